import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import FlowDetails from "~/features/authentication/details/FlowDetails";
import { InRealm } from "~/kit/page/InRealm.mock";
import { PlaceContext } from "~/kit/page/place";
import { match } from "~/routes";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmRepresentation: () => ({}), useRealmIfThere: () => ({}) }));

it.each([
  [["view-authorization", "view-clients"], false],
  [["view-authorization", "manage-realm"], true],
  [["view-authorization", "view-realm"], true],
])("to who holds %j the steps of a flow are shown: %s; else which permission they need", async (held, isShown) => {
  cache.clear();
  who.held = held;
  const flows = [{ id: "f", alias: "mine", topLevel: true }];
  global.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const address = String(input);
    if (address.endsWith("/flows")) return Response.json(flows);
    if (!isShown) return Response.json({ error: "HTTP 403 Forbidden" }, { status: 403 });
    return Response.json(address.endsWith("flows/f") ? flows[0] : []);
  });
  render(
    <InRealm at="/r/authentication/f/notInUse">
      <PlaceContext value={match("/r/authentication/f/notInUse")}>
        <FlowDetails />
      </PlaceContext>
    </InRealm>,
  );
  await screen.findByText(isShown ? "emptyExecution" : /gatehouse.missingPermission/);
  await userEvent.click(screen.getByTestId("action-dropdown"));
  expect(await screen.findByTestId("set-as-default")).toBeDefined();
  expect(screen.queryAllByTestId(/^(compare|export)-flow$/)).toHaveLength(isShown ? 2 : 0);
});
