import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm, type UseFormReturn } from "react-hook-form";
import type { ProviderValues } from "~/features/identityProviders/settings/providerForm";
import { samlFields } from "~/features/identityProviders/settings/samlFields";
import { Inputs } from "~/kit/form/Inputs";

let form: UseFormReturn<ProviderValues>;
const hold = (next: typeof form) => (form = next);
const shown = ["config.allowCreate", "config.postBindingLogout"];

function Form({ config }: { config: Record<string, string> }) {
  const form = useForm<ProviderValues>({ defaultValues: { config } });
  hold(form);
  return (
    <FormProvider {...form}>
      <Inputs fields={samlFields.filter(({ name }) => shown.includes(name))} />
    </FormProvider>
  );
}

const isOn = (setting: string) => screen.getByTestId<HTMLInputElement>(`config.${setting}`).checked;

it.each([
  [{}, true, false],
  [{ postBindingResponse: "true" }, true, true],
  [{ postBindingResponse: "true", postBindingLogout: "false", allowCreate: "false" }, false, false],
])("shows what the server does with a provider of the settings %j", (config, allowCreate, postBindingLogout) => {
  render(<Form config={config} />);
  expect([isOn("allowCreate"), isOn("postBindingLogout")]).toEqual([allowCreate, postBindingLogout]);
});

it("lets the way of signing out follow that of responses until it is chosen", async () => {
  render(<Form config={{}} />);
  act(() => form.setValue("config.postBindingResponse", "true"));
  expect(isOn("postBindingLogout")).toBe(true);
  expect(form.getValues("config.postBindingLogout")).toBeUndefined();
  await userEvent.click(screen.getByTestId("config.postBindingLogout"));
  expect(form.getValues("config.postBindingLogout")).toBe("false");
  expect(isOn("postBindingLogout")).toBe(false);
});
