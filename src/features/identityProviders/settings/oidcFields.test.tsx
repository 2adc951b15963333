import { act, render, renderHook, screen } from "@testing-library/react";
import { FormProvider, useForm, type UseFormReturn } from "react-hook-form";
import { endpointFields, useClientAuthFields } from "~/features/identityProviders/settings/oidcFields";
import type { ProviderValues } from "~/features/identityProviders/settings/providerForm";
import { language, setTexts } from "~/i18n/i18n";
import { Inputs } from "~/kit/form/Inputs";

jest.mock("~/data/query/serverInfo", () => ({ useServerInfo: () => ({}) }));

let form: UseFormReturn<ProviderValues>;
const hold = (next: typeof form) => (form = next);

function Form() {
  const form = useForm<ProviderValues>({ defaultValues: { config: {} } });
  hold(form);
  return (
    <FormProvider {...form}>
      <Inputs fields={endpointFields(language().t, "oidc").filter(({ name }) => name === "config.useJwksUrl")} />
    </FormProvider>
  );
}

it.each(["validateSignature", "jwtAuthorizationGrantEnabled", "supportsClientAssertions"] as const)(
  "asks for the keys of the other side, which the server requires: %s",
  (setting) => {
    render(<Form />);
    expect(screen.queryByTestId("config.useJwksUrl")).toBeNull();
    act(() => form.setValue(`config.${setting}`, "true"));
    expect(screen.queryByTestId("config.useJwksUrl")).not.toBeNull();
  },
);

it("offers each way that the server knows to show a secret", () => {
  const keys = () => {
    const [method] = renderHook(() => useClientAuthFields(false)).result.current;
    return method?.kind === "select" ? method.options.map(({ key }) => key) : [];
  };
  expect(keys()).not.toContain("client_secret_basic_unencoded");
  act(() => setTexts("en", { "clientAuthentications.client_secret_basic_unencoded": "As it is" }));
  expect(keys()).toContain("client_secret_basic_unencoded");
});
