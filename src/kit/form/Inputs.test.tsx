import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm, type UseFormReturn } from "react-hook-form";
import { setTexts } from "~/i18n/i18n";
import { ReadOnlyContext, StoredContext } from "~/kit/form/fieldProps";
import { type FieldSpec, Inputs } from "~/kit/form/Inputs";
import { Typeahead } from "~/kit/form/kinds/Typeahead";

let form: UseFormReturn;
let invalid: boolean;
const hold = (next: UseFormReturn) => (form = next);
const judge = (next: boolean) => (invalid = next);

interface FormProps {
  fields: FieldSpec[];
  values?: object;
  readOnly?: boolean;
  mode?: "onSubmit" | "onTouched";
}

function Form({ fields, values, readOnly, mode = "onSubmit" }: FormProps) {
  const form = useForm({ defaultValues: values, mode });
  hold(form);
  const { isDirty, dirtyFields } = form.formState;
  const submit = form.handleSubmit(
    () => judge(false),
    () => judge(true),
  );
  return (
    <ReadOnlyContext value={readOnly === true}>
      <FormProvider {...form}>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Inputs fields={fields} />
          <button type="submit" data-dirty={isDirty} data-changed={JSON.stringify(dirtyFields)}>
            save
          </button>
        </form>
      </FormProvider>
    </ReadOnlyContext>
  );
}

const show = (fields: FieldSpec[], values?: object, readOnly?: boolean, mode?: FormProps["mode"]) => {
  render(<Form fields={fields} values={values} readOnly={readOnly} mode={mode} />);
  return userEvent.setup();
};
const save = async () => {
  await act(async () => fireEvent.click(screen.getByText("save")));
  return invalid;
};
/** Sets a text and waits for its validation. */
const put = (input: HTMLInputElement, text: string) =>
  act(async () => {
    fireEvent.change(input, { target: { value: text } });
  });
const value = (name: string): unknown => form.getValues(name);
const field = (testId: string) => screen.getByTestId<HTMLInputElement>(testId);

// jsdom has no layout
Element.prototype.scrollIntoView = () => {};

beforeEach(() =>
  setTexts("en", {
    required: "Required",
    greaterThan: "At least {{value}}",
    lessThan: "At most {{value}}",
    maxLength: "At most {{length}} characters",
    addAttribute: "Add {{label}}",
    "gatehouse.closeChip": "close {{name}}",
  }),
);

describe("rules", () => {
  it.each([
    [{ required: true }, " ", "Required"],
    [{ min: 3 }, "2", "At least 3"],
    [{ max: 3 }, "4", "At most 3"],
    [{ maxLength: 2 }, "abc", "At most 2 characters"],
    [{ pattern: { value: /^a/, message: { text: "Begins with a" } } }, "b", "Begins with a"],
    [{ validate: (text: string) => (text === "x" ? { text: "Not x" } : undefined) }, "x", "Not x"],
  ])("%j refuses %j", async (rules, text, message) => {
    show([{ kind: "text", name: "a", label: "name", ...rules }], { a: text });
    expect(await save()).toBe(true);
    expect(field("a-helper").textContent).toBe(message);
    expect(field("a").getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field("a"));
  });

  it("count the characters of each line of several", async () => {
    show([{ kind: "multiLine", name: "a", label: "name", maxLength: 2, validate: () => ({ text: "Not so" }) }], {
      a: ["ab", "abc"],
    });
    expect(await save()).toBe(true);
    expect(field("a-helper").textContent).toBe("At most 2 characters");
    act(() => form.setValue("a", ["ab", "bc"]));
    await save();
    expect(field("a-helper").textContent).toBe("Not so");
  });

  it("that look at another value are checked again with it, once there is something to check", async () => {
    const validate = (text: string, { a }: Record<string, unknown>) => (text === a ? { text: "Same" } : undefined);
    const again: FieldSpec = { kind: "text", name: "b", label: "name", required: true, dependsOn: ["a"], validate };
    show([{ kind: "text", name: "a", label: "name" }, again], { a: "", b: "" });
    await put(field("a"), "x");
    expect(screen.queryByTestId("b-helper")).toBeNull();
    await put(field("b"), "xy");
    await put(field("a"), "xy");
    expect(field("b-helper").textContent).toBe("Same");
    await put(field("a"), "x");
    expect(screen.queryByTestId("b-helper")).toBeNull();
  });

  it("do not ask for a bound of a value that is not there", async () => {
    show([{ kind: "text", name: "a", label: "name", min: 3, pattern: { value: /x/, message: "name" } }], { a: "" });
    expect(await save()).toBe(false);
  });
});

