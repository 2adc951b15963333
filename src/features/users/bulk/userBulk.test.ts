import { NetworkError } from "@keycloak/keycloak-admin-client";
import { CancelledError, NoAnswerError } from "~/data/api/errors";
import type { Call } from "~/data/write/action";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import type { ListedUser } from "~/data/api/extra";
import { groupAction, plainActions, requiredAction, roleAction } from "~/features/users/bulk/userBulk";
import type { PickedRole } from "~/parts/roles/findRoles";

jest.mock("~/data/auth/env", () => ({ env: () => ({ masterRealm: "master" }) }));

type Action = BulkAction<ListedUser>;

const refused = new NetworkError("HTTP", {
  response: { status: 403, headers: new Headers() } as Response,
  responseData: {},
});

const isSelf = ({ id }: ListedUser) => id === "me";

/** Calls as they were made, answered from a table. */
function server(answers: Record<string, (input: never) => unknown> = {}) {
  const made: unknown[] = [];
  const call = (async (name: string, ...input: never[]) => {
    const answer = answers[name];
    if (answer) return answer(input[0] as never);
    made.push([name, ...input]);
    return undefined;
  }) as unknown as Call;
  return { made, call };
}

async function forth(action: Action | undefined, call: Call, users: ListedUser[]) {
  for (const user of users) await action?.run(call, user);
}

async function back(action: Action | undefined, call: Call, users: ListedUser[]) {
  for (const user of users) await action?.inverse?.run(call, user);
}

const [on, off] = [
  { id: "1", enabled: true },
  { id: "2", enabled: false },
];

it("disables all and enables only those again that were enabled right before, whatever the list said", async () => {
  const disable = plainActions({ isSelf }).before.find(({ label }) => label === "disable");
  const enabled: Record<string, boolean> = { 1: true, 2: false };
  const { made, call } = server({ "users.findOne": ({ id }: { id: string }) => ({ enabled: enabled[id] }) });
  const listed = [on, { ...off, enabled: true }];
  await forth(disable, call, listed);
  expect(made.splice(0)).toEqual([["users.update", { id: "1" }, { enabled: false }]]);
  await back(disable, call, listed);
  expect(made).toEqual([["users.update", { id: "1" }, { enabled: true }]]);
});

it("undo takes back also what was done without an answer, which the next attempt finds done", async () => {
  const disable = plainActions({ isSelf }).before.find(({ label }) => label === "disable");
  let enabled = true;
  const { call } = server({
    "users.findOne": () => ({ enabled }),
    "users.update": ((_id: object) => {
      if (!enabled) return (enabled = true);
      enabled = false;
      throw new NoAnswerError();
    }) as (input: never) => unknown,
  });
  await expect(forth(disable, call, [on])).rejects.toThrow(NoAnswerError);
  await forth(disable, call, [on]);
  expect(enabled).toBe(false);
  await back(disable, call, [on]);
  expect(enabled).toBe(true);
});

it("a user who cannot get all roles gets none of them", async () => {
  const roles = [{ role: { id: "r1", name: "one" } }, { role: { id: "gone", name: "gone" } }];
  const given: string[] = [];
  const taken: string[] = [];
  const { call } = server({
    "users.listRealmRoleMappings": () => [],
    "users.addRealmRoleMappings": ({ roles: [role] }: { roles: { id: string }[] }) => {
      if (role?.id === "gone") throw new Error("Not found");
      given.push(role?.id ?? "");
      return [];
    },
    "users.delRealmRoleMappings": ({ roles: [role] }: { roles: { id: string }[] }) => taken.push(role?.id ?? ""),
  });
  const add = roleAction(roles, true, { isSelf });
  await expect(forth(add, call, [on])).rejects.toThrow("Not found");
  expect([given, taken]).toEqual([["r1"], ["r1"]]);
  await back(add, call, [on]);
  expect(taken).toEqual(["r1"]);
});

