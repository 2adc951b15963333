import { act, render, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import type { Attribute } from "~/parts/profile/userProfile";
import { UserProfileField } from "~/parts/profile/UserProfileField";

jest.mock("~/data/query/realm", () => ({ useRealmRepresentation: () => ({ supportedLocales: ["de", "en"] }) }));

let isValid: () => Promise<boolean>;
const hold = (check: typeof isValid) => (isValid = check);

function Form({ attribute, value = "" }: { attribute: Attribute; value?: string | string[] }) {
  const form = useForm({ defaultValues: { username: "", attributes: { [attribute.name ?? ""]: value } } });
  hold(() => form.trigger());
  return (
    <FormProvider {...form}>
      <UserProfileField attribute={attribute} />
    </FormProvider>
  );
}

it.each<[string, Attribute]>([
  ["a text", { name: "plain" }],
  ["several lines", { name: "many", multivalued: true }],
  ["the language", { name: "locale" }],
  ["a choice", { name: "choice", annotations: { inputType: "select" } }],
])("%s that is required has the mark, and no rule of its own", async (_, attribute) => {
  const { container } = render(<Form attribute={{ ...attribute, required: true }} />);
  expect(container.querySelector(".pf-v6-c-form__label-required")).not.toBeNull();
  await act(async () => expect(await isValid()).toBe(true));
  expect(screen.queryByText("required")).toBeNull();
});

it.each([
  ["in a line", ["1.2.1990"], {}],
  ["among several", ["1990-02-01", "1.2.1990"], { multivalued: true }],
])("a value that an input of its type would not show is shown as text %s", (_, value, more) => {
  render(<Form attribute={{ name: "born", annotations: { inputType: "html5-date" }, ...more }} value={value} />);
  expect(screen.getAllByRole<HTMLInputElement>("textbox").map((input) => input.value)).toEqual(value);
});
