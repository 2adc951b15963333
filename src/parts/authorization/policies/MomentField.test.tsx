import { fireEvent, render, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { setTexts } from "~/i18n/i18n";
import { MomentField } from "~/parts/authorization/policies/MomentField";

setTexts("en", {
  "gatehouse.datePicker": "Date picker",
  "gatehouse.timePicker": "Time picker",
  startTime: "Start time",
});

function Page({ stored }: { stored: string }) {
  const form = useForm({ defaultValues: { notBefore: stored } });
  return (
    <FormProvider {...form}>
      <MomentField name="notBefore" label="startTime" />
      <output>{form.watch("notBefore")}</output>
    </FormProvider>
  );
}

const now = () => screen.getByRole("status").textContent;
const shown = () => ["Date picker", "Time picker"].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

it.each([
  ["2030-01-31 09:05:00", "2030-01-31", "09:05"],
  // as the stock console writes it
  ["2030-01-31 9:05:00", "2030-01-31", "09:05"],
  ["2030-1-3 9:5", "2030-01-03", "09:05"],
  ["2030-01-31", "2030-01-31", "00:00"],
])("shows %s, and keeps it as it is until something is typed", (stored, day, time) => {
  render(<Page stored={stored} />);
  expect(shown()).toEqual([day, time]);
  expect(now()).toBe(stored);
  fireEvent.change(screen.getByLabelText("Time picker"), { target: { value: "10:30" } });
  expect(now()).toBe(`${day} 10:30:00`);
});

it("shows a limit that is no moment in its own words, and nothing where there is none", () => {
  const { unmount } = render(<Page stored="next spring" />);
  expect(shown()).toEqual(["", ""]);
  expect(screen.getAllByText("next spring")).toHaveLength(2);
  expect(now()).toBe("next spring");
  unmount();
  expect(render(<Page stored="" />).container.querySelector("bdi")).toBeNull();
});
