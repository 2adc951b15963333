import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { PoliciesJson } from "~/features/realmSettings/clientPolicies/ListJson";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));

it("what the server refuses of a list stays at its text", async () => {
  who.held = ["view-realm", "manage-realm"];
  const errorMessage = "Policy a contains invalid profile nope";
  global.fetch = jest.fn(async (_: RequestInfo | URL, { method = "GET" }: RequestInit = {}) =>
    method === "GET" ? Response.json({ policies: [] }) : Response.json({ errorMessage }, { status: 400 }),
  );
  render(
    <InRealm>
      <PoliciesJson />
    </InRealm>,
  );
  const text = await screen.findByRole("textbox", {}, { timeout: 20_000 });
  fireEvent.change(text, { target: { value: '[{ "name": "a", "profiles": ["nope"] }]' } });
  await userEvent.click(screen.getByTestId("jsonEditor-policies-saveBtn"));
  expect((await screen.findByTestId("json-helper")).textContent).toBe(errorMessage);
});