describe("text", () => {
  it.each(["text", "textArea", "password"] as const)(
    "of the kind %s says while it is typed that it is blank",
    async (kind) => {
      const user = show([{ kind, name: "a", label: "name", required: true }], { a: "" });
      await user.type(field("a"), " ");
      expect(field("a-helper").textContent).toBe("Required");
      await user.type(field("a"), "x");
      expect(screen.queryByTestId("a-helper")).toBeNull();
    },
  );

  it("shows an attribute whose name has dots", async () => {
    const user = show([{ kind: "text", name: "attributes.a🍺b", label: "name" }], { attributes: { "a🍺b": "x" } });
    await user.type(field("attributes.a🍺b"), "y");
    expect(value("attributes")).toEqual({ "a🍺b": "xy" });
  });

  it("keeps the digits of a number", async () => {
    const user = show([{ kind: "text", type: "number", name: "a", label: "name" }]);
    await user.type(field("a"), "12");
    expect(form.getValues()).toEqual({ a: "12" });
  });
});

it("renders only the field again that is typed in", async () => {
  let renders = 0;
  const count = () => {
    renders++;
    return null;
  };
  const user = show([
    { kind: "text", name: "a", label: "name" },
    { kind: "custom", name: "b", label: "name", render: count },
  ]);
  const before = renders;
  await user.type(field("a"), "hello");
  expect(value("a")).toBe("hello");
  expect(renders).toBe(before);
});

it("does not count as changed because fields without a value are rendered, or what was typed is taken back", async () => {
  const names = [
    "text",
    "textArea",
    "password",
    "number",
    "switch",
    "duration",
    "multiLine",
    "keyValue",
    "map",
    "code",
  ] as const;
  const user = show(
    names.map((kind) => ({ kind, name: `config.${kind}`, label: "name" })),
    { config: { text: "x" } },
  );
  await user.type(field("config.text"), "y{Backspace}");
  expect(value("config.text")).toBe("x");
  for (const add of ["config.multiLine-addValue", "config.keyValue-add-row", "config.map-add-row"])
    await user.click(field(add));
  expect(screen.getByText("save").dataset.changed).not.toContain("true");
});

describe("when", () => {
  const fields: FieldSpec[] = [
    { kind: "switch", name: "on", label: "enabled" },
    { kind: "text", name: "more", label: "name", required: true, when: { name: "on", is: (on) => on === true } },
  ];

  it("renders a field while another value is as wanted; hidden, it keeps its value and is not required", async () => {
    const user = show(fields, { on: true, more: "x" });
    await user.clear(field("more"));
    expect(await save()).toBe(true);
    await user.click(field("on"));
    expect(screen.queryByTestId("more")).toBeNull();
    expect(await save()).toBe(false);
    await user.click(field("on"));
    await user.type(field("more"), "y");
    await user.click(field("on"));
    expect(form.getValues()).toEqual({ on: false, more: "y" });
  });

  it("requires of a stored object what a change brings up, and leaves alone what was there before", async () => {
    const stored = { on: false, more: "" };
    const isStored = (name: string, now: unknown) => Object.entries(stored).some(([a, b]) => a === name && b === now);
    const { unmount } = render(
      <StoredContext value={isStored}>
        <Form fields={fields} values={stored} />
      </StoredContext>,
    );
    const user = userEvent.setup();
    await user.click(field("on"));
    expect(await save()).toBe(true);
    await user.click(field("on"));
    expect(await save()).toBe(false);
    unmount();
    Object.assign(stored, { on: true });
    render(
      <StoredContext value={isStored}>
        <Form fields={fields} values={stored} />
      </StoredContext>,
    );
    expect(await save()).toBe(false);
  });
});

describe("switch", () => {
  it.each([
    ["true", true],
    [true, true],
    [["true"], true],
    ["false", false],
    [false, false],
    [undefined, false],
  ])("reads %j as %j", (kept, on) => {
    show([{ kind: "switch", name: "a", label: "enabled" }], { a: kept });
    expect(field("a").checked).toBe(on);
  });

  it("takes the focus where it is the first that is wrong", async () => {
    show([{ kind: "switch", name: "a", label: "enabled" }]);
    act(() => form.setError("a", { message: "refused" }, { shouldFocus: true }));
    expect(document.activeElement).toBe(field("a"));
  });

  it("keeps words where the server does, and has a test id with dots", async () => {
    const user = show([{ kind: "switch", stringify: true, name: "attributes.a🍺b", label: "enabled" }]);
    await user.click(field("attributes.a.b"));
    expect(value("attributes")).toEqual({ "a🍺b": "true" });
    await user.click(field("attributes.a.b"));
    expect(value("attributes")).toEqual({ "a🍺b": "false" });
  });
});

