import type { Call } from "~/data/write/action";
import { isAdminRole, lastAdministrator } from "~/features/users/bulk/lastAdministrator";

jest.mock("~/data/auth/env", () => ({ env: () => ({ masterRealm: "master" }) }));

interface Holder {
  id: string;
  username: string;
  enabled: boolean;
}

/** A server whose administrators are these, at most `max` in an answer. */
const server = (holders: Holder[]) =>
  (async (name: string, query: { first: number; max: number; roleName?: string; name?: string }) => {
    if (name === "clients.find") return [{ id: "uuid" }];
    expect([name, query.roleName ?? query.name]).toEqual(expect.arrayContaining([expect.any(String)]));
    return holders.slice(query.first, query.first + query.max);
  }) as unknown as Call;

const holder = (id: string, enabled = true): Holder => ({ id, username: `user ${id}`, enabled });

it.each(["master", "demo"])("asks about the last enabled administrator of %s among the users", async (realm) => {
  const call = server([holder("1"), holder("2"), holder("3", false)]);
  expect(await lastAdministrator(call, [{ id: "1" }], realm)).toBeUndefined();
  expect(await lastAdministrator(call, [{ id: "1" }, { id: "2" }], realm)).toMatchObject({
    body: ["gatehouse.bulkLastAdmin", { name: "user 1", realm }],
  });
});

it("has no question where none of the users is an administrator, also with many of them", async () => {
  const many = Array.from({ length: 250 }, (_, index) => holder(String(index)));
  expect(await lastAdministrator(server([]), [{ id: "1" }], "demo")).toBeUndefined();
  expect(await lastAdministrator(server(many), many.slice(0, 249), "demo")).toBeUndefined();
  expect(await lastAdministrator(server(many), many, "demo")).toBeDefined();
});

it("knows the role that administers a realm", () => {
  const admin = { role: { name: "admin" } };
  const realmAdmin = { role: { name: "realm-admin" }, clientId: "realm-management" };
  expect(isAdminRole(admin, "master")).toBe(true);
  expect(isAdminRole(admin, "demo")).toBe(false);
  expect(isAdminRole({ ...admin, clientId: "app" }, "master")).toBe(false);
  expect(isAdminRole(realmAdmin, "demo")).toBe(true);
  expect(isAdminRole(realmAdmin, "master")).toBe(false);
});
