import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm, type UseFormReturn } from "react-hook-form";
import { AttributePairs } from "~/features/users/bulk/AttributePairs";

let form: UseFormReturn<{ q: string }>;
const hold = (next: typeof form) => (form = next);

function Form() {
  const form = useForm({ defaultValues: { q: "" } });
  hold(form);
  return (
    <FormProvider {...form}>
      <AttributePairs name="q" label="selectAttributes" names={[]} />
    </FormProvider>
  );
}

it("takes any attribute by its name where the profile may not be read", async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.type(screen.getByRole("textbox", { name: "key" }), "cost.centre");
  await user.type(screen.getByRole("textbox", { name: "value" }), "4711{Enter}");
  expect(form.getValues("q")).toBe("cost.centre:4711");
  expect(screen.getByRole("group", { name: "cost.centre" })).toBeTruthy();
});