describe("password", () => {
  const secret: FieldSpec[] = [{ kind: "password", name: "secret", label: "name" }];
  const reveal = () => screen.getByRole("button", { name: "showPassword" });

  it("never shows what the server only sent a mask for, and replaces it as a whole", async () => {
    const user = show(secret, { secret: "**********" });
    expect(reveal()).toHaveProperty("disabled", true);
    expect(field("secret").type).toBe("password");
    await user.type(field("secret"), "new");
    expect(value("secret")).toBe("new");
    await user.click(reveal());
    expect(field("secret").type).toBe("text");
  });

  it("takes the mask away as a whole", async () => {
    const user = show(secret, { secret: "**********" });
    await user.type(field("secret"), "{Backspace}");
    expect(value("secret")).toBe("");
  });

  it("takes what a password manager fills in", () => {
    show(secret, { secret: "**********" });
    fireEvent.change(field("secret"), { target: { value: "filled" } });
    expect(value("secret")).toBe("filled");
  });

  it("is sent back as it came", () => {
    show(secret, { secret: "**********" });
    expect(value("secret")).toBe("**********");
  });
});

it("what is hidden is not wrong", async () => {
  const user = show([
    { kind: "switch", name: "on", label: "name", testId: "on" },
    { kind: "text", name: "a", label: "name", required: true, when: { name: "on", is: (on) => on === true } },
  ]);
  await user.click(field("on"));
  expect(await save()).toBe(true);
  expect(form.getFieldState("a").error).toBeDefined();
  await user.click(field("on"));
  expect(form.getFieldState("a").error).toBeUndefined();
});

it("describes a text by the words below it, or by what is wrong with it", async () => {
  show([{ kind: "text", name: "a", label: "name", hint: { text: "Letters only" }, required: true }], { a: "" });
  const words = () =>
    field("a")
      .getAttribute("aria-describedby")
      ?.split(" ")
      .map((id) => document.getElementById(id)?.textContent);
  expect(words()).toEqual(["Letters only"]);
  await save();
  expect(words()).toEqual(["Required"]);
});

it("is focused by its label, and says that it is required, whatever its input stands in", async () => {
  const options = [{ key: "a", value: { text: "A" } }];
  const fields: FieldSpec[] = [
    { kind: "number", name: "n", label: { text: "Number" }, required: true },
    { kind: "select", isTypeahead: true, name: "s", label: { text: "Select" }, options, required: true },
    { kind: "select", isMulti: true, name: "m", label: { text: "Several" }, options },
    { kind: "duration", name: "d", label: { text: "Time" }, required: true },
  ];
  const user = show(fields, { n: 1, s: "a", m: ["a"], d: 60 });
  const [several, time] = [screen.getAllByRole("combobox")[1], screen.getByRole("spinbutton", { name: "Time" })];
  const inputs = [screen.getAllByRole("spinbutton")[0], screen.getAllByRole("combobox")[0], several, time];
  for (const [index, label] of ["Number", "Select", "Several", "Time"].entries()) {
    await user.click(screen.getByText(label));
    expect(document.activeElement).toBe(inputs[index]);
  }
  const isRequired = (input?: HTMLElement) => input?.matches(":required, [aria-required=true]");
  expect(inputs.map(isRequired)).toEqual([true, true, false, true]);
});

describe("number", () => {
  it("is described by its label: automation knows all of them by one name", () => {
    show([{ kind: "number", name: "a", label: { text: "Most tries" } }], { a: 3 });
    expect(screen.getByRole("spinbutton").getAttribute("aria-description")).toBe("Most tries");
  });

  it("is a whole one", async () => {
    show([{ kind: "number", name: "a", label: "name", stringify: true }], { a: "1" });
    await put(screen.getByLabelText("gatehouse.numberInput"), "1.5");
    expect(await save()).toBe(true);
    expect(field("a-helper").textContent).toBe("gatehouse.wholeNumber");
  });

  const input = () => screen.getByRole<HTMLInputElement>("spinbutton");
  const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

  it("stays in its bounds", async () => {
    const user = show([{ kind: "number", name: "a", label: "name", min: 5, max: 11 }], { a: 10 });
    await user.click(button("gatehouse.plus"));
    expect(value("a")).toBe(11);
    expect(button("gatehouse.plus").disabled).toBe(true);
    await user.clear(input());
    await user.type(input(), "1");
    expect(value("a")).toBe(1);
    await user.tab();
    expect(value("a")).toBe(5);
  });

  it("leaves one alone that was stored and is only passed", async () => {
    const user = show([{ kind: "number", name: "a", label: "name", min: 5 }], { a: 0 });
    await user.click(input());
    await user.tab();
    expect(value("a")).toBe(0);
  });

  it("takes the focus of an error where its button is off", async () => {
    show([{ kind: "number", name: "a", label: "name", min: 5 }], { a: 0 });
    await put(screen.getByRole("spinbutton"), "1");
    expect(await save()).toBe(true);
    expect(screen.getByRole("button", { name: "gatehouse.minus" })).toHaveProperty("disabled", true);
    expect(document.activeElement).toBe(screen.getByRole("spinbutton"));
  });

  it("leaves an empty one empty", async () => {
    const user = show([{ kind: "number", name: "a", label: "name", min: 5 }]);
    await user.click(input());
    await user.tab();
    expect(value("a")).toBeUndefined();
    expect(input().value).toBe("");
  });
});

