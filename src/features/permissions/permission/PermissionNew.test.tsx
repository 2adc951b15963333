import { render, screen } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import PermissionNew from "~/features/permissions/permission/PermissionNew";
import { ErrorBoundary } from "~/kit/page/ErrorBoundary";
import { InRealm } from "~/kit/page/InRealm.mock";
import { PlaceContext } from "~/kit/page/place";
import { match } from "~/routes";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
const realm = { adminPermissionsClient: { id: "own" } };
jest.mock("~/data/query/realm", () => ({ useRealmRepresentation: () => realm, useRealmIfThere: () => realm }));
jest.mock("~/data/query/serverInfo", () => ({ useServerInfoIfThere: () => ({}) }));

function open(resourceType: string) {
  who.held = ["manage-realm"];
  const at = `/r/permissions/own/permission/new/${resourceType}`;
  const schema = { resourceTypes: { Users: { type: "Users", scopes: ["view"] } } };
  global.fetch = jest.fn(
    async () =>
      new Response(JSON.stringify({ authorizationSchema: schema }), {
        status: 200,
        headers: { "content-type": "application/json" },
      }),
  );
  render(
    <InRealm at={at}>
      <ErrorBoundary>
        <PlaceContext value={match(at)!}>
          <PermissionNew />
        </PlaceContext>
      </ErrorBoundary>
    </InRealm>,
  );
}

it("a type that the server does not have is not found; it has no scope that could be permitted", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  open("Planets");
  expect(await screen.findByText("gatehouse.errorNotFound")).toBeTruthy();
  expect(screen.queryByTestId("save")).toBeNull();
});

it("one that it has is the subject of the form", async () => {
  open("Users");
  expect(await screen.findByTestId("save")).toBeTruthy();
});
