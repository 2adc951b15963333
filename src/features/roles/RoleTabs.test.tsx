import { render, screen } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import RoleTabs from "~/features/roles/RoleTabs";
import { setTexts } from "~/i18n/i18n";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));
jest.mock("~/kit/page/place", () => ({
  ...jest.requireActual("~/kit/page/place"),
  usePlace: () => ({ params: { id: "1", tab: "users-in-role" } }),
}));

/** The page, until it has led elsewhere. */
function Shown() {
  const { pathname } = useLocation();
  return pathname === "/r/roles/1/users-in-role" ? <RoleTabs /> : <p>{pathname}</p>;
}

function show(held: string[]) {
  who.held = held;
  cache.clear();
  const role = { id: "1", name: "use", clientRole: true, containerId: "c" };
  const headers = { "content-type": "application/json" };
  global.fetch = jest.fn(async () => new Response(JSON.stringify(role), { headers }));
  render(
    <InRealm at="/r/roles/1/users-in-role">
      <Shown />
    </InRealm>,
  );
}

it.each(["view-realm", "view-clients"])(
  "a role of a client leads who has %s to its own page: what is read by its name would be about one of the realm",
  async (held) => {
    show([held]);
    await screen.findByText("/r/clients/c/roles/1/details", {}, { timeout: 20_000 });
  },
);

it("names what is missing to who may open the page, but not read roles", () => {
  setTexts("en", { "gatehouse.missingPermission": "You need: {{permissions}}" });
  show(["view-users"]);
  expect(screen.getByText("You need: view-realm")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("roleDetails");
  expect(global.fetch).not.toHaveBeenCalled();
});