describe("select", () => {
  const options = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ key: `k${index}`, value: { text: `Text ${index}` } }));
  const one = (count: number): FieldSpec[] => [{ kind: "select", name: "a", label: "name", options: options(count) }];
  const toggle = () => screen.getByRole("button", { name: "name" });
  const input = () => screen.getByRole<HTMLInputElement>("combobox");
  const shown = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

  it("keeps the key and shows the text", async () => {
    const user = show(one(9), { a: "k1" });
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(toggle().textContent).toBe("Text 1");
    await user.click(toggle());
    expect(screen.getByTestId("select-a")).toBeTruthy();
    await user.click(screen.getByRole("option", { name: "Text 2" }));
    expect(value("a")).toBe("k2");
    expect(screen.queryByRole("option")).toBeNull();
  });

  it("shows what nothing chosen means where that is an option", () => {
    const none = { key: "", value: { text: "Default" } };
    show([{ kind: "select", name: "a", label: "name", options: [none, ...options(2)], placeholder: "name" }], {});
    expect(toggle().textContent).toBe("Default");
  });

  it("shows and keeps a value that is not among the options", async () => {
    const user = show(one(2), { a: "old" });
    expect(toggle().textContent).toBe("old");
    await user.click(toggle());
    expect(shown()).toEqual(["Text 0", "Text 1", "old"]);
    expect(value("a")).toBe("old");
  });

  it("keeps a list where it came as one", async () => {
    const user = show(one(2), { a: ["k0"] });
    await user.click(toggle());
    await user.click(screen.getByRole("option", { name: "Text 1" }));
    expect(value("a")).toEqual(["k1"]);
  });

  it("is filtered by typing from 10 options on", async () => {
    const user = show(one(20), { a: "k3" });
    expect(input().value).toBe("Text 3");
    await user.clear(input());
    await user.type(input(), "text 1");
    expect(shown()).toHaveLength(11);
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(value("a")).toBe("k10");
    expect(input().value).toBe("Text 10");
  });

  it("chooses from what the typed text leaves, also where the list has not followed yet", async () => {
    const user = show(one(20), { a: "" });
    await user.click(input());
    act(() => {
      fireEvent.change(input(), { target: { value: "text 1" } });
      fireEvent.keyDown(input(), { key: "ArrowUp" });
    });
    await user.keyboard("{Enter}");
    expect(value("a")).toBe("k19");
  });

  it("leaves keys to what an input method composes", async () => {
    const user = show(one(20), { a: "" });
    await user.click(input());
    await user.keyboard("{ArrowDown}");
    fireEvent.keyDown(input(), { key: "Enter", isComposing: true });
    expect(value("a")).toBe("");
    await user.keyboard("{Enter}");
    expect(value("a")).toBe("k0");
  });

  it("whose choices are searched for keeps the focus on a choice, not on its place, when others come", async () => {
    const user = userEvent.setup();
    const onChoose = jest.fn();
    const found = (...keys: string[]) => (
      <Typeahead
        id="a"
        label="name"
        choices={keys.map((key) => ({ key, text: key }))}
        chosen={[]}
        onChoose={onChoose}
        onClear={() => undefined}
        onSearch={() => undefined}
      />
    );
    const { rerender } = render(found("ann", "bob"));
    await user.click(input());
    await user.keyboard("{ArrowDown}");
    rerender(found("carl"));
    await user.keyboard("{Enter}");
    expect(onChoose).not.toHaveBeenCalled();
    rerender(found("carl", "ann"));
    await user.keyboard("{Enter}");
    expect(onChoose).toHaveBeenCalledWith("ann");
  });

  it.each([2, 20])("of %i takes one click: what is hit while the list closes is not chosen", async (count) => {
    const user = show(one(count), { a: "" });
    await user.click(count < 10 ? toggle() : input());
    const [first, second] = screen.getAllByRole("option");
    // both before the closed list is taken off the page
    act(() => {
      first?.click();
    });
    act(() => {
      second?.click();
    });
    expect(value("a")).toBe("k0");
  });

  it("reports another choice, not of the same one again", async () => {
    const onChosen = jest.fn();
    const user = show([{ ...one(2)[0], onChosen } as FieldSpec], { a: "k0" });
    for (const text of ["Text 0", "Text 1"]) {
      await user.click(toggle());
      await user.click(screen.getByRole("option", { name: text }));
    }
    expect(onChosen).toHaveBeenCalledTimes(1);
    expect(value("a")).toBe("k1");
  });

  it("forgets what was typed, and keeps the value, on Escape", async () => {
    const user = show(one(20), { a: "k3" });
    await user.type(input(), "zzz{Escape}");
    expect(screen.queryByRole("option")).toBeNull();
    expect(input().value).toBe("Text 3");
    expect(value("a")).toBe("k3");
  });

  it("keeps Escape from a dialog around, even before its list is rendered", () => {
    const close = jest.fn();
    document.addEventListener("keydown", close);
    show(one(20), { a: "k3" });
    act(() => {
      fireEvent.click(input());
      expect(screen.queryByRole("option")).toBeNull();
      fireEvent.keyDown(input(), { key: "Escape" });
    });
    expect(close).not.toHaveBeenCalled();
    expect(screen.queryByRole("option")).toBeNull();
    fireEvent.keyDown(input(), { key: "Escape" });
    expect(close).toHaveBeenCalledTimes(1);
    document.removeEventListener("keydown", close);
  });

  it("is off in a form that is only looked at", async () => {
    const user = show(one(20), { a: "k3" }, true);
    expect(input().disabled).toBe(true);
    await user.click(screen.getByRole("button", { name: "gatehouse.menuToggle" }));
    expect(screen.queryByRole("option")).toBeNull();
  });

  it("takes several, with a chip for each", async () => {
    const many: FieldSpec[] = [
      { kind: "select", isMulti: true, stringify: true, name: "a", label: "name", options: options(3) },
    ];
    const user = show(many, { a: "k0##gone" });
    await user.click(input());
    await user.click(screen.getByRole("option", { name: "Text 2" }));
    expect(value("a")).toBe("k0##gone##k2");
    expect(screen.getAllByRole("option")).toHaveLength(4);
    await user.click(screen.getByRole("button", { name: /close gone/ }));
    expect(value("a")).toBe("k0##k2");
  });
});

