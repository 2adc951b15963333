import { NetworkError } from "@keycloak/keycloak-admin-client";
import type { Read } from "~/data/query/useLoad";
import { kinds } from "~/features/realmSettings/partial/realmFile";
import { changedIn, entriesIn, planOf } from "~/features/realmSettings/partial/planned";

const file = {
  users: [{ username: "there", firstName: "After" }, { username: "new" }],
  groups: [{ name: "team" }],
  roles: { realm: [{ name: "r" }], client: { app: [{ name: "s" }] } },
};

const refused = new NetworkError("HTTP", {
  response: { status: 403, headers: new Headers() } as Response,
  responseData: {},
});

it("names the objects of the chosen kinds", () => {
  expect(entriesIn(file, ["users", "clientRoles"]).map(({ kind, name, client }) => [kind, name, client])).toEqual([
    ["users", "there", undefined],
    ["users", "new", undefined],
    ["clientRoles", "s", "app"],
  ]);
  expect(entriesIn({ users: "none", roles: [] }, ["users", "realmRoles", "clientRoles"])).toEqual([]);
});

it("tells what differs, without what the server makes itself and what is nothing", () => {
  const now = { id: "1", name: "a", attributes: {}, enabled: false, path: "/a" };
  expect(changedIn({ name: "a" }, now)).toEqual([]);
  expect(changedIn({ id: "2", name: "a", enabled: true }, { ...now, description: "lost" })).toEqual([
    "enabled",
    "description",
  ]);
});

it("compares with the realm; what may not be looked at is unknown", async () => {
  const read = (async (name: string, { username, search }: Record<string, string>) => {
    if (name === "groups.find") throw refused;
    if (name === "roles.find") return [{ name: `${search} longer` }, { name: search, id: "7", clientRole: false }];
    return username === "there" ? [{ id: "1", username, firstName: "Before" }] : [];
  }) as Read;
  const plan = await planOf(read, entriesIn(file, ["users", "groups", "realmRoles", "clientRoles"]));
  expect(plan.map(({ name, status, changes }) => [name, status, changes])).toEqual([
    ["there", "changed", ["firstName"]],
    ["new", "new", []],
    ["team", "unknown", []],
    ["r", "same", []],
    ["s", "new", []],
  ]);
});

it("knows the groups below a group, which overwriting would delete", async () => {
  const below: Record<string, object[]> = {
    g: [{ id: "s", name: "sub", subGroupCount: 1 }],
    s: [{ id: "d", name: "deep", attributes: { a: ["1"] } }],
  };
  const read = (async (name: string, { parentId = "" }: Record<string, string>) =>
    name === "groups.find" ? [{ id: "g", name: "g", subGroups: [], subGroupCount: 1 }] : below[parentId]) as Read;
  const planned = async (group: object) => (await planOf(read, entriesIn({ groups: [group] }, ["groups"])))[0]?.changes;
  expect(await planned({ name: "g" })).toEqual(["subGroups"]);
  expect(await planned({ name: "g", subGroups: [{ name: "sub" }] })).toEqual(["subGroups"]);
  const deep = { name: "deep", path: "/g/sub/deep", attributes: { a: ["1"] }, subGroups: [] };
  expect(await planned({ name: "g", subGroups: [{ name: "sub", subGroups: [deep] }] })).toEqual([]);
});

it("knows the roles in a role, which overwriting would take out of it", async () => {
  const parts = [
    { id: "1", name: "view", clientRole: true, containerId: "c" },
    { id: "2", name: "b" },
    { id: "3", name: "a" },
  ];
  const answers: Record<string, unknown> = {
    "roles.find": [{ id: "r", name: "r", composite: true }],
    "roles.getCompositeRoles": parts,
    "clients.findOne": { id: "c", clientId: "app" },
  };
  const read = (async (name: string) => answers[name]) as Read;
  const planned = async (role: object) =>
    (await planOf(read, entriesIn({ roles: { realm: [{ name: "r", composite: true, ...role }] } }, ["realmRoles"])))[0];
  const composites = { realm: ["a", "b"], client: { app: ["view"] } };
  expect(await planned({ composites })).toMatchObject({ status: "same", changes: [] });
  for (const others of [undefined, { realm: ["a"], client: { app: ["view"] } }, { realm: ["a", "b", "view"] }])
    expect(await planned({ composites: others })).toMatchObject({ status: "changed", changes: ["composites"] });
});

