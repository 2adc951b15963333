// The first model of fine-grained permissions: which objects have them, and where.
import type KeycloakAdminClient from "@keycloak/keycloak-admin-client";

/** The scopes of each kind of object. */
export const scopesOf = {
  clients: [
    "configure",
    "manage",
    "map-roles",
    "map-roles-client-scope",
    "map-roles-composite",
    "token-exchange",
    "view",
  ],
  users: ["impersonate", "manage", "manage-group-membership", "map-roles", "user-impersonated", "view"],
  groups: ["manage", "manage-members", "manage-membership", "view", "view-members"],
  roles: ["map-role", "map-role-client-scope", "map-role-composite"],
  identityProviders: ["token-exchange"],
};

/** An object that has permissions of its own. */
export interface PermissionHost {
  kind: keyof typeof scopesOf;
  name: string;
  place: string;
  /** Test id of the tab; without one it is found by its name. */
  tab?: string;
  /** Where the server has its permissions, below the realm. */
  path: string;
}

/** Makes an object of each kind in a realm that has none. */
export async function permissionHosts(of: KeycloakAdminClient, realm: string): Promise<PermissionHost[]> {
  const { id: client } = await of.clients.create({ realm, clientId: "guarded" });
  await of.clients.createRole({ realm, id: client, name: "of a client" });
  const clientRole = (await of.clients.findRole({ realm, id: client, roleName: "of a client" }))?.id ?? "";
  await of.roles.create({ realm, name: "guarded" });
  const role = (await of.roles.findOneByName({ realm, name: "guarded" }))?.id ?? "";
  const { id: group } = await of.groups.create({ realm, name: "guarded" });
  await of.identityProviders.create({ realm, alias: "guarded", providerId: "github", enabled: true });
  const tab = "permissionsTab";
  return [
    {
      kind: "clients",
      name: "client",
      place: `clients/${client}/settings`,
      tab,
      path: `clients/${client}/management/permissions`,
    },
    {
      kind: "roles",
      name: "client role",
      place: `clients/${client}/roles/${clientRole}/details`,
      path: `roles-by-id/${clientRole}/management/permissions`,
    },
    { kind: "users", name: "users", place: "users", tab, path: "users-management-permissions" },
    { kind: "groups", name: "group", place: `groups/${group}`, tab, path: `groups/${group}/management/permissions` },
    {
      kind: "roles",
      name: "realm role",
      place: `roles/${role}/details`,
      path: `roles-by-id/${role}/management/permissions`,
    },
    {
      kind: "identityProviders",
      name: "provider",
      place: "identity-providers/github/guarded/settings",
      tab,
      path: "identity-provider/instances/guarded/management/permissions",
    },
  ];
}
