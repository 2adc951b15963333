import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { cache } from "~/data/query/cache";
import { byRight, learnRefusal } from "~/data/access/permissions";
import { InRealm } from "~/kit/page/InRealm.mock";
import { RoleMapping } from "~/parts/roles/RoleMapping";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "master" }) }));
// an administrator of a realm with fine-grained permissions, who may read all of it and write what single objects allow
jest.mock("~/data/access/access", () => ({
  ...jest.requireActual<object>("~/data/access/access"),
  useWhoami: () => ({ realm_access: {} }),
  useAccess: () => (needed: unknown) =>
    mockHidden && JSON.stringify(needed).includes(mockHidden) ? [`view-${mockHidden}`, `manage-${mockHidden}`] : [],
}));
/** Whose roles the administrator may not see. */
let mockHidden: "clients" | "realm" | undefined;
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({ adminPermissionsEnabled: true }) }));

beforeEach(() => {
  mockHidden = undefined;
  cache.clear();
  const sorted = { realmMappings: [{ id: "1", name: "one" }] };
  global.fetch = jest.fn(async (input: string | URL | Request) => {
    const isList = /\/(realm|composites)$/.test(input instanceof Request ? input.url : String(input));
    return new Response(JSON.stringify(isList ? [] : sorted), { headers: { "content-type": "application/json" } });
  });
});

/** The calls that are offered, each with whether it is denied. */
const offered = () =>
  [...document.querySelectorAll("[data-call]")].map(
    (one) => `${one.getAttribute("data-call")} ${one.hasAttribute("data-denied") ? "denied" : "free"}`,
  );

/** Shows the roles of a user with these rights. @returns what the menus offer, one after the other */
async function show(access?: Record<string, boolean>) {
  const user = userEvent.setup();
  render(
    <InRealm>
      <RoleMapping type="users" id="u" name="user" object={byRight({ id: "u", access }, "mapRoles")} />
    </InRealm>,
  );
  await user.click(await screen.findByTestId("add-role-mapping-button"));
  const atFirst = offered();
  await user.click(screen.getByRole("button", { name: "gatehouse.kebabToggle" }));
  return new Set([...atFirst, ...offered()]);
}

const all = (is: "denied" | "free") =>
  new Set(
    ["addClientRoleMappings", "addRealmRoleMappings", "delRealmRoleMappings"].map((call) => `users.${call} ${is}`),
  );

it("whose roles may not be mapped is not offered any, though the rest of the user may be managed", async () => {
  expect(await show({ manage: true, mapRoles: false })).toEqual(all("denied"));
});

it("whose roles may be mapped is, though nothing else of the user may be changed", async () => {
  expect(await show({ manage: false, mapRoles: true })).toEqual(all("free"));
});

it("that one role was refused says nothing about the others", async () => {
  expect(await show()).toEqual(all("free"));
  act(() => learnRefusal("r", "users.delRealmRoleMappings", { id: "u" }));
  expect(new Set(offered())).toEqual(new Set(["users.delRealmRoleMappings free"]));
});

it("says when the server leaves roles of clients out without saying so", async () => {
  await show();
  expect(screen.queryByTestId("roles-incomplete")).toBeNull();
  cleanup();
  mockHidden = "clients";
  await show();
  expect(screen.getByTestId("roles-incomplete").textContent).toContain("gatehouse.missingPermission");
});

it.each(["roles", "users", "clients"] as const)(
  "says so of the realm's roles only where it does: in %s",
  async (type) => {
    mockHidden = "realm";
    render(
      <InRealm>
        <RoleMapping type={type} id="u" name="name" />
      </InRealm>,
    );
    await screen.findByTestId("add-role-mapping-button");
    expect(screen.queryByTestId("roles-incomplete") !== null).toBe(type === "roles");
  },
);
