import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { who } from "~/data/access/access.mock";
import { PermissionsProvider } from "~/data/access/permissions";
import { cache } from "~/data/query/cache";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import { DefaultGroups } from "~/features/realmSettings/DefaultGroups";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({ adminPermissionsEnabled: false }) }));

/** Shows the page with these groups to who has these permissions. @returns the calls it offers, denied or not */
async function offered(groups: object[], ...permissions: string[]) {
  who.held = permissions;
  cache.clear();
  const headers = { "content-type": "application/json" };
  global.fetch = jest.fn(async () => new Response(JSON.stringify(groups), { headers }));
  render(
    <CacheProvider>
      <RealmContext value="r">
        <PermissionsProvider>
          <MemoryRouter>
            <DefaultGroups />
          </MemoryRouter>
        </PermissionsProvider>
      </RealmContext>
    </CacheProvider>,
  );
  await screen.findByText(groups.length > 0 ? "one" : "noDefaultGroups");
  return [...document.querySelectorAll("[data-call]")].map(
    (one) => `${one.getAttribute("data-call")}${one.hasAttribute("data-denied") ? " denied" : ""}`,
  );
}

const one = { id: "1", name: "one", path: "/one" };

it("offers nothing to who may manage the realm and not see its groups, and says what is missing", async () => {
  expect(await offered([one], "view-realm", "manage-realm")).toEqual([]);
  expect(screen.getByTestId("default-groups-fixed")).toBeDefined();
  expect(screen.queryByRole("button", { name: "gatehouse.kebabToggle" })).toBeNull();
});

it("offers no first group either", async () => {
  expect(await offered([], "view-realm", "manage-realm")).toEqual([]);
});

it("offers both to who may do both", async () => {
  const both = ["realms.addDefaultGroup", "realms.removeDefaultGroup"];
  expect(await offered([one], "view-realm", "manage-realm", "view-users")).toEqual(both);
  expect(screen.queryByTestId("default-groups-fixed")).toBeNull();
});

it("shows what is off to who may only look", async () => {
  expect(await offered([], "view-realm")).toEqual(["realms.addDefaultGroup denied"]);
});
