// What fine-grained permissions grant is live, and what they do not is off: sets of them, each in a realm of its own,
// because one object with a permission of its own is no longer part of those about all objects.
import type { Write } from "../../../src/data/access/requiredPermissions";
import { writeControls } from "../../support/controls";
import { grant, helperOf, permissionsOf } from "../../support/areas/finePermissions";
import { join } from "../../support/areas/groups";
import { organizationOf } from "../../support/areas/organizations";
import { accepts, clientOf, isProbed, type Kind, makeObjects, type Objects } from "../../support/probes/probes";
import { admin, createRealm, createUser, server, uniqueName } from "../../support/server";
import { expect, open, test, visit } from "../../support/test";

type World = Objects & { organization: string };

interface Granted {
  kind: Kind | "Roles";
  scopes: string[];
  /** The object it is about; all of the kind when left out. */
  of?: "user" | "group" | "client" | "role" | "organization";
}

interface PermissionSet {
  roles: string[];
  granted: Granted[];
  /** Places of what is granted, without the realm. */
  places: (world: World) => string[];
  /**
   * Controls that are live and refused with these objects: no answer of the server says before they are tried, or it
   * depends on what is chosen next. Each is in "Decisions" of the README.
   */
  untold?: Write[];
}

const tabs = (of: string, ...names: string[]) => names.map((name) => `${of}/${name}`);
const people = ({ user }: World) => [
  "users",
  ...tabs(`users/${user}`, "settings", "attributes", "credentials", "role-mapping", "groups", "consents", "sessions"),
];
const groups = ({ group }: World) => [
  "groups",
  ...tabs(`groups/${group}`, "groups", "members", "attributes", "role-mapping"),
];
const clients = ({ client, clientRole, clientMapper }: World) => [
  // one of them, that of the permissions, nobody but the realm's administrators manages
  "clients?search=probe",
  ...tabs(`clients/${client}`, "settings", "keys", "credentials", "roles", "clientScopes", "sessions", "advanced"),
  `clients/${client}/clientScopes/dedicated`,
  `clients/${client}/clientScopes/dedicated/mappers/${clientMapper}/edit`,
  ...tabs(`clients/${client}/roles/${clientRole}`, "details", "associated-roles", "attributes"),
];
/** What a client protects: its lists, and the page of one of each. */
const protectedBy = ({ client, resource, authorizationScope, policy, permission }: World) =>
  tabs(
    `clients/${client}/authorization`,
    "settings",
    "resources",
    "scopes",
    "policies",
    "permissions",
    `resource/${resource}`,
    `scope/${authorizationScope}`,
    `policy/${policy}/time`,
    `permission/resource/${permission}`,
  );
const organizations = ({ organization }: World) => [
  "organizations",
  ...tabs(`organizations/${organization}`, "settings", "attributes", "members/invitations", "groups"),
];

const USERS = ["query-users", "query-groups"];

const sets: Record<string, PermissionSet> = {
  "views the members of one group": {
    roles: USERS,
    granted: [{ kind: "Groups", scopes: ["view", "view-members"], of: "group" }],
    places: (world) => [...people(world), ...groups(world)],
    untold: ["users.create", "groups.create"],
  },
  "manages the members of one group": {
    roles: USERS,
    granted: [{ kind: "Groups", scopes: ["view", "view-members", "manage-members"], of: "group" }],
    places: (world) => [...people(world), ...groups(world)],
    untold: ["users.create", "groups.create"],
  },
  "manages who is in one group": {
    roles: USERS,
    granted: [
      { kind: "Groups", scopes: ["view", "view-members", "manage-membership"], of: "group" },
      { kind: "Users", scopes: ["view", "manage-group-membership"] },
    ],
    places: (world) => [...people(world), ...groups(world)],
    untold: ["users.create", "groups.create"],
  },
  "impersonates the members of one group": {
    roles: USERS,
    granted: [{ kind: "Groups", scopes: ["view-members", "impersonate-members"], of: "group" }],
    places: people,
    untold: ["users.create"],
  },
  "manages one group": {
    roles: USERS,
    granted: [{ kind: "Groups", scopes: ["view", "manage"], of: "group" }],
    places: groups,
    untold: ["groups.create", "groups.updateChildGroup"],
  },
  "views all users": {
    roles: USERS,
    granted: [{ kind: "Users", scopes: ["view"] }],
    places: people,
    untold: ["users.create"],
  },
  "manages one user": {
    roles: USERS,
    granted: [{ kind: "Users", scopes: ["view", "manage"], of: "user" }],
    places: people,
    untold: ["users.create"],
  },
  "manages all users": {
    roles: USERS,
    granted: [{ kind: "Users", scopes: ["view", "manage"] }],
    places: (world) => [...people(world), "users/add-user"],
  },
  "maps one role": {
    roles: ["query-users"],
    granted: [
      { kind: "Users", scopes: ["view", "map-roles"] },
      { kind: "Roles", scopes: ["map-role"], of: "role" },
    ],
    places: people,
  },
  "maps the roles of one client": {
    roles: ["query-users", "query-clients"],
    granted: [
      { kind: "Users", scopes: ["view", "map-roles"] },
      { kind: "Clients", scopes: ["view", "map-roles"], of: "client" },
    ],
    places: (world) => [`users/${world.user}/role-mapping`, ...clients(world)],
    untold: ["clients.create"],
  },
  "manages one client": {
    roles: ["query-clients"],
    granted: [{ kind: "Clients", scopes: ["view", "manage"], of: "client" }],
    places: clients,
    untold: ["clients.create", "clients.addDefaultClientScope", "clients.delDefaultClientScope"],
  },
  "views all clients": {
    roles: ["query-clients"],
    granted: [{ kind: "Clients", scopes: ["view"] }],
    places: clients,
    untold: ["clients.create"],
  },
  "views all clients and what they protect": {
    roles: ["query-clients", "view-authorization"],
    granted: [{ kind: "Clients", scopes: ["view"] }],
    places: protectedBy,
    untold: ["clients.create"],
  },
  "manages one client and what it protects": {
    roles: ["query-clients", "view-authorization"],
    granted: [{ kind: "Clients", scopes: ["view", "manage"], of: "client" }],
    places: (world) => [
      ...protectedBy(world),
      ...tabs(`clients/${world.client}/authorization`, "resource/new", "scope/new", "policy/new/time"),
    ],
    untold: ["clients.create"],
  },
  "manages all clients": {
    roles: ["query-clients"],
    granted: [{ kind: "Clients", scopes: ["view", "manage"] }],
    places: (world) => [...clients(world), "clients/add-client", "clients/import-client"],
  },
  "views one organization": {
    roles: ["query-organizations"],
    granted: [{ kind: "Organizations", scopes: ["view"], of: "organization" }],
    places: organizations,
    untold: ["organizations.create", "organizations.updateById", "organizations.delById", "organizationGroups.create"],
  },
  "manages one organization": {
    roles: ["query-organizations"],
    granted: [{ kind: "Organizations", scopes: ["view", "manage"], of: "organization" }],
    places: (world) => [...organizations(world), "organizations/new"],
    untold: ["organizations.create"],
  },
};

