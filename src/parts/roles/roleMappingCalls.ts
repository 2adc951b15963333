import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import type RoleRepresentation from "@keycloak/keycloak-admin-client/lib/defs/roleRepresentation";
import type { Call, Messages } from "~/data/write/action";
import { statusOf } from "~/data/api/errors";
import type { RoleHolder } from "~/data/api/extra";
import type { Write } from "~/data/access/permissions";
import { type Read, unlessRefused } from "~/data/query/useLoad";
import {
  allBelow,
  byClient,
  clientRole,
  compositesOf,
  distinct,
  type Known,
  mappedRoles,
  realmRole,
  type Role,
} from "~/parts/roles/mappedRoles";

/** The calls around the roles of one type of holder. */
export interface RoleCalls {
  /** Roles that are assigned directly. */
  direct: (read: Read, id: string, known: Known) => Promise<Role[]>;
  /** Everything that is in force, direct ones may be among it; undefined for a part that may not be read. */
  effective: (read: Read, id: string, known: Known) => Promise<(Role[] | undefined)[]>;
  /** Realm roles that can be assigned, all of them. */
  available: (read: Read, id: string) => Promise<RoleRepresentation[]>;
  /** The calls that list what can be assigned without being refused, where the server refuses some roles. */
  lists?: {
    realm: `${"users" | "groups"}.listAvailableRealmRoleMappings`;
    client: `${"users" | "groups"}.listAvailableClientRoleMappings`;
  };
  /** Assigns: one call for the realm's roles and one per client. */
  add: (call: Call, id: string, roles: readonly Role[]) => Promise<void>;
  remove: (call: Call, id: string, roles: readonly Role[]) => Promise<void>;
  adds: { realm: Write; client: Write };
  removes: Write;
  /** Alerts after assigning. */
  alerts: Messages;
  /** Reads a group or one above it, where it is not one of the realm's. */
  group?: (read: Read, id: string) => Promise<GroupRepresentation>;
}

/** What the server needs of roles that are assigned or taken away. */
const bodies = (roles: readonly Role[]) => roles.map(({ id, name }) => ({ id, name }));

/** Runs one call for the realm's roles and one per client, one after the other: a refusal stops what follows. */
async function each(
  roles: readonly Role[],
  ofRealm: (roles: { id: string; name: string }[]) => Promise<unknown>,
  ofClient: (client: string, roles: { id: string; name: string }[]) => Promise<unknown>,
): Promise<void> {
  const { realm, clients } = byClient(roles);
  if (realm.length > 0) await ofRealm(bodies(realm));
  for (const [client, own] of clients) await ofClient(client, bodies(own));
}

/** The calls of the server's own console do not know users that are kept nowhere. */
const unlessUnknown = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> =>
  unlessRefused(answer).catch((error: unknown) => {
    if (statusOf(error) !== 404) throw error;
    return undefined;
  });

const people = (type: "users" | "groups", alerts: Messages): RoleCalls => ({
  direct: async (read, id, { mayListRoles }) => {
    const [all, realm] = await Promise.all([
      read(`${type}.listRoleMappings`, { id }),
      mayListRoles ? [] : read(`${type}.listRealmRoleMappings`, { id }),
    ]);
    return distinct([...mappedRoles(all), ...realm.map(realmRole)]);
  },
  effective: async (read, id) => {
    const [realm, client] = await Promise.all([
      unlessRefused(read(`${type}.listCompositeRealmRoleMappings`, { id })),
      unlessUnknown(read("ui.effectiveRoles", { type, id })),
    ]);
    return [realm?.map(realmRole), client?.map(clientRole)];
  },
  available: (read, id) => read(`${type}.listAvailableRealmRoleMappings`, { id }),
  lists: { realm: `${type}.listAvailableRealmRoleMappings`, client: `${type}.listAvailableClientRoleMappings` },
  add: (call, id, roles) =>
    each(
      roles,
      (roles) => call(`${type}.addRealmRoleMappings`, { id, roles }),
      (clientUniqueId, roles) => call(`${type}.addClientRoleMappings`, { id, clientUniqueId, roles }),
    ),
  remove: (call, id, roles) =>
    each(
      roles,
      (roles) => call(`${type}.delRealmRoleMappings`, { id, roles }),
      (clientUniqueId, roles) => call(`${type}.delClientRoleMappings`, { id, clientUniqueId, roles }),
    ),
  adds: { realm: `${type}.addRealmRoleMappings`, client: `${type}.addClientRoleMappings` },
  removes: `${type}.delRealmRoleMappings`,
  alerts,
});