it("finds the user whose e-mail one of a file has, which overwriting would delete", async () => {
  const alice = { id: "1", username: "alice", email: "a@x.org" };
  const read = (async (_: string, { username, email }: Record<string, string>) =>
    username === "alice" || email === "a@x.org" ? [alice] : []) as Read;
  const planned = (user: object, sharesEmails?: boolean) =>
    planOf(read, entriesIn({ users: [user] }, ["users"]), sharesEmails);
  const bob = { username: "bob", email: "a@x.org" };
  expect(await planned(bob)).toMatchObject([{ status: "changed", changes: ["username: alice"], isOtherUser: true }]);
  expect(await planned(bob, true)).toMatchObject([{ status: "new" }]);
  // the server tells no letter case of names apart
  const [same] = await planned({ username: "Alice", email: "a@x.org" });
  expect(same).toMatchObject({ status: "same", changes: [] });
  expect(same).not.toHaveProperty("isOtherUser");
});

it("knows the clients that the server leaves out, also as those of roles", async () => {
  const role = [{ name: "r" }];
  const read = (async () => []) as Read;
  // seen with 26.7.3: neither refused, nor skipped, nor overwritten
  const clients = ["account", "admin-cli", "other-realm", "realm"].map((clientId) => ({ clientId }));
  const client = { "other-realm": role, realm: role };
  const plan = await planOf(
    read,
    entriesIn({ clients: [...clients, ...clients.slice(0, 1)], roles: { client } }, kinds),
  );
  const shown = plan.map(({ name, isLeftOut = false, isRefused = false }) => [name, isLeftOut, isRefused]);
  expect(shown).toEqual([
    ["account", true, false],
    ["admin-cli", true, false],
    ["other-realm", true, false],
    ["realm", false, false],
    ["account", true, false],
    ["r", false, true],
    ["r", false, false],
  ]);
});

it("reads nothing of what the server leaves out", async () => {
  const read = jest.fn(async () => []) as Read;
  const plan = await planOf(read, entriesIn({ clients: [{ clientId: "account" }, { clientId: "app" }] }, ["clients"]));
  expect(plan.map(({ status }) => status)).toEqual(["unknown", "new"]);
  expect(read).toHaveBeenCalledTimes(1);
});

it("takes no user at all for one without a name", async () => {
  const read = (async () => [{ id: "1", username: "anybody" }]) as Read;
  expect(await planOf(read, entriesIn({ users: [{}] }, ["users"]))).toMatchObject([{ status: "new" }]);
});

it("knows what the server refuses, and everything else with it", async () => {
  const read = (async (name: string, { clientId, username }: Record<string, string>) => {
    if (username === "there") return [{ id: "1", username: "there" }];
    return name === "clients.find" && clientId === "known" ? [{ id: "2", clientId }] : [];
  }) as Read;
  const refused = async (file: object, sharesEmails?: boolean) =>
    (await planOf(read, entriesIn({ ...file }, [...kinds]), sharesEmails)).map(({ isRefused = false }) => isRefused);
  // the server: 412, 409 and 500 for the whole import whatever the rule, proved with 26.7.3
  const role = [{ name: "r" }];
  expect(
    await refused({ roles: { client: { known: role, made: role, none: role } }, clients: [{ clientId: "made" }] }),
  ).toEqual([false, false, false, true]);
  expect(await refused({ users: [{ username: "a" }, { username: "A" }, { username: "b" }] })).toEqual([
    true,
    true,
    false,
  ]);
  const emails = {
    users: [
      { username: "a", email: "e@x" },
      { username: "b", email: "E@x" },
    ],
  };
  expect(await refused(emails)).toEqual([true, true]);
  expect(await refused(emails, true)).toEqual([false, false]);
  expect(
    await refused({ groups: [{ name: "g" }, { name: "g" }, { path: "/h" }], roles: { realm: [{ name: "g" }] } }),
  ).toEqual([true, true, true, false]);
  // it can be skipped as often as it comes
  expect(await refused({ users: [{ username: "there" }, { username: "there" }] })).toEqual([false, false]);
});