describe("duration", () => {
  const time = (unit = "times.minutes"): [HTMLInputElement, HTMLElement] => [
    screen.getByRole("spinbutton"),
    screen.getByText(unit),
  ];
  const field: FieldSpec[] = [{ kind: "duration", name: "a", label: "name" }];

  it.each([
    [1800, "30", "times.minutes"],
    [7200, "2", "times.hours"],
    [86_400, "1", "times.days"],
    ["300", "5", "times.minutes"],
    [61, "61", "times.seconds"],
  ])("%j s is %s %s", (seconds, shown, unit) => {
    show(field, { a: seconds });
    expect(time(unit)[0].value).toBe(shown);
  });

  /** The largest value that the server takes. */
  const LARGEST = 2_147_483_647;
  const seconds = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };
  it.each(
    Object.entries(seconds).flatMap(([unit, factor]) =>
      [1, 59, Math.floor(LARGEST / factor)].map((number) => [number, unit, number * factor] as const),
    ),
  )("%i %s typed are %i s, and these seconds are shown and kept as they are", async (number, unit, total) => {
    const all: FieldSpec[] = [{ ...field[0], units: ["seconds", "minutes", "hours", "days"] } as FieldSpec];
    const user = show(all, { a: "" });
    await user.click(screen.getAllByRole("button", { expanded: false })[0] ?? document.body);
    await user.click(screen.getByRole("option", { name: `times.${unit}` }));
    await put(screen.getByRole("spinbutton"), String(number));
    expect(value("a")).toBe(total);
    cleanup();
    show(all, { a: total });
    const shown = screen.getByRole<HTMLInputElement>("spinbutton", { name: "name" }).value;
    const factors = Object.entries(seconds).filter(([name]) => screen.queryByText(`times.${name}`));
    expect(factors.map(([, one]) => Number(shown) * one)).toEqual([total]);
    expect(value("a")).toBe(total);
  });

  it("keeps whole seconds, and takes neither less than none nor more than the server can", async () => {
    const user = show([{ kind: "duration", name: "a", label: "name", stringify: true }], { a: "3600" });
    await put(screen.getByRole("spinbutton"), "1.1");
    expect(value("a")).toBe("3960");
    await put(screen.getByRole("spinbutton"), "0.0001");
    expect(value("a")).toBe("0");
    for (const [text, error] of [
      ["-5", "At least 0"],
      ["600000", "At most 2147483647"],
    ] as const) {
      await user.clear(screen.getByRole("spinbutton"));
      await put(screen.getByRole("spinbutton"), text);
      expect(await save()).toBe(true);
      expect(screen.getByTestId("a-helper").textContent).toBe(error);
    }
  });

  it("keeps the unit while a number is typed, and multiplies with a new unit", async () => {
    const user = show(field, { a: 60 });
    await user.clear(time()[0]);
    expect(value("a")).toBe("");
    await user.type(time()[0], "60");
    expect(value("a")).toBe(3600);
    expect(time()[0].value).toBe("60");
    await user.click(time()[1]);
    await user.click(screen.getByRole("option", { name: "times.hours" }));
    expect(value("a")).toBe(216_000);
  });

  it("shows what the form is set to", () => {
    show(field, { a: 60 });
    act(() => form.setValue("a", 7200));
    expect(time("times.hours")[0].value).toBe("2");
  });
});

