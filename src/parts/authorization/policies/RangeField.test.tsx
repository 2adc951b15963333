import { act, fireEvent, render, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { setTexts } from "~/i18n/i18n";
import { StoredContext } from "~/kit/form/fieldProps";
import { RangeField } from "~/parts/authorization/policies/RangeField";

setTexts("en", {
  hour: "Hour",
  "gatehouse.rangeFrom": "{{label}}: first",
  "gatehouse.rangeTo": "{{label}}: last",
  required: "Required field",
  greaterThan: "Must be greater than {{value}}",
});

let check: () => Promise<boolean>;
const hold = (next: typeof check) => (check = next);
let wrong: () => string[];
const holdErrors = (next: typeof wrong) => (wrong = next);

function Page({ stored, isShown = true }: { stored: Record<string, string>; isShown?: boolean }) {
  const form = useForm({ defaultValues: stored, mode: "onTouched" });
  hold(() => form.trigger());
  const { errors } = form.formState;
  holdErrors(() => Object.keys(errors));
  return (
    <FormProvider {...form}>
      <StoredContext value={(name, value) => (value ?? "") === (stored[name] ?? "")}>
        {isShown && <RangeField name="hour" label="hour" min={0} max={23} />}
      </StoredContext>
    </FormProvider>
  );
}

const isRight = () => act(() => check());
const number = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(number(label), { target: { value } }));
/** The error that a control is described by. */
const errorOf = (label: string) =>
  document.getElementById(number(label).getAttribute("aria-describedby") ?? "")?.textContent;

it.each<Record<string, string>>([{}, { hour: "", hourEnd: "" }])(
  "a last number needs a first one: alone the server takes it for no limit (%j)",
  async (stored) => {
    render(<Page stored={stored} />);
    expect(await isRight()).toBe(true);
    await type("Hour: last", "17");
    expect(await isRight()).toBe(false);
    expect(errorOf("Hour: first")).toBe("Required field");
    await type("Hour: first", "8");
    expect(errorOf("Hour: first")).toBeUndefined();
    expect(await isRight()).toBe(true);
    await type("Hour: first", "");
    expect(await isRight()).toBe(false);
    await type("Hour: last", "");
    expect(errorOf("Hour: first")).toBeUndefined();
    expect(await isRight()).toBe(true);
  },
);

it("a range does not end before it begins: no time would be in it", async () => {
  render(<Page stored={{ hour: "8", hourEnd: "17" }} />);
  await type("Hour: first", "22");
  expect(await isRight()).toBe(false);
  expect(errorOf("Hour: last")).toBe("Must be greater than 21");
  await type("Hour: first", "17");
  expect(errorOf("Hour: last")).toBeUndefined();
  expect(await isRight()).toBe(true);
});

it("what is stored so is no error until it is changed", async () => {
  const { unmount } = render(<Page stored={{ hour: "22", hourEnd: "6" }} />);
  expect(await isRight()).toBe(true);
  unmount();
  render(<Page stored={{ hourEnd: "6" }} />);
  expect(await isRight()).toBe(true);
});

it("an error goes with the field", async () => {
  const stored = { hour: "8", hourEnd: "17" };
  const { rerender } = render(<Page stored={stored} />);
  await type("Hour: last", "55");
  expect([await isRight(), wrong()]).toEqual([false, ["hourEnd"]]);
  await act(async () => rerender(<Page stored={stored} isShown={false} />));
  expect(wrong()).toEqual([]);
});
