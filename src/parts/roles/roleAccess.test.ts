import type { Read } from "~/data/query/useLoad";
import { compositesIfSeen, type Role } from "~/parts/roles/mappedRoles";
import { compareRoles, reasonsOf, roleAccess } from "~/parts/roles/roleAccess";
import type { Parts } from "~/parts/roles/roleChains";

const role = (id: string): Role => ({ id, name: id });
const roles = (ids: string) => ids.split(" ").filter(Boolean).map(role);
const partsOf = (composites: Record<string, string>): Parts =>
  new Map(Object.entries(composites).map(([id, ids]) => [id, roles(ids)]));
const isDefault = ({ name }: Role) => name === "default";
const shown = (reasons: ReturnType<typeof reasonsOf>) =>
  Object.fromEntries([...reasons].map(([id, all]) => [id, [...all].sort().join(" ")]));

it("names every path by which a role gets to a user, also several for one role", () => {
  const origins = [
    { roles: roles("default a") },
    { group: "/g/h", roles: roles("b a") },
    { group: "/g", below: "/g/h", roles: roles("c") },
  ];
  const parts = partsOf({ default: "uma", a: "x", x: "y c" });
  expect(shown(reasonsOf(origins, parts, isDefault))).toEqual({
    default: "defaultRoles direct",
    a: "direct group",
    b: "group",
    c: "composite parentGroup",
    uma: "composite defaultRoles",
    x: "composite",
    y: "composite",
  });
});

it("ends in cycles and leaves out parts of roles that are not in force", () => {
  const parts = partsOf({ a: "b", b: "a", other: "z" });
  expect(shown(reasonsOf([{ roles: roles("a") }], parts, isDefault))).toEqual({
    a: "composite direct",
    b: "composite",
  });
});

it("the default role counts also where a group or another role gives it", () => {
  const parts = partsOf({ default: "uma" });
  expect(shown(reasonsOf([{ group: "/g", roles: roles("default") }], parts, isDefault))).toEqual({
    default: "defaultRoles group",
    uma: "composite defaultRoles",
  });
});

it("compares: only here, only there, both", () => {
  const compared = compareRoles(roles("a b"), roles("b c"));
  expect(compared.map(({ id, here, there }) => `${id} ${here} ${there}`)).toEqual([
    "a true false",
    "b true true",
    "c false true",
  ]);
});

it("asks for no part of a realm role that would be refused", async () => {
  const read = jest.fn(async () => ({ realmMappings: [{ id: "part", name: "part" }] }));
  const partsSeen = (one: Role, mayListRoles: boolean) =>
    compositesIfSeen(read as unknown as Read, one, { hasRoleCalls: true, mayListRoles });
  expect(await partsSeen(role("a"), false)).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
  expect(await partsSeen({ ...role("a"), client: { id: "c", clientId: "c" } }, false)).toHaveLength(1);
  expect(await partsSeen(role("a"), true)).toHaveLength(1);
});

it("a change of groups leaves roles of which only the server knows why", async () => {
  const answers: Record<string, unknown> = {
    "users.listRoleMappings": { realmMappings: roles("own") },
    "users.listGroups": [{ id: "g", name: "g", path: "/g" }],
    "groups.listRoleMappings": { realmMappings: roles("of-group") },
    "users.listCompositeRealmRoleMappings": roles("own of-group unknown"),
    "ui.effectiveRoles": [],
  };
  const read = (async (name: string) => answers[name]) as unknown as Read;
  const known = { hasRoleCalls: true, mayListRoles: true };
  const now = await roleAccess(read, "user", known, isDefault);
  const after = await roleAccess(read, "user", known, isDefault, { join: [], leave: ["g"] });
  expect(compareRoles(now.roles, after.roles).map(({ id, there }) => `${id} ${there}`)).toEqual([
    "own true",
    "of-group false",
    "unknown true",
  ]);
  expect(Object.fromEntries([...after.reasons].map(([id, all]) => [id, [...all].join(" ")]))).toEqual({
    own: "direct",
    unknown: "unread",
  });
  expect(after.denied.size).toBe(0);
});