/** Makes a realm with the objects of the probes and an administrator who is granted a set of permissions. */
async function makeWorld({ roles, granted }: PermissionSet) {
  const realm = uniqueName("granted");
  await createRealm({ realm, adminTheme: "gatehouse" });
  const helper = await createUser(realm, uniqueName("helper"), roles);
  const objects = await makeObjects(realm);
  // nobody answers there
  await admin.components.del({ realm, id: objects.provider });
  const organization = await organizationOf(realm, "probe");
  await admin.organizations.addMember({ realm, orgId: organization, userId: objects.user });
  await join(realm, objects.group, objects.user);
  const world: World = { ...objects, organization };
  const { allow } = await permissionsOf(realm);
  const made = new Map<string, (id: string) => Promise<unknown>>();
  for (const { kind, scopes, of } of granted) {
    const { extend } = await allow({ resourceType: kind, scopes, ...(of && { resources: [world[of]] }) }, [helper.id]);
    if (of) made.set(kind, extend);
  }
  world.permit = (kind, id) =>
    made.get(kind)?.(id) ?? (kind === "Users" ? join(realm, objects.group, id) : Promise.resolve());
  return { realm, helper, world };
}

test.describe.configure({ mode: "parallel" });
test.beforeEach(() => test.skip(server.version < "26.7", "what may be granted differs before 26.7"));

for (const [name, set] of Object.entries(sets))
  test(`who ${name}: no live control that is refused, no dead one that is accepted`, async ({
    signedOutPage: page,
    allowConsole,
  }) => {
    // what a page may read is no matter of this spec
    allowConsole(/status of (403|404)/);
    const { realm, helper, world } = await makeWorld(set);
    const accepted = new Map<Write, boolean>();
    const client = await clientOf(helper, realm);
    const isAccepted = async (call: Write) => {
      // who impersonates is signed out
      const as = call === "users.impersonation" ? await clientOf(helper, realm) : client;
      const answer = accepted.get(call) ?? (await accepts(as, call, world));
      accepted.set(call, answer);
      return answer;
    };
    await open(page, `/${realm}`, { realm, as: helper });
    const untold = new Set<string>();
    for (const place of set.places(world)) {
      await visit(page, `/${realm}/${place}`);
      for (const { call, denied, disabled } of await writeControls(page)) {
        if (!isProbed(call)) continue;
        const isRefused = !(await isAccepted(call));
        if (isRefused && !denied && !disabled) untold.add(call);
        if (!isRefused) expect({ place, call, denied }, "off, but accepted").toEqual({ place, call, denied: false });
      }
    }
    expect([...untold].sort(), "live, but refused").toEqual([...(set.untold ?? [])].sort());
  });

test("what only the server knows is refused in words, keeps what was typed, and can be tried again", async ({
  signedOutPage: page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of 403/);
  const helper = await helperOf(realm, USERS);
  await grant(realm, helper.id, "Users", ["view"]);
  await open(page, `/${realm}/users`, { realm, as: helper });
  await page.getByTestId("add-user").click();
  await page.getByTestId("username").fill("refused");
  await page.getByTestId("user-creation-save").click();
  await expect(page.getByTestId("last-alert")).toContainText("Could not create user");
  await expect(page.getByTestId("username")).toHaveValue("refused");
  // who may make users in some groups only has to choose one
  await expect(page.getByTestId("username")).toBeEditable();
  await expect(page.getByTestId("user-creation-save")).toBeEnabled();
});
