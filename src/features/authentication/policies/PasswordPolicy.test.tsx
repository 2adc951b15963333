import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import { PasswordPolicy } from "~/features/authentication/policies/PasswordPolicy";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({
  token: async () => "token",
  forceRefresh: async () => {},
  session: { get: () => ({}) },
}));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

const passwordPolicies = [
  { id: "digits", displayName: "Digits", configType: "int", defaultValue: "1" },
  { id: "regexPattern", displayName: "Regular Expression", configType: "String", multipleSupported: true },
];

/** Opens the form of a realm with policies. @param refusal what the server answers to a write @returns what is written */
async function open(passwordPolicy: string, refusal?: object) {
  who.held = ["manage-realm"];
  cache.clear();
  Object.assign(global, { structuredClone: (value: object) => JSON.parse(JSON.stringify(value)) });
  const sent: unknown[] = [];
  global.fetch = jest.fn(async (input: RequestInfo | URL, { method = "GET", body }: RequestInit = {}) => {
    if (method === "GET")
      return Response.json(
        String(input).includes("serverinfo") ? { passwordPolicies } : { realm: "r", passwordPolicy },
      );
    sent.push(JSON.parse(String(body)));
    if (refusal) return Response.json(refusal, { status: 400 });
    return new Response(null, { status: 204 });
  });
  render(
    <InRealm>
      <PasswordPolicy />
    </InRealm>,
  );
  await screen.findByTestId("add-policy");
  return { sent };
}

const field = (testId: string) => screen.getByTestId<HTMLButtonElement>(testId);

async function add(policy: string) {
  await userEvent.click(field("add-policy"));
  await userEvent.click(await screen.findByRole("option", { name: policy }));
}

it("saves the others where a row with a wrong value is removed", async () => {
  const { sent } = await open("digits(1)");
  await add("Regular Expression");
  await userEvent.type(field("regexPattern"), "a and b");
  await userEvent.click(field("save"));
  expect(await screen.findByTestId("policies.regexPattern-helper")).toBeDefined();
  await userEvent.click(field("remove-digits"));
  await userEvent.click(field("remove-regexPattern"));
  await waitFor(() => expect(field("save").disabled).toBe(false));
  await userEvent.click(field("save"));
  await waitFor(() => expect(sent).toEqual([{ realm: "r", passwordPolicy: "" }]));
});

it("says at the row what the server refuses of it", async () => {
  const errorMessage = "Invalid config for regexPattern: Not a valid regular expression";
  await open("digits(1)", { errorMessage });
  await add("Regular Expression");
  await userEvent.type(field("regexPattern"), "(");
  await userEvent.click(field("save"));
  expect((await screen.findByTestId("policies.regexPattern-helper")).textContent).toBe(errorMessage);
  expect(field("save").disabled).toBe(false);
});

it("says of every row what is wrong with it, and what its button removes, also of one that is there several times", async () => {
  await open("regexPattern(a) and regexPattern(b)");
  await userEvent.type(field("regexPattern 2"), " and c");
  await userEvent.tab();
  expect(await screen.findByRole("textbox", { description: /policyBetween/ })).toBe(field("regexPattern 2"));
  const buttons = screen.getAllByRole("button", { name: "remove" });
  expect(buttons.map((one) => one.getAttribute("aria-description"))).toEqual(Array(2).fill("Regular Expression"));
});
