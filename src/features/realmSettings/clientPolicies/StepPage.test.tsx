import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { StepPage } from "~/features/realmSettings/clientPolicies/StepPage";
import { InRealm } from "~/kit/page/InRealm.mock";
import { to } from "~/routes";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
const text = { type: "String", required: false };
const types = [
  { id: "secure-request-object", properties: [{ ...text, name: "available-period", defaultValue: "3600" }] },
  { id: "secret-rotation", properties: [{ ...text, name: "expiration-period", defaultValue: 2505600 }] },
  { id: "intent-client-bind-checker", properties: [{ ...text, name: "endpoint", defaultValue: "https://a.test" }] },
];
jest.mock("~/data/query/serverInfo", () => {
  const kind = "org.keycloak.services.clientpolicy.executor.ClientPolicyExecutorProvider";
  return { useServerInfo: () => ({ componentTypes: { [kind]: types } }), useServerInfoIfThere: () => ({}) };
});

it.each([
  ["secure-request-object", "available-period", "3600.5", "gatehouse.wholeNumber"],
  ["secure-request-object", "available-period", "99999999999", "lessThan"],
  ["secure-request-object", "available-period", "", undefined],
  // the server needs all numbers of it
  ["secret-rotation", "expiration-period", "", "required"],
  ["intent-client-bind-checker", "endpoint", "x", undefined],
])("a number that the server calls a text: %s, %s = %j", async (type, setting, value, error) => {
  who.held = ["view-realm", "manage-realm"];
  const executors = [{ executor: type, configuration: { [setting]: "1" } }];
  const written = jest.fn(async () => new Response(null, { status: 204 }));
  global.fetch = jest.fn(async (_: RequestInfo | URL, { method = "GET" }: RequestInit = {}) =>
    method === "GET" ? Response.json({ profiles: [{ name: "p", executors }] }) : written(),
  );
  const steps = [{ type, configuration: { [setting]: "1" } }];
  render(
    <InRealm>
      <StepPage
        kind="executor"
        owner="p"
        steps={steps}
        isGlobal={false}
        shown={{ type, number: 1 }}
        back={to("client-profile", { profileName: "p" })}
      />
    </InRealm>,
  );
  const field = await screen.findByTestId(setting, {}, { timeout: 20_000 });
  fireEvent.change(field, { target: { value } });
  await userEvent.click(screen.getByTestId("addExecutor-saveBtn"));
  if (error) {
    const said = await screen.findByTestId(`config.${setting}-helper`, {}, { timeout: 20_000 });
    expect(said.textContent).toBe(error);
  } else await waitFor(() => expect(written).toHaveBeenCalledTimes(1), { timeout: 20_000 });
  expect(written).toHaveBeenCalledTimes(error ? 0 : 1);
});
