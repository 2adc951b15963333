import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { cache } from "~/data/query/cache";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import RoleTabs from "~/features/roles/RoleTabs";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock("~/kit/page/place", () => ({
  ...jest.requireActual("~/kit/page/place"),
  usePlace: () => ({ params: { id: "1", tab: "users-in-role" } }),
}));

/** The page, until it has led elsewhere. */
function Shown() {
  const { pathname } = useLocation();
  return pathname === "/r/roles/1/users-in-role" ? <RoleTabs /> : <p>{pathname}</p>;
}

it("a role of a client leads to its own page: what is read by its name would be about one of the realm", async () => {
  cache.clear();
  const role = { id: "1", name: "use", clientRole: true, containerId: "c" };
  const headers = { "content-type": "application/json" };
  global.fetch = jest.fn(async () => new Response(JSON.stringify(role), { headers }));
  render(
    <CacheProvider>
      <RealmContext value="r">
        <MemoryRouter initialEntries={["/r/roles/1/users-in-role"]}>
          <Suspense>
            <Shown />
          </Suspense>
        </MemoryRouter>
      </RealmContext>
    </CacheProvider>,
  );
  await screen.findByText("/r/clients/c/roles/1/details", {}, { timeout: 20_000 });
});