describe("lines", () => {
  it.each([
    [false, ["x", "y"], ["x", "y", "z"]],
    [true, "x##y", "x##y##z"],
  ])("joined %j: keep %j in their shape", async (stringify, kept, next) => {
    const user = show([{ kind: "multiLine", name: "a", label: "name", stringify }], { a: kept });
    await user.click(field("a-addValue"));
    expect(value("a")).toEqual(kept);
    expect(document.activeElement).toBe(field("a2"));
    await user.keyboard("z");
    expect(value("a")).toEqual(next);
    expect(field("a2").name).toBe("a.2.value");
    await user.click(field("remove2"));
    expect(value("a")).toEqual(kept);
  });

  it("are at least one, with nothing to add below an empty one", async () => {
    show([{ kind: "multiLine", name: "a", label: "name", required: true }], { a: [] });
    expect(field("remove0")).toHaveProperty("disabled", true);
    expect(field("a-addValue")).toHaveProperty("disabled", true);
    expect(await save()).toBe(true);
    expect(field("a-helper").textContent).toBe("Required");
    expect(document.activeElement).toBe(field("a0"));
  });

  it("leave a value of several lines whole while another is typed", async () => {
    const user = show([{ kind: "multiLine", name: "a", label: "name" }], { a: ["x\ny", "z"] });
    await user.type(field("a1"), "!");
    expect(value("a")).toEqual(["x\ny", "z!"]);
  });

  it("follow the form", () => {
    show([{ kind: "multiLine", name: "a", label: "name" }], { a: ["x"] });
    act(() => form.setValue("a", ["y", "z"]));
    expect([field("a0").value, field("a1").value]).toEqual(["y", "z"]);
  });
});

it("says of a required text while it is typed that it holds only blanks", async () => {
  show([{ kind: "text", name: "a", label: "name", required: true }], { a: "" });
  await put(field("a"), " ");
  expect(field("a-helper").textContent).toBe("Required");
  await put(field("a"), " x");
  expect(screen.queryByTestId("a-helper")).toBeNull();
});

it("shows a wrong value when its field is left for the first time, and nothing of a field that is only passed", async () => {
  const texts: FieldSpec[] = [
    { kind: "text", name: "a", label: "name", required: true, maxLength: 3 },
    { kind: "text", name: "b", label: "name", required: true },
  ];
  const user = show(texts, { a: "", b: "" }, false, "onTouched");
  await user.click(field("b"));
  await user.click(field("a"));
  expect(screen.queryByTestId("b-helper")).toBeNull();
  await user.keyboard("long");
  expect(screen.queryByTestId("a-helper")).toBeNull();
  await user.tab();
  expect((await screen.findByTestId("a-helper")).textContent).toBe("At most 3 characters");
  expect(screen.queryByTestId("b-helper")).toBeNull();
});

it("shows what is wrong after the click that left the field, which nothing moves away meanwhile", async () => {
  const texts: FieldSpec[] = [
    { kind: "text", name: "a", label: "name", maxLength: 3 },
    { kind: "text", name: "b", label: "name" },
  ];
  const user = show(texts, { a: "", b: "" }, false, "onTouched");
  await user.type(field("a"), "long");
  await user.pointer({ keys: "[MouseLeft>]", target: field("b") });
  await act(async () => {});
  expect(screen.queryByTestId("a-helper")).toBeNull();
  await user.pointer("[/MouseLeft]");
  expect((await screen.findByTestId("a-helper")).textContent).toBe("At most 3 characters");
});

