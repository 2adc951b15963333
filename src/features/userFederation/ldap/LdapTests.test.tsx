import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm, type UseFormReturn } from "react-hook-form";
import { who } from "~/data/access/access.mock";
import { alerts } from "~/data/write/alerts";
import type { LdapValues } from "~/features/userFederation/ldap/ldapForm";
import { QueryExtensions, TestConnection } from "~/features/userFederation/ldap/LdapTests";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/kit/page/place", () => ({ usePlace: () => ({ params: { id: "people" } }) }));

let form: UseFormReturn<LdapValues>;
const hold = (next: typeof form) => (form = next);
/** Answers the query. */
let answer: () => Promise<void>;

const setting = "config.usePasswordModifyExtendedOp.0";

function Form() {
  const form = useForm<LdapValues>({ defaultValues: { config: { usePasswordModifyExtendedOp: ["false"] } } });
  hold(form);
  return (
    <FormProvider {...form}>
      <QueryExtensions />
      <TestConnection />
    </FormProvider>
  );
}

it("sets the switch by what the directory can", async () => {
  await query([{ oid: "1.3.6.1.4.1.4203.1.11.1" }]);
  expect(form.getValues(setting)).toBe("true");
});

it("leaves a switch that was turned while the directory answered", async () => {
  await query([], "true");
  expect(form.getValues(setting)).toBe("true");
});

it("asks with what would be saved: without the blanks around what was typed", async () => {
  await query([], undefined, { connectionUrl: [" ldaps://a "], bindCredential: [" secret "] });
  const [[, { body } = {}] = []] = jest.mocked(global.fetch).mock.calls;
  expect(JSON.parse(String(body))).toMatchObject({ connectionUrl: "ldaps://a", bindCredential: " secret " });
});

it("blames no password for StartTLS that is refused while nobody signs in", async () => {
  who.held = ["manage-realm"];
  const refusal = { errorMessage: "AuthenticationFailure" };
  global.fetch = jest.fn(
    async () => new Response(JSON.stringify(refusal), { status: 400, headers: { "content-type": "application/json" } }),
  );
  render(
    <InRealm>
      <Form />
    </InRealm>,
  );
  act(() => form.setValue("config.startTls.0", "true"));
  await userEvent.click(screen.getByTestId("test-connection-button"));
  await waitFor(() => expect(alerts.get()[0]).toMatchObject({ explanation: "gatehouse.ldapTls" }));
});

/** Queries a directory that answers with extensions; the switch is turned meanwhile. */
async function query(extensions: object[], typed?: string, before: Record<string, string[]> = {}): Promise<void> {
  who.held = ["manage-realm"];
  global.fetch = jest.fn(async () => {
    await new Promise<void>((resolve) => (answer = () => act(async () => resolve())));
    return new Response(JSON.stringify(extensions), { headers: { "content-type": "application/json" } });
  });
  render(
    <InRealm>
      <Form />
    </InRealm>,
  );
  for (const [name, value] of Object.entries(before)) act(() => form.setValue(`config.${name}`, value));
  const button = screen.getByTestId("query-extensions");
  await userEvent.click(button);
  await waitFor(() => expect(global.fetch).toHaveBeenCalledTimes(1));
  if (typed) act(() => form.setValue(setting, typed));
  await answer();
  await waitFor(() => expect(button.hasAttribute("disabled")).toBe(false));
}
