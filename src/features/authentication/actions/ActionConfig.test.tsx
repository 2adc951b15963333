import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import { ActionConfig } from "~/features/authentication/actions/ActionConfig";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

const age = { name: "max_auth_age", label: "age", type: "String", defaultValue: 300 };
const seconds = { name: "emailResendCooldownSeconds", label: "seconds", type: "String", defaultValue: "30" };
const threshold = { name: "warning_threshold", label: "left", type: "Integer", defaultValue: 4 };

test.each([
  ["not written: the server may take another value than its default, as a policy's", seconds, {}],
  ["written as it shows, where the server refuses settings without it", threshold, { warning_threshold: "4" }],
])("what nobody changed is %s", async (_, other, written) => {
  const properties = [age, other];
  who.held = ["manage-realm"];
  cache.clear();
  const sent = jest.fn();
  global.fetch = jest.fn(async (address, { method = "GET", body }: RequestInit = {}) => {
    if (method !== "GET") {
      sent(body);
      return new Response(null, { status: 204 });
    }
    const answer = String(address).includes("config-description") ? { properties } : { config: {} };
    return new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } });
  });
  render(
    <InRealm>
      <ActionConfig alias="CODES" name="Codes" onClose={() => {}} />
    </InRealm>,
  );
  const field = await screen.findByTestId<HTMLInputElement>("max_auth_age");
  expect(field.value).toBe("300");
  expect(screen.getByTestId<HTMLInputElement>(other.name).value).toBe(String(other.defaultValue));
  await userEvent.clear(field);
  await userEvent.type(field, "60");
  await userEvent.click(screen.getByTestId("save"));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(JSON.parse(String(sent.mock.calls[0]))).toEqual({ config: { ...written, max_auth_age: "60" } });
});

test("what the server refuses of a setting is said at its field", async () => {
  who.held = ["manage-realm"];
  const refusal = { field: "max_auth_age", errorMessage: "error-invalid-value", params: ["max_auth_age"] };
  global.fetch = jest.fn(async (address, { method = "GET" }: RequestInit = {}) => {
    if (method !== "GET") return Response.json(refusal, { status: 400 });
    return Response.json(String(address).includes("config-description") ? { properties: [age] } : { config: {} });
  });
  render(
    <InRealm>
      <ActionConfig alias="PASSWORD" name="Password" onClose={() => {}} />
    </InRealm>,
  );
  await userEvent.type(await screen.findByTestId("max_auth_age"), "x");
  await userEvent.click(screen.getByTestId("save"));
  expect((await screen.findByTestId("config.max_auth_age-helper")).textContent).toContain("error-invalid-value");
});