describe("keys and values", () => {
  const attributes: FieldSpec[] = [{ kind: "keyValue", name: "attributes", label: { text: "attribute" } }];
  const inputs = (part: string) => screen.getAllByTestId<HTMLInputElement>(`attributes-${part}`);

  it("keep the order of rows when the server answers another one", async () => {
    const user = show(attributes, { attributes: { b: ["1"] } });
    await user.click(field("attributes-add-row"));
    await user.keyboard("a");
    await user.type(inputs("value")[1] as HTMLInputElement, "2");
    act(() => form.reset({ attributes: { a: ["2"], b: ["1"] } }));
    expect(inputs("key").map((input) => input.value)).toEqual(["b", "a"]);
    act(() => form.reset({ attributes: { c: ["3"], a: ["2"] } }));
    expect(inputs("key").map((input) => input.value)).toEqual(["c", "a"]);
  });

  it("turn a key that stands twice into a list, and keep dots in keys", async () => {
    const user = show(attributes, { attributes: { "a.b": ["1", "2"] } });
    expect(inputs("key").map((input) => input.value)).toEqual(["a.b", "a.b"]);
    expect(inputs("key")[1]?.name).toBe("attributes.1.key");
    await user.click(field("attributes-add-row"));
    expect(value("attributes")).toEqual({ "a.b": ["1", "2"] });
    expect(document.activeElement).toBe(inputs("key")[2]);
    await user.keyboard("a.b");
    await user.tab();
    await user.keyboard("3");
    expect(value("attributes")).toEqual({ "a.b": ["1", "2", "3"] });
    await user.click(inputs("remove")[0]!);
    expect(value("attributes")).toEqual({ "a.b": ["2", "3"] });
  });

  it("ask for the part that is missing", async () => {
    const user = show(attributes, { attributes: {} });
    expect(field("attributes-empty-state")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Add attribute" }));
    expect(await save()).toBe(false);
    await put(inputs("value")[0]!, "x");
    expect(await save()).toBe(true);
    expect(field("attributes-helper").textContent).toBe("keyError");
    expect(inputs("key")[0]?.getAttribute("aria-invalid")).toBe("true");
    expect(inputs("key")[0]?.getAttribute("aria-describedby")).toBe(field("attributes-helper").id);
    expect(inputs("value")[0]?.hasAttribute("aria-describedby")).toBe(false);
    await put(inputs("key")[0]!, "k");
    expect(await save()).toBe(false);
    expect(value("attributes")).toEqual({ k: ["x"] });
  });

  it("give the focus of an error to the row that is wrong", async () => {
    show(attributes, { attributes: { a: ["1"], b: [""], c: ["3"] } });
    expect(await save()).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(inputs("value")[1]));
    await put(inputs("value")[1]!, "2");
    const error = { type: "server", message: "Too long", types: { c: "Too long" } };
    act(() => form.setError("attributes", error, { shouldFocus: true }));
    await waitFor(() => expect(document.activeElement).toBe(inputs("value")[2]));
  });

  it("show an error of the server in every row of its key", async () => {
    show(attributes, { attributes: { a: ["1", "2"], b: ["3"] } });
    act(() => form.setError("attributes", { type: "server", message: "Too long", types: { a: "Too long" } }));
    expect(field("attributes.0-helper").textContent).toBe("Too long");
    expect(field("attributes.1-helper").textContent).toBe("Too long");
    expect(inputs("value")[1]?.getAttribute("aria-describedby")).toBe(field("attributes.1-helper").id);
    expect(screen.queryByTestId("attributes.2-helper")).toBeNull();
    await put(inputs("value")[0]!, "x");
    await save();
    expect(screen.queryByTestId("attributes.0-helper")).toBeNull();
  });

  it("keep one text for a key where the server does", async () => {
    const user = show([{ kind: "keyValue", isSingle: true, name: "config", label: "name" }], { config: { a: "1" } });
    await user.type(field("config-value"), "2");
    expect(value("config")).toEqual({ a: "12" });
  });

  it("are stored in one JSON text for a setting of type Map", async () => {
    const map: FieldSpec[] = [{ kind: "map", name: "config.m", label: { text: "entry" }, testId: "m" }];
    const user = show(map, { config: { m: '[{"key":"a","value":"1"},{"key":"a","value":"2"}]' } });
    expect(screen.getAllByTestId("row")).toHaveLength(2);
    await user.click(field("config.m-add-row"));
    await user.type(field("config.m.2.value"), "3");
    expect(await save()).toBe(true);
    await user.type(field("config.m.2.key"), "b");
    await put(field("config.m.2.value"), "");
    expect(await save()).toBe(true);
    await put(field("config.m.2.value"), "3");
    expect(await save()).toBe(false);
    await user.click(field("config.m.0.remove"));
    expect(JSON.parse(String(value("config.m")))).toEqual([
      { key: "a", value: "2" },
      { key: "b", value: "3" },
    ]);
  });
});

