import { renderHook } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import { RealmContext } from "~/data/query/useRealm";
import { useUserBulk } from "~/features/users/bulk/useUserBulk";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({
  env: () => ({ adminBaseUrl: "http://server.test", realm: "r", masterRealm: "master" }),
}));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

/** Whether users are deleted only after a look for the last administrator of a realm. */
function warns(realm: string, ...held: string[]) {
  who.held = held;
  const { result } = renderHook(useUserBulk, {
    wrapper: ({ children }) => <RealmContext value={realm}>{children}</RealmContext>,
  });
  return result.current.remove.warn !== undefined;
}

it.each([
  [["view-users", "view-clients"], true],
  [["manage-users", "view-clients"], true],
  [["manage-users", "manage-clients"], true],
  [["manage-users"], false],
  [["manage-users", "manage-realm"], false],
  [["manage-clients"], false],
])("looks for the last administrator of a realm by %j: %s", (held, expected) => {
  expect(warns("r", ...held)).toBe(expected);
});

it("reads a role of the realm itself in the administration realm", () => {
  expect(warns("master", "manage-users", "manage-realm")).toBe(true);
  expect(warns("master", "manage-users", "manage-clients")).toBe(false);
});
