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

const show = () =>
  render(
    <InRealm at="/r/authentication/f/notInUse">
      <PlaceContext value={match("/r/authentication/f/notInUse")}>
        <FlowDetails />
      </PlaceContext>
    </InRealm>,
  );

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
  show();
  await screen.findByText(isShown ? "emptyExecution" : /gatehouse.missingPermission/);
  await userEvent.click(screen.getByTestId("action-dropdown"));
  expect(await screen.findByTestId("set-as-default")).toBeDefined();
  expect(screen.queryAllByTestId(/^(compare|export)-flow$/)).toHaveLength(isShown ? 2 : 0);
});

it("shows a flow with its actions where the server knows the type of one of its steps no longer", async () => {
  cache.clear();
  who.held = ["view-authorization", "manage-realm"];
  jest.spyOn(console, "error").mockImplementation(() => {});
  const flows = [{ id: "f", alias: "mine" }];
  const error = "Could not find authenticator provider";
  global.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const address = String(input);
    if (address.endsWith("/executions")) return Response.json({ error }, { status: 404 });
    return Response.json(address.endsWith("flows/f") ? flows[0] : flows);
  });
  show();
  expect(await screen.findByText(/gatehouse.errorNotFound/)).toBeDefined();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("mine");
  await userEvent.click(screen.getByTestId("action-dropdown"));
  expect(await screen.findByTestId("delete-flow")).toBeDefined();
});

it.each([
  ["basic-flow", 1],
  ["client-flow", 0],
])("a %s is used instead of another one in use, if there is one: %d", async (providerId, count) => {
  cache.clear();
  who.held = ["view-authorization", "manage-realm"];
  const flows = [
    { id: "f", alias: "mine", providerId },
    { id: "browser", alias: "browser", providerId: "basic-flow", usedBy: { type: "DEFAULT", values: [] } },
    { id: "clients", alias: "unused", providerId: "client-flow" },
  ];
  global.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const address = String(input);
    return Response.json(address.endsWith("/flows") ? flows : address.endsWith("flows/f") ? flows[0] : []);
  });
  show();
  await userEvent.click(await screen.findByTestId("action-dropdown"));
  await screen.findByTestId("set-as-default");
  expect(screen.queryAllByTestId("use-instead")).toHaveLength(count);
});