it("names the buttons of a file by its label, as a group", () => {
  show([{ kind: "file", name: "a", label: { text: "Key file" } }]);
  const group = screen.getByRole("group", { name: "Key file" });
  expect(within(group).getAllByRole("button")).toHaveLength(2);
});

it("reads files", async () => {
  const user = show([
    { kind: "file", name: "a", label: "name" },
    { kind: "fileText", name: "b", label: "name", id: "text", testId: "text" },
  ]);
  const file = Object.assign(new File(["key"], "key.pem"), { text: async () => "key" });
  const chooser = (testId: string) => field(testId).querySelector<HTMLInputElement>("input[type=file]")!;
  await user.upload(chooser("a"), file);
  await user.upload(chooser("text"), file);
  expect(value("a")).toBe(file);
  expect(value("b")).toBe("key");
  expect(document.querySelector<HTMLInputElement>("#text-filename")?.value).toBe("key.pem");
});

it("has no stop of the Tab key at the coloured copy of a code, which a browser makes one of what can be scrolled", () => {
  show([{ kind: "code", name: "a", label: "name" }], { a: "{}" });
  expect(document.querySelector("pre")?.getAttribute("tabindex")).toBe("-1");
});

it("can be read but not changed where the form is only looked at", () => {
  const kinds = [
    { kind: "textArea", name: "a", label: "name" },
    { kind: "code", name: "b", label: "name" },
    { kind: "text", name: "c", label: "name" },
    { kind: "password", name: "d", label: "name" },
    { kind: "switch", name: "e", label: "name" },
  ] as const;
  show([...kinds], {}, true);
  expect(field("a").readOnly && field("b").readOnly).toBe(true);
  expect(field("c").disabled && field("d").disabled && field("e").disabled).toBe(true);
});

it("says at its field that a file cannot be read, and keeps what is there", async () => {
  const user = show([{ kind: "fileText", name: "a", label: "name", id: "it", testId: "it" }], { a: "" });
  const chooser = () => field("it").querySelector<HTMLInputElement>("input[type=file]")!;
  const name = () => document.querySelector<HTMLInputElement>("#it-filename");
  const good = Object.assign(new File(["{}"], "good.json"), { text: async () => "{}" });
  const folder = Object.assign(new File([], "folder.json"), { text: () => Promise.reject(new DOMException("gone")) });
  await user.upload(chooser(), good);
  const before = value("a");
  await user.upload(chooser(), folder);
  expect((await screen.findByTestId("it-unread")).textContent).toBe("gatehouse.fileUnread");
  expect(name()?.getAttribute("aria-describedby")).toBe("it-unread");
  expect([name()?.value, value("a")]).toEqual(["good.json", before]);
  await user.type(field("it-text"), " ");
  expect(screen.queryByTestId("it-unread")).toBeNull();
});

describe("a text file", () => {
  const show1 = () => show([{ kind: "fileText", name: "a", label: "name", id: "it", testId: "it" }], { a: "stored" });
  const choose = (user: ReturnType<typeof show>, name: string, text: () => Promise<string>) =>
    user.upload(
      field("it").querySelector<HTMLInputElement>("input[type=file]")!,
      Object.assign(new File([], name), { text }),
    );
  const fileName = () => document.querySelector<HTMLInputElement>("#it-filename")?.value;

  it("that is read late does not take the place of what was chosen or typed since", async () => {
    const user = show1();
    let end: (text: string) => void = () => {};
    const reading = () => new Promise<string>((resolve) => (end = resolve));
    await choose(user, "first.pem", reading);
    const endFirst = end;
    await choose(user, "second.pem", async () => "second");
    await act(async () => endFirst("first"));
    expect([fileName(), value("a")]).toEqual(["second.pem", "second"]);
    await choose(user, "third.pem", reading);
    await user.type(field("it-text"), "!");
    await act(async () => end("third"));
    expect(value("a")).toBe("second!");
  });

  it("keeps its button Clear in reach where there is nothing left to clear: the question gives the focus back to it", () => {
    show([{ kind: "fileText", name: "a", label: "name", id: "it", testId: "it" }], { a: "" });
    const clear = screen.getByRole<HTMLButtonElement>("button", { name: "gatehouse.clear" });
    expect([clear.disabled, clear.getAttribute("aria-disabled")]).toEqual([false, "true"]);
  });

  it("is named only beside its own text", async () => {
    const user = show1();
    await choose(user, "new.pem", async () => "new");
    expect(fileName()).toBe("new.pem");
    act(() => form.reset());
    expect([fileName(), value("a")]).toEqual(["", "stored"]);
  });
});
