import { act, render } from "@testing-library/react";
import { type FieldValues, FormProvider, useForm, type UseFormReturn } from "react-hook-form";
import { synchronization } from "~/features/userFederation/ldap/ldapUserSections";
import { periodFields } from "~/features/userFederation/provider/periods";
import { Inputs } from "~/kit/form/Inputs";

const fields = [
  ...periodFields((setting) => `config.${setting}.0`),
  ...synchronization.fields.filter(({ name }) => name === "config.batchSizeForSync.0"),
];
const names = ["fullSyncPeriod", "changedSyncPeriod", "batchSizeForSync"];

let form: UseFormReturn;
const hold = (next: UseFormReturn) => (form = next);

function Form() {
  const form = useForm<FieldValues>({
    defaultValues: { periodicFullSync: true, periodicChangedUsersSync: true, config: {} },
  });
  hold(form);
  return (
    <FormProvider {...form}>
      <Inputs fields={fields} />
    </FormProvider>
  );
}

it.each([
  ["2147483647", true],
  ["2147483648", false],
])("takes the numbers that the server can read: %s", async (value, isRight) => {
  render(<Form />);
  await act(async () => names.forEach((name) => form.setValue(`config.${name}`, [value])));
  for (const name of names)
    expect([name, await act(async () => form.trigger(`config.${name}.0`))]).toEqual([name, isRight]);
});

it("takes no batches of nothing, with which the server finds nobody", async () => {
  render(<Form />);
  await act(async () => form.setValue("config.batchSizeForSync", ["0"]));
  expect(await act(async () => form.trigger("config.batchSizeForSync.0"))).toBe(false);
  await act(async () => form.setValue("config.batchSizeForSync", [""]));
  expect(await act(async () => form.trigger("config.batchSizeForSync.0"))).toBe(true);
});
