import { countOf, kinds, partOf, realmsIn, unsupportedIn } from "~/features/realmSettings/partial/realmFile";

const realm = {
  realm: "a",
  users: [{ username: "u" }, { username: "v" }],
  clients: [],
  roles: { realm: [{ name: "r" }], client: { app: [{ name: "s" }, { name: "t" }], other: [{ name: "x" }] } },
  components: { "org.keycloak.keys.KeyProvider": [{}] },
  clientScopes: [],
};

it("counts what is in a file by kind", () => {
  expect(kinds.map((kind) => countOf(realm, kind))).toEqual([2, 0, 0, 0, 1, 3]);
  expect(kinds.map((kind) => countOf({ users: "none", roles: [] }, kind))).toEqual([0, 0, 0, 0, 0, 0]);
});

it("sends the chosen kinds only, and leaves the file as it is", () => {
  const before = structuredClone(realm);
  expect(partOf(realm, ["users", "clientRoles"])).toEqual({
    users: realm.users,
    roles: { client: realm.roles.client },
  });
  expect(partOf(realm, ["realmRoles"])).toEqual({ roles: { realm: realm.roles.realm } });
  expect(partOf(realm, [])).toEqual({});
  expect(realm).toEqual(before);
});

it("sends the mappers of chosen providers along, and no mask as a secret", () => {
  const mapper = { name: "m", identityProviderAlias: "p", config: { role: "r" } };
  const file = {
    identityProviders: [{ alias: "p", config: { clientId: "c", clientSecret: "**********" } }],
    identityProviderMappers: [mapper, { ...mapper, identityProviderAlias: "gone" }],
    clients: [{ clientId: "c", secret: "**********" }],
  };
  const provider = { alias: "p", config: { clientId: "c" } };
  expect(partOf(file, ["identityProviders"])).toEqual({
    identityProviders: [provider],
    identityProviderMappers: [mapper],
  });
  expect(partOf(file, ["clients"])).toEqual({ clients: [{ clientId: "c" }] });
  expect(unsupportedIn(file)).toEqual([]);
});

it("gives groups of a file the path by which the server knows them", () => {
  const groups = [{ name: "team" }, { name: "other", path: "/other" }, { name: "a/b" }, "none"];
  expect(partOf({ groups }, ["groups"]).groups).toEqual([
    { name: "team", path: "/team" },
    { name: "other", path: "/other" },
    // as a path it would name another group
    { name: "a/b" },
    "none",
  ]);
});

it("names what cannot be imported", () => {
  expect(unsupportedIn(realm)).toEqual(["components"]);
});

it.each([
  ["", 0],
  ["  ", 0],
  ["{}", 1],
  ['[{"realm":"a"},{"realm":"b"}]', 2],
])("reads %j", (text, length) => {
  expect(realmsIn(text).realms).toHaveLength(length);
  expect(realmsIn(text).problem).toBeUndefined();
});

it.each(["1", "null", "[1]", '"text"'])("takes no realm out of %j", (text) => {
  expect(realmsIn(text)).toEqual({ realms: [], problem: "gatehouse.noRealmFile" });
});

it("says what breaks a file", () => {
  const problem = ["gatehouse.notJson", { error: expect.stringContaining("position 1") }];
  expect(realmsIn("{,")).toEqual({ realms: [], problem });
});

it("takes no file over 5 MB", () => {
  const problem = "gatehouse.importTooLong";
  expect(realmsIn(" ".repeat(5 * 1024 * 1024 + 1))).toEqual({ realms: [], problem });
});
