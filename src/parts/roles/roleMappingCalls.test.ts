import { byClient, compositesOf, distinct, mappedRoles } from "~/parts/roles/mappedRoles";
import { organizationGroupRoles, roleCalls } from "~/parts/roles/roleMappingCalls";

const account = { id: "uuid of account", clientId: "account" };

it("reads the roles of an answer by client", () => {
  const roles = mappedRoles({
    realmMappings: [{ id: "1", name: "a", composite: true }],
    clientMappings: { account: { id: account.id, client: "account", mappings: [{ id: "2", name: "view" }] } },
  });
  expect(roles).toMatchObject([
    { id: "1", name: "a", composite: true },
    { id: "2", name: "view", client: account },
  ]);
  expect(mappedRoles({})).toEqual([]);
});

it("keeps the first of several equal roles", () => {
  const roles = distinct([
    { id: "1", name: "first" },
    { id: "2", name: "b" },
    { id: "1", name: "second" },
  ]);
  expect(roles.map(({ name }) => name)).toEqual(["first", "b"]);
});

const roles = [
  { id: "1", name: "a" },
  { id: "2", name: "view", client: account },
  { id: "3", name: "use", client: { id: "uuid of app", clientId: "app" } },
  { id: "4", name: "manage", client: account },
];

it("sorts roles by client", () => {
  const { realm, clients } = byClient(roles);
  expect(realm.map(({ id }) => id)).toEqual(["1"]);
  expect(clients.map(([client, own]) => [client, own.map(({ id }) => id)])).toEqual([
    ["uuid of account", ["2", "4"]],
    ["uuid of app", ["3"]],
  ]);
});

const { users, groups, clients, clientScopes } = roleCalls;
const holders = { users, groups, clients, clientScopes, "group of an organization": organizationGroupRoles("org") };

it.each(Object.entries(holders))("assigns by one call per client: %s", async (_, { add, remove }) => {
  const calls: string[] = [];
  const call = async (name: string, ...args: unknown[]): Promise<never> => {
    calls.push(`${name} ${JSON.stringify(args)}`);
    return undefined as never;
  };
  await add(call, "holder", roles);
  expect(calls).toHaveLength(3);
  expect(calls[1]).toContain("uuid of account");
  expect(calls[1]).toContain('[{"id":"2","name":"view"},{"id":"4","name":"manage"}]');
  calls.length = 0;
  await remove(call, "holder", [{ id: "1", name: "a" }]);
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatch(/^\w+\.delRealm/);
});

describe("a server before 26.6", () => {
  const known = { hasRoleCalls: false, mayListRoles: true };
  const parts: Record<string, object[]> = {
    a: [
      { id: "b", name: "b", composite: true },
      { id: "v", name: "view", clientRole: true, containerId: "uuid" },
    ],
    b: [
      { id: "a", name: "a", composite: true },
      { id: "b", name: "b", composite: true },
      { id: "c", name: "c" },
      { id: "w", name: "write", clientRole: true, containerId: "uuid" },
      { id: "x", name: "execute", clientRole: true, containerId: "uuid" },
    ],
  };
  const requests: string[] = [];
  const read = async (name: string, { id }: { id: string }): Promise<never> => {
    requests.push(`${name} ${id}`);
    return (name === "clients.findOne" ? { id, clientId: "account" } : (parts[id] ?? [])) as never;
  };
  beforeEach(() => void (requests.length = 0));

  it("is read once for each distinct client of composites", async () => {
    const found = await compositesOf(read as never, "b", known);
    expect(found.at(-1)?.client).toEqual({ id: "uuid", clientId: "account" });
    expect(requests).toEqual(["roles.getCompositeRoles b", "clients.findOne uuid"]);
  });

  it("is read once for each composite role below, also in cycles", async () => {
    const [found = []] = await roleCalls.roles.effective(read as never, "a", known);
    expect(found.map(({ name }) => name).sort()).toEqual(["b", "c", "execute", "view", "write"]);
    expect(requests.filter((one) => one.startsWith("roles"))).toEqual([
      "roles.getCompositeRoles a",
      "roles.getCompositeRoles b",
    ]);
  });
});
