import { NetworkError } from "@keycloak/keycloak-admin-client";
import { lookUp } from "~/features/userImport/lookUp";
import type { Profile } from "~/features/userImport/mapping";
import type { ReadRow, Wanted } from "~/features/userImport/wanted";

const profile: Profile = { attributes: [], unmanaged: false, emailAsUsername: false };
const readRows = (...wanted: (Partial<Wanted> & { username: string })[]): ReadRow[] =>
  wanted.map((one, index) => ({ at: index + 2, wanted: one, errors: [] }));
const missing = new NetworkError("HTTP", {
  response: { status: 404, headers: new Headers() } as Response,
  responseData: {},
});

/** A realm with users `u0`, `u1` …, all of them in the group `/g`, and the requests it gets. */
function realmOf(count: number, { federated = false } = {}) {
  const requests: string[] = [];
  const calls: object[] = [];
  const users = Array.from({ length: count }, (_, n) => ({ id: `id${n}`, username: `u${n}`, email: `u${n}@x.y` }));
  type Query = { first?: number; max?: number; username?: string; email?: string; path?: string; id?: string };
  const answers: Record<string, (query: Query) => unknown> = {
    "users.count": () => count,
    "ui.info": () => ({ userProfileProvidersEnabled: federated }),
    "users.find": ({ first = 0, max, username, email }) =>
      max
        ? users.slice(first, first + max)
        : users.filter((user) => user.username === username || user.email === email),
    "realms.getGroupByPath": ({ path }) => {
      if (path !== "g" && path !== "h") throw missing;
      return { id: path, path: `/${path}` };
    },
    "groups.listMembers": ({ id, first = 0, max = 0 }) => (id === "g" ? users.slice(first, first + max) : []),
    "users.listGroups": () => [{ id: "g" }],
  };
  const call = (async (name: string, query: Query = {}) => {
    requests.push(name);
    calls.push({ name, ...query });
    return answers[name]?.(query);
  }) as never;
  const tools = { call, realm: "r", signal: new AbortController().signal, showProgress: () => {} };
  return { requests, calls, find: (rows: ReadRow[], of = profile) => lookUp(tools, rows, of, new Set()) };
}

const times = (requests: string[], name: string) => requests.filter((one) => one === name).length;
const many = (count: number, more: Partial<Wanted> = {}) =>
  readRows(...Array.from({ length: count }, (_, n) => ({ username: `u${n}`, ...more })));

it("few rows in a large realm are read one by one", async () => {
  const { requests, find } = realmOf(5000);
  const found = await find(readRows({ username: "u7", email: "u9@x.y" }, { username: "nobody" }));
  expect(times(requests, "users.find")).toBe(3);
  expect([...found.users.keys()].sort()).toEqual(["u7", "u9"]);
  expect(found.emails.get("u9@x.y")?.map(({ id }) => id)).toEqual(["id9"]);
});

it("users are read with their attributes where one of them needs several values", async () => {
  const { calls, find } = realmOf(1);
  const mails = { name: "mails", validators: { multivalued: { min: "2" } } };
  await find(readRows({ username: "u0" }), { ...profile, attributes: [mails] });
  expect(calls).toContainEqual(expect.objectContaining({ name: "users.find", briefRepresentation: false }));
});

it("many rows are found among all users, 500 in one request", async () => {
  const { requests, find } = realmOf(1200);
  const found = await find(many(400));
  expect(times(requests, "users.find")).toBe(3);
  expect(found.users.size).toBe(400);
});

it("users that are kept elsewhere are never listed", async () => {
  const { requests, find } = realmOf(100, { federated: true });
  expect((await find(many(60))).users.size).toBe(60);
  expect(times(requests, "users.find")).toBe(60);
});

it("each group is read once, also one that only a wrong row names; one that does not exist is shown", async () => {
  const { requests, find } = realmOf(0);
  const rows = readRows({ username: "a", groups: ["/g", "/no"] }, { username: "b", groups: ["/g"] });
  rows[0]?.errors.push("required");
  const { groups } = await find(rows);
  expect(times(requests, "realms.getGroupByPath")).toBe(2);
  expect([...groups]).toEqual([
    ["/g", { id: "g", path: "/g" }],
    ["/no", undefined],
  ]);
});

it("memberships are read by user, or by group where those are fewer", async () => {
  const one = realmOf(600);
  const found = await one.find(readRows({ username: "u1", groups: ["/g", "/h"] }));
  expect(found.memberships.get("id1")).toEqual(new Set(["g"]));
  expect([times(one.requests, "users.listGroups"), times(one.requests, "groups.listMembers")]).toEqual([1, 0]);
  const all = realmOf(600);
  const { memberships } = await all.find(many(600, { groups: ["/g"] }));
  expect(memberships.size).toBe(600);
  expect(memberships.get("id599")).toEqual(new Set(["g"]));
  expect([times(all.requests, "users.listGroups"), times(all.requests, "groups.listMembers")]).toEqual([0, 2]);
});