it("undo reaches what a user who failed has got and could not be taken back, once", async () => {
  const roles = [{ role: { id: "r1", name: "one" } }, { role: { id: "gone", name: "gone" } }];
  const taken: string[] = [];
  let isDown = true;
  const { call } = server({
    "users.listRealmRoleMappings": () => [],
    "users.addRealmRoleMappings": ({ roles: [role] }: { roles: { id: string }[] }) => {
      if (role?.id === "gone") throw new Error("Not found");
      return [];
    },
    "users.delRealmRoleMappings": ({ roles: [role] }: { roles: { id: string }[] }) => {
      if (isDown) throw new Error("down");
      taken.push(role?.id ?? "");
    },
  });
  const add = roleAction(roles, true, { isSelf });
  expect(add?.undoes?.(on, false)).toBe(false);
  await expect(forth(add, call, [on])).rejects.toThrow("Not found");
  expect([add?.undoes?.(on, false), add?.undoes?.(off, false), add?.undoes?.(off, true)]).toEqual([true, false, true]);
  isDown = false;
  await back(add, call, [on]);
  await back(add, call, [on]);
  expect(taken).toEqual(["r1"]);
  expect(add?.undoes?.(on, false)).toBe(false);
});

it("undo reaches what was not waited for", async () => {
  const disable = plainActions({ isSelf }).before.find(({ label }) => label === "disable");
  const { call } = server({
    "users.findOne": () => ({ enabled: true }),
    "users.update": () => {
      throw new CancelledError();
    },
  });
  await expect(forth(disable, call, [on])).rejects.toThrow(CancelledError);
  expect(disable?.undoes?.(on, false)).toBe(true);
});

it("roles of a client are given although who has them may not be read; undo leaves them", async () => {
  const roles = [{ role: { id: "c", name: "c", containerId: "client" }, clientId: "x" }];
  const { made, call } = server({
    "users.listClientRoleMappings": () => Promise.reject(refused),
  });
  const add = roleAction(roles, true, { isSelf });
  await forth(add, call, [on]);
  expect(made.splice(0)).toMatchObject([["users.addClientRoleMappings", { id: "1", clientUniqueId: "client" }]]);
  await back(add, call, [on]);
  expect(made).toEqual([]);
});

it("adds a required action to the others, and takes it back only from whom it was given", async () => {
  const actions: Record<string, string[]> = { 1: ["A"], 2: ["B", "A"] };
  const { made, call } = server({
    "users.findOne": ({ id }: { id: string }) => ({ requiredActions: actions[id] }),
  });
  const add = requiredAction("B", true, isSelf);
  await forth(add, call, [on, off]);
  expect(made.splice(0)).toEqual([["users.update", { id: "1" }, { requiredActions: ["A", "B"] }]]);
  actions[1] = ["A", "B", "C"];
  await back(add, call, [on, off]);
  expect(made).toEqual([["users.update", { id: "1" }, { requiredActions: ["A", "C"] }]]);
});

it("joins groups; who was a member before stays one", async () => {
  const member: Record<string, string[]> = { 1: [], 2: ["g1"] };
  const { made, call } = server({
    "users.listGroups": ({ id }: { id: string }) => member[id]?.map((one) => ({ id: one })) ?? [],
  });
  const join = groupAction(
    [
      { id: "g1", name: "one" },
      { id: "g2", name: "two" },
    ],
    true,
    isSelf,
  );
  await forth(join, call, [on, off]);
  expect(made.splice(0)).toEqual([
    ["users.addToGroup", { id: "1", groupId: "g1" }],
    ["users.addToGroup", { id: "1", groupId: "g2" }],
    ["users.addToGroup", { id: "2", groupId: "g2" }],
  ]);
  await back(join, call, [on, off]);
  expect(made).toEqual([
    ["users.delFromGroup", { id: "1", groupId: "g1" }],
    ["users.delFromGroup", { id: "1", groupId: "g2" }],
    ["users.delFromGroup", { id: "2", groupId: "g2" }],
  ]);
  expect(groupAction([], true, isSelf)).toBeUndefined();
});

