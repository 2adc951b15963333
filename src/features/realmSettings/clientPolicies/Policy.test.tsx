import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import Policy from "~/features/realmSettings/clientPolicies/Policy";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/features/realmSettings/clientPolicies/StepList", () => ({ StepList: () => null }));
const place: { params: { policyName?: string } } = { params: {} };
jest.mock("~/kit/page/place", () => ({ ...jest.requireActual("~/kit/page/place"), usePlace: () => place }));

const policies = [{ name: "own", enabled: false }];
const globalPolicies = [{ name: "of the server", enabled: true }];

/** Opens the page of a policy. @returns its switch */
async function open(policyName: string) {
  who.held = ["view-realm", "manage-realm"];
  place.params = { policyName };
  cache.clear();
  global.fetch = jest.fn(async () => {
    const headers = { "content-type": "application/json" };
    return new Response(JSON.stringify({ policies, globalPolicies, profiles: [] }), { headers });
  });
  render(
    <InRealm>
      <Policy />
    </InRealm>,
  );
  return screen.findByTestId<HTMLInputElement>(`${policyName}-switch`, {}, { timeout: 20_000 });
}

it("a policy of the server says whether it is on, and can neither be switched nor deleted", async () => {
  const { checked, disabled } = await open("of the server");
  expect({ checked, disabled }).toEqual({ checked: true, disabled: true });
  expect(screen.queryByTestId("action-dropdown")).toBeNull();
});

it("one of the realm can be both", async () => {
  const { checked, disabled } = await open("own");
  expect({ checked, disabled }).toEqual({ checked: false, disabled: false });
  expect(screen.getByTestId("action-dropdown")).toBeDefined();
});

it("a name that somebody else has given meanwhile is an error at its field", async () => {
  who.held = ["view-realm", "manage-realm"];
  place.params = {};
  cache.clear();
  const errorMessage = "proposed client policy name duplicated";
  global.fetch = jest.fn(async (_: RequestInfo | URL, { method = "GET" }: RequestInit = {}) =>
    method === "GET" ? Response.json({ policies: [] }) : Response.json({ errorMessage }, { status: 400 }),
  );
  render(
    <InRealm>
      <Policy />
    </InRealm>,
  );
  await userEvent.type(await screen.findByTestId("name", {}, { timeout: 20_000 }), "new");
  await userEvent.click(screen.getByTestId("saveCreatePolicy"));
  expect((await screen.findByTestId("name-helper", {}, { timeout: 20_000 })).textContent).toBe(errorMessage);
});
