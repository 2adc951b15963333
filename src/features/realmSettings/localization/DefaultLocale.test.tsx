import { render } from "@testing-library/react";
import { FormProvider, useForm, type UseFormReturn } from "react-hook-form";
import { DefaultLocale } from "~/features/realmSettings/localization/DefaultLocale";

let form: UseFormReturn;
const hold = (next: UseFormReturn) => (form = next);

function Form({ stored }: { stored: object }) {
  const form = useForm({ defaultValues: stored });
  hold(form);
  return (
    <FormProvider {...form}>
      <DefaultLocale />
    </FormProvider>
  );
}

const chosenOf = (stored: object) => {
  render(<Form stored={stored} />);
  return form.getValues(["supportedLocales", "defaultLocale"]);
};

test("a realm that gets languages begins with English", () => {
  expect(chosenOf({ internationalizationEnabled: false, supportedLocales: [], defaultLocale: "" })).toEqual([
    ["en"],
    "en",
  ]);
});

test.each([
  ["that it had before", { internationalizationEnabled: false, supportedLocales: ["de"], defaultLocale: "de" }],
  ["of a realm that has some already", { internationalizationEnabled: true, supportedLocales: [], defaultLocale: "" }],
])("languages %s stay as they are", (_, stored) => {
  expect(chosenOf(stored)).toEqual([stored.supportedLocales, stored.defaultLocale]);
});