it("takes roles of the realm and of clients away, each by its own call", async () => {
  const roles = [{ id: "r", name: "role" }];
  const { made, call } = server({
    "users.listRealmRoleMappings": () => roles,
    "users.listClientRoleMappings": () => [],
  });
  const picked = [
    { role: { id: "r", name: "role", containerId: "realm" } },
    { role: { id: "c", name: "of client", containerId: "uuid" }, clientId: "client" },
  ];
  const remove = roleAction(picked, false, { isSelf });
  await forth(remove, call, [on]);
  expect(made.splice(0)).toEqual([["users.delRealmRoleMappings", { id: "1", roles }]]);
  await back(remove, call, [on]);
  expect(made.splice(0)).toEqual([["users.addRealmRoleMappings", { id: "1", roles }]]);
  await forth(roleAction(picked, true, { isSelf }), call, [on]);
  expect(made).toEqual([
    ["users.addClientRoleMappings", { id: "1", clientUniqueId: "uuid", roles: [{ id: "c", name: "of client" }] }],
  ]);
});

it("unlocks also whom failed sign-ins have locked for good, and the server leaves disabled", async () => {
  const action = plainActions({ isSelf }).after.find(({ label }) => label === "unlock");
  const locked = { enabled: false, attributes: { disabledReason: ["permanentLockout"] } };
  const { made, call } = server({ "users.findOne": ({ id }: { id: string }) => (id === "2" ? locked : on) });
  await forth(action, call, [on, off]);
  expect(made).toEqual([
    ["attackDetection.del", { id: "1" }],
    ["users.update", { id: "2" }, { enabled: true }],
  ]);
});

it("asks a second time before it takes something from the acting administrator", () => {
  const { before, after } = plainActions({ isSelf });
  const guarded = [...before, ...after].filter((action) => action.isSelf?.({ id: "me" })).map(({ label }) => label);
  expect(guarded).toEqual(["disable", "signOut", "delete"]);
});

it("asks about the last administrator before access is taken away, not before it is given", async () => {
  const found = { title: "gatehouse.bulkLastAdminTitle", body: "delete" } as const;
  const warn = async () => found;
  const { before, after } = plainActions({ isSelf, warn });
  expect([...before, ...after].filter((action) => action.warn).map(({ label }) => label)).toEqual([
    "disable",
    "delete",
  ]);
  const realmAdmin = { role: { id: "a", name: "realm-admin" }, clientId: "realm-management" };
  const admin = { role: { id: "b", name: "admin" } };
  const { call } = server();
  const questionAbout = (role: PickedRole, realm: string) =>
    roleAction([role], false, { warn })?.warn?.(call, [], realm) ?? Promise.reject(new Error("no question"));
  expect(await questionAbout(realmAdmin, "demo")).toBe(found);
  expect(await questionAbout(admin, "master")).toBe(found);
  // a role of the realm's own that is called like the one of the server's administrators
  expect(await questionAbout(admin, "demo")).toBeUndefined();
  expect(await questionAbout({ role: { id: "r", name: "role" } }, "demo")).toBeUndefined();
  expect(roleAction([realmAdmin], true, { warn })?.warn).toBeUndefined();
  expect(roleAction([realmAdmin], false, {})?.warn).toBeUndefined();
});

it("the question says which groups and roles it is about", () => {
  const title = (action?: Action) => action?.confirm?.(2, "", []).title;
  const groups = [{ id: "g1", name: "one", path: "/top/one" }];
  expect(title(groupAction(groups, false, isSelf))).toEqual(["gatehouse.groupsLeaveThese", { names: "/top/one" }]);
  const roles = [{ role: { id: "r1", name: "one" } }, { role: { id: "r2", name: "two" }, clientId: "shop" }];
  expect(title(roleAction(roles, true, { isSelf }))).toEqual(["gatehouse.rolesAddThese", { names: "one, shop two" }]);
});