const scopes = (type: "clients" | "clientScopes", alerts: Messages): RoleCalls => ({
  direct: async (read, id) => mappedRoles(await read(`${type}.listScopeMappings`, { id })),
  effective: async (read, id) => {
    const [realm, client] = await Promise.all([
      unlessRefused(read(`${type}.listCompositeRealmScopeMappings`, { id })),
      unlessRefused(read("ui.effectiveRoles", { type, id })),
    ]);
    return [realm?.map(realmRole), client?.map(clientRole)];
  },
  available: (read, id) => read(`${type}.listAvailableRealmScopeMappings`, { id }),
  add: (call, id, roles) =>
    each(
      roles,
      (roles) => call(`${type}.addRealmScopeMappings`, { id }, roles),
      (client, roles) => call(`${type}.addClientScopeMappings`, { id, client }, roles),
    ),
  remove: (call, id, roles) =>
    each(
      roles,
      (roles) => call(`${type}.delRealmScopeMappings`, { id }, roles),
      (client, roles) => call(`${type}.delClientScopeMappings`, { id, client }, roles),
    ),
  adds: { realm: `${type}.addRealmScopeMappings`, client: `${type}.addClientScopeMappings` },
  removes: `${type}.delRealmScopeMappings`,
  alerts,
});

const composites: RoleCalls = {
  direct: compositesOf,
  effective: async (read, id, known) => {
    if (!known.hasRoleCalls) return [await unlessRefused(allBelow(read, id, known))];
    const roles = await unlessRefused(read("ui.effectiveRolesOfRole", { id }));
    const mapped = roles?.map(({ client, clientId, ...role }) => ({
      ...realmRole(role),
      ...(client && clientId && { client: { id: clientId, clientId: client } }),
    }));
    return [mapped?.filter((role) => role.id !== id)];
  },
  available: (read) => read("roles.find"),
  add: (call, roleId, roles) => call("roles.createComposite", { roleId }, bodies(roles)),
  remove: (call, id, roles) => call("roles.delCompositeRoles", { id }, bodies(roles)),
  adds: { realm: "roles.createComposite", client: "roles.createComposite" },
  removes: "roles.delCompositeRoles",
  alerts: { done: "addAssociatedRolesSuccess", failed: "addAssociatedRolesError" },
};

/** Composites of a role of a client: who writes them needs the rights of the client. */
export const clientRoleCalls: RoleCalls = {
  ...composites,
  add: (call, roleId, roles) => call("clients.addRoleComposites", { roleId }, bodies(roles)),
  remove: (call, roleId, roles) => call("clients.delRoleComposites", { roleId }, bodies(roles)),
  adds: { realm: "clients.addRoleComposites", client: "clients.addRoleComposites" },
  removes: "clients.delRoleComposites",
};

/** Alerts after roles were taken away, and after they were assigned where a type has none of its own. */
export const UPDATED: Messages = { done: "roleMappingUpdatedSuccess", failed: "roleMappingUpdatedError" };

/** The calls around the roles of a group of an organization, which those below it inherit. */
export const organizationGroupRoles = (orgId: string): RoleCalls => ({
  direct: async (read, id, { mayListRoles }) => {
    const [all, realm] = await Promise.all([
      read("organizationGroups.listRoleMappings", { orgId, id }),
      mayListRoles ? [] : read("organizationGroups.listRealmRoleMappings", { orgId, id }),
    ]);
    return distinct([...mappedRoles(all), ...realm.map(realmRole)]);
  },
  effective: async (read, id) => {
    const [realm, client] = await Promise.all([
      unlessRefused(read("organizationGroups.listCompositeRealmRoleMappings", { orgId, id })),
      unlessRefused(read("ui.effectiveRoles", { type: "groups", id })),
    ]);
    return [realm?.map(realmRole), client?.map(clientRole)];
  },
  available: (read, id) => read("organizationGroups.listAvailableRealmRoleMappings", { orgId, id }),
  add: (call, id, roles) =>
    each(
      roles,
      (own) => call("organizationGroups.addRealmRoleMappings", { orgId, id, roles: own }),
      (clientUniqueId, own) =>
        call("organizationGroups.addClientRoleMappings", { orgId, id, clientUniqueId, roles: own }),
    ),
  remove: (call, id, roles) =>
    each(
      roles,
      (own) => call("organizationGroups.delRealmRoleMappings", { orgId, id, roles: own }),
      (clientUniqueId, own) =>
        call("organizationGroups.delClientRoleMappings", { orgId, id, clientUniqueId, roles: own }),
    ),
  adds: {
    realm: "organizationGroups.addRealmRoleMappings",
    client: "organizationGroups.addClientRoleMappings",
  },
  removes: "organizationGroups.delRealmRoleMappings",
  alerts: UPDATED,
  group: (read, id) => read("organizationGroups.findOne", { orgId, id }),
});

/** The calls by type of holder. */
export const roleCalls: Record<RoleHolder, RoleCalls> = {
  users: people("users", { done: "userRoleMappingUpdatedSuccess", failed: "roleMappingUpdatedError" }),
  groups: people("groups", UPDATED),
  clients: scopes("clients", UPDATED),
  clientScopes: scopes("clientScopes", UPDATED),
  roles: composites,
};
