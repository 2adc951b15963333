import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { who } from "~/data/access/access.mock";
import { PermissionsProvider } from "~/data/access/permissions";
import { cache } from "~/data/query/cache";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import { UsersInRole } from "~/features/roles/UsersInRole";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));

it.each([
  ["query-users", true],
  ["view-users", false],
  ["manage-users", false],
])("says that users of a role may be left out, to who holds %s: %s", async (held, says) => {
  who.held = [held];
  cache.clear();
  const headers = { "content-type": "application/json" };
  global.fetch = jest.fn(async () => new Response("[]", { headers }));
  render(
    <CacheProvider>
      <RealmContext value="r">
        <PermissionsProvider>
          <MemoryRouter>
            <UsersInRole role={{ name: "use" }} client={undefined} />
          </MemoryRouter>
        </PermissionsProvider>
      </RealmContext>
    </CacheProvider>,
  );
  await screen.findByTestId("empty-state");
  expect(screen.queryByTestId("users-incomplete") !== null).toBe(says);
});
