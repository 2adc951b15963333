import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { cache } from "~/data/query/cache";
import { CacheProvider } from "~/data/query/CacheProvider";
import { PermissionsProvider } from "~/data/access/permissions";
import { RealmContext } from "~/data/query/useRealm";
import { RolePicker } from "~/parts/roles/RolePicker";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "master" }) }));
jest.mock("~/data/access/access", () => ({
  ...jest.requireActual<object>("~/data/access/access"),
  useWhoami: () => ({ realm_access: {} }),
  useAccess: () => () => [],
}));
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));

it("says that there is no role to assign, and of a search that it found none", async () => {
  cache.clear();
  global.fetch = jest.fn(async () => new Response("[]", { headers: { "content-type": "application/json" } }));
  render(
    <CacheProvider>
      <RealmContext value="r">
        <PermissionsProvider>
          <MemoryRouter>
            <RolePicker kind="roles" title={() => "assign"} onClose={() => {}} onPick={() => {}} />
          </MemoryRouter>
        </PermissionsProvider>
      </RealmContext>
    </CacheProvider>,
  );
  await screen.findByRole("heading", { name: "noRoles" });
  expect(screen.getByTestId("empty-state").textContent).toContain("noRealmRolesToAssign");
  await userEvent.type(screen.getByRole("textbox"), "x{Enter}");
  await screen.findByRole("heading", { name: "noSearchResults" });
});
