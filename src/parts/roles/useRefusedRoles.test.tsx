import { renderHook } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import { InRealm } from "~/kit/page/InRealm.mock";
import { roleCalls } from "~/parts/roles/roleMappingCalls";
import { useRefusedRoles } from "~/parts/roles/useRefusedRoles";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({
  env: () => ({ adminBaseUrl: "http://server.test", realm: "r", masterRealm: mockMaster }),
}));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));
let mockMaster = "master";

// the administrator roles of Keycloak 26.7
const ROLES =
  "create-client impersonation manage-authorization manage-clients manage-events manage-identity-providers " +
  "manage-organizations manage-realm manage-users query-clients query-groups query-organizations query-realms query-users " +
  "realm-admin view-authorization view-clients view-events view-identity-providers view-organizations view-realm view-users";

const rows = ROLES.split(" ").map((name) => ({ role: { id: name, name }, clientId: "realm-management" }));

/** Names of the administrator roles that are off for a holder. */
function refused(type: "users" | "groups" | "roles" | "clients", lists?: typeof roleCalls.users.lists) {
  const { result } = renderHook(() => useRefusedRoles({ type, id: "1" }, lists, rows), { wrapper: InRealm });
  return rows.filter(result.current).map(({ role }) => role.name);
}

// what the server answered with 403 when such roles were made a part of another role, or given to a group of an organization
it.each([
  [
    ["manage-realm", "manage-clients"],
    "impersonation manage-events manage-identity-providers manage-users realm-admin view-events view-identity-providers view-users",
  ],
  [
    ["manage-realm", "manage-clients", "manage-users", "manage-events", "manage-identity-providers"],
    "impersonation realm-admin",
  ],
  [["realm-admin"], ""],
])("who holds %j cannot give others: %s", (held, expected) => {
  who.held = held;
  for (const type of ["roles", "groups"] as const) expect(refused(type).join(" ")).toBe(expected);
});

it("says nothing where the server's lists do, of scopes, and in the administration realm", () => {
  who.held = ["manage-realm"];
  global.fetch = jest.fn(() => new Promise<Response>(() => {}));
  expect(refused("groups", roleCalls.groups.lists)).toEqual([]);
  expect(refused("clients")).toEqual([]);
  mockMaster = "r";
  expect(refused("roles")).toEqual([]);
});

it("refuses no role of another client that is called the same", () => {
  who.held = ["manage-realm"];
  mockMaster = "master";
  const other = { role: { id: "1", name: "manage-users" }, clientId: "app" };
  const { result } = renderHook(() => useRefusedRoles({ type: "roles", id: "1" }, undefined, [other]), {
    wrapper: InRealm,
  });
  expect(result.current(other)).toBe(false);
});
