import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { ActionConfig } from "~/features/authentication/actions/ActionConfig";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

const properties = [
  { name: "max_auth_age", label: "age", type: "String", defaultValue: 300 },
  { name: "warning_threshold", label: "left", type: "String", defaultValue: 4 },
];

test("what nobody changed is not written: the server may take another value than its default, as a policy's", async () => {
  who.held = ["manage-realm"];
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
  const age = await screen.findByTestId<HTMLInputElement>("max_auth_age");
  expect(age.value).toBe("300");
  expect(screen.getByTestId<HTMLInputElement>("warning_threshold").value).toBe("4");
  await userEvent.clear(age);
  await userEvent.type(age, "60");
  await userEvent.click(screen.getByTestId("save"));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(JSON.parse(String(sent.mock.calls[0]))).toEqual({ config: { max_auth_age: "60" } });
});

test("what the server refuses of a setting is said at its field", async () => {
  who.held = ["manage-realm"];
  const refusal = { field: "max_auth_age", errorMessage: "error-invalid-value", params: ["max_auth_age"] };
  global.fetch = jest.fn(async (address, { method = "GET" }: RequestInit = {}) => {
    if (method !== "GET") return Response.json(refusal, { status: 400 });
    return Response.json(String(address).includes("config-description") ? { properties } : { config: {} });
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
