import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
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

it("says that a user name of nothing but blanks is none", async () => {
  const user = userEvent.setup();
  render(<Form attribute={{ name: "username", required: true }} />);
  await user.type(screen.getByRole("textbox"), "  ");
  expect(await screen.findByText("required")).toBeDefined();
  await user.type(screen.getByRole("textbox"), "x");
  await waitFor(() => expect(screen.queryByText("required")).toBeNull());
});

it.each([
  ["in a line", ["1.2.1990"], {}],
  ["among several", ["1990-02-01", "1.2.1990"], { multivalued: true }],
])("a value that an input of its type would not show is shown as text %s", (_, value, more) => {
  render(<Form attribute={{ name: "born", annotations: { inputType: "html5-date" }, ...more }} value={value} />);
  expect(screen.getAllByRole<HTMLInputElement>("textbox").map((input) => input.value)).toEqual(value);
});

it.each([false, true])(
  "a radio button that is chosen can be taken back, unless one is required (%p)",
  async (required) => {
    const attribute = {
      name: "shift",
      required,
      annotations: { inputType: "select-radiobuttons" },
      validators: { options: { options: ["early", "late"] } },
    };
    const user = userEvent.setup();
    render(<Form attribute={attribute} value={["late"]} />);
    const radio = (name: string) => screen.queryByRole<HTMLInputElement>("radio", { name });
    expect(radio("late")?.checked).toBe(true);
    expect(radio("none") === null).toBe(required);
    if (required) return;
    await user.click(screen.getByRole("radio", { name: "none" }));
    expect([radio("late")?.checked, radio("none")?.checked]).toEqual([false, true]);
    await user.click(screen.getByRole("radio", { name: "early" }));
    expect([radio("early")?.checked, radio("none")?.checked]).toEqual([true, false]);
  },
);

it("nothing stands beside the radio buttons while none was ever chosen", () => {
  const options = { validators: { options: { options: ["early", "late"] } } };
  render(<Form attribute={{ name: "shift", annotations: { inputType: "select-radiobuttons" }, ...options }} />);
  expect(screen.getAllByRole("radio")).toHaveLength(2);
});
