import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type FieldValues, FormProvider, useForm, type UseFormReturn } from "react-hook-form";
import { AnnotationsField } from "~/features/realmSettings/userProfile/AnnotationsField";
import type { Entry } from "~/features/realmSettings/userProfile/profile";
import { ValidationsField } from "~/features/realmSettings/userProfile/ValidationsField";

jest.mock("~/features/realmSettings/userProfile/ValidatorDialog", () => ({
  ValidatorDialog: ({ onSave }: { onSave: (entry: Entry) => void }) => (
    <button onClick={() => onSave({ name: "options", value: {} })}>keep</button>
  ),
}));

let form: UseFormReturn;
const hold = (next: UseFormReturn) => (form = next);

function Form({ annotations }: { annotations: Entry[] }) {
  const form = useForm<FieldValues>({ defaultValues: { validations: [], annotations } });
  hold(form);
  return (
    <FormProvider {...form}>
      <ValidationsField />
      <AnnotationsField />
    </FormProvider>
  );
}

it("leaves the rule of the annotations alone", async () => {
  render(<Form annotations={[{ name: "", value: "of no name" }]} />);
  await act(async () => form.setValue("validations", [{ name: "email", value: {} }]));
  expect(await act(() => form.trigger("annotations"))).toBe(false);
});

it("a list of options is shown as one, unless something else is chosen", async () => {
  const user = userEvent.setup();
  render(<Form annotations={[{ name: "my.own", value: "1" }]} />);
  await user.click(screen.getByTestId("addValidator"));
  await user.click(await screen.findByText("keep"));
  const chosen = { name: "inputType", value: "select" };
  expect(form.getValues()).toEqual({
    validations: [{ name: "options", value: {} }],
    annotations: [{ name: "my.own", value: "1" }, chosen],
  });
  expect(await screen.findByTestId("annotations.1.value")).toBeDefined();
  expect(form.getFieldState("annotations").isDirty).toBe(true);
});

it("says what the server refuses of the validators, and where the next one is added", async () => {
  render(<Form annotations={[]} />);
  await act(async () => form.setError("validations", { type: "server", message: "no pattern" }, { shouldFocus: true }));
  expect(screen.getByTestId("validations-helper").textContent).toBe("no pattern");
  const button = screen.getByTestId("addValidator");
  expect(button.getAttribute("aria-describedby")).toBe("validations-helper");
  expect(document.activeElement).toBe(button);
});
