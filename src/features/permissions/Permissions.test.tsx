import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { who } from "~/data/access/access.mock";
import Permissions from "~/features/permissions/Permissions";
import { InRealm } from "~/kit/page/InRealm.mock";
import { PlaceContext } from "~/kit/page/place";
import { match } from "~/routes";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
const realm = { adminPermissionsEnabled: true, adminPermissionsClient: { id: "own" } };
jest.mock("~/data/query/realm", () => ({ useRealmRepresentation: () => realm, useRealmIfThere: () => realm }));
jest.mock("~/data/query/serverInfo", () => ({ useServerInfoIfThere: () => ({}) }));

/** The page at the address, as the router renders it. */
function Page() {
  const { pathname } = useLocation();
  const found = match(pathname);
  return (
    found && (
      <PlaceContext value={found}>
        <Permissions />
      </PlaceContext>
    )
  );
}

beforeEach(() => {
  who.held = ["view-realm"];
  global.fetch = jest.fn(
    async () => new Response("[]", { status: 200, headers: { "content-type": "application/json" } }),
  );
});

const open = (at: string) =>
  render(
    <InRealm at={at}>
      <Page />
    </InRealm>,
  );

it("keeps the focus on the tab that is opened", async () => {
  open("/r/permissions/own/permissions");
  const tab = await screen.findByTestId("permissionsPolicies");
  tab.focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByText("emptyPolicies");
  expect(document.activeElement).toBe(tab);
});

it("an address of another realm's client leads to the same tab of its own", async () => {
  open("/r/permissions/other/policies");
  expect(await screen.findByText("emptyPolicies")).toBeTruthy();
});
