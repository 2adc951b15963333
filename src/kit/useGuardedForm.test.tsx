import { fireEvent, render, screen } from "@testing-library/react";
import { FormProvider, useFormContext } from "react-hook-form";
import { anyDirty } from "~/data/drafts";
import { useGuardedForm } from "~/kit/useGuardedForm";

let drawings: number;
beforeEach(() => (drawings = 0));

const count = () => void drawings++;

/** A field that asks for the form, and counts how often it is drawn. */
function Counted() {
  const { register } = useFormContext();
  count();
  return <input {...register("b")} />;
}

const defaultValues = { a: "", b: "" };
const isChanged = ({ a }: typeof defaultValues) => a !== "";
const fields = <Counted />;

function Form() {
  const { form, changed } = useGuardedForm({ name: "form", defaultValues, isChanged });
  return (
    <FormProvider {...form}>
      <input {...form.register("a")} data-testid="a" />
      {fields}
      <output>{String(changed)}</output>
    </FormProvider>
  );
}

it("counts as changed with the first key stroke, and draws no other field with it", () => {
  render(<Form />);
  expect(screen.getByRole("status").textContent).toBe("false");
  const before = drawings;
  fireEvent.input(screen.getByTestId("a"), { target: { value: "x" } });
  expect(screen.getByRole("status").textContent).toBe("true");
  expect(anyDirty()).toBe(true);
  expect(drawings).toBe(before);
});
