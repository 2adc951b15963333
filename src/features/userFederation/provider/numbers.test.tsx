import { act, render } from "@testing-library/react";
import { type FieldValues, FormProvider, useForm, type UseFormReturn } from "react-hook-form";
import { number } from "~/features/userFederation/provider/fields";
import { periodFields } from "~/features/userFederation/provider/periods";
import { Inputs } from "~/kit/form/Inputs";

const fields = [
  ...periodFields((setting) => `config.${setting}.0`),
  number("batchSizeForSync", "batchSize", "batchSizeHelp", 0),
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
