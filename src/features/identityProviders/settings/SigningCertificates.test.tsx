import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm, type UseFormReturn } from "react-hook-form";
import { who } from "~/data/access/access.mock";
import type { ProviderValues } from "~/features/identityProviders/settings/providerForm";
import { SigningCertificates } from "~/features/identityProviders/settings/SigningCertificates";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/kit/page/place", () => ({ usePlace: () => ({ params: { alias: "idp" } }) }));

let form: UseFormReturn<ProviderValues>;
const hold = (next: typeof form) => (form = next);
/** Answers the import. */
let answer: () => Promise<void>;

function Form() {
  const form = useForm<ProviderValues>({
    defaultValues: { config: { signingCertificate: "old", metadataDescriptorUrl: "https://idp" } },
  });
  hold(form);
  return (
    <FormProvider {...form}>
      <SigningCertificates />
    </FormProvider>
  );
}

it.each([
  [{}, "imported"],
  [{ signingCertificate: "pasted" }, "pasted"],
  [{ metadataDescriptorUrl: "https://other" }, "old"],
])(
  "an import leaves a certificate that was pasted, or is of another address, meanwhile (%j): %s",
  async (typed, kept) => {
    who.held = ["manage-identity-providers"];
    const found = { signingCertificate: "imported" };
    global.fetch = jest.fn(async () => {
      await new Promise<void>((resolve) => (answer = () => act(async () => resolve())));
      return new Response(JSON.stringify(found), { headers: { "content-type": "application/json" } });
    });
    render(
      <InRealm>
        <Form />
      </InRealm>,
    );
    const button = screen.getByTestId("import-keys");
    await userEvent.click(button);
    await waitFor(() => expect(global.fetch).toHaveBeenCalledTimes(1));
    for (const [name, value] of Object.entries(typed)) act(() => form.setValue(`config.${name}`, value));
    await answer();
    await waitFor(() => expect(button.hasAttribute("disabled")).toBe(false));
    expect(form.getValues("config.signingCertificate")).toBe(kept);
  },
);
