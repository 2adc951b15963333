import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm, type UseFormReturn } from "react-hook-form";
import { who } from "~/data/access/access.mock";
import { cache } from "~/data/query/cache";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import { AttributePairs, ProviderSelect } from "~/features/users/bulk/AttributePairs";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

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
  await user.type(screen.getByRole("textbox", { name: "key" }), " cost centre ");
  await user.type(screen.getByRole("textbox", { name: "value" }), "a b{Enter}");
  expect(form.getValues("q")).toBe('cost.centre:4711 "cost centre":"a b"');
});

it("takes a quote inside of a text, which the server finds, and none beside a blank", async () => {
  const user = userEvent.setup();
  render(<Form />);
  const [key, value] = [screen.getByRole("textbox", { name: "key" }), screen.getByRole("textbox", { name: "value" })];
  await user.type(key, "size");
  await user.type(value, '5" 3{Enter}');
  expect(screen.getByText("searchUserByAttributeMissingValueError")).toBeTruthy();
  await user.clear(value);
  await user.type(value, '5"{Enter}');
  expect(form.getValues("q")).toBe('size:5"');
  await user.type(key, '"size');
  await user.type(value, "1{Enter}");
  expect(screen.getByText("searchUserByAttributeMissingKeyError")).toBeTruthy();
});

it("searches for the pair that is typed and not added yet", async () => {
  const user = userEvent.setup();
  render(<Form />);
  const [key, value] = [screen.getByRole("textbox", { name: "key" }), screen.getByRole("textbox", { name: "value" })];
  await user.type(key, "city");
  await user.type(value, "Rome{Enter}");
  await user.type(key, "size");
  await user.type(value, "5");
  expect(form.getValues("q")).toBe("city:Rome size:5");
  expect(screen.queryByRole("group", { name: "size" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "gatehouse.closeChip" }));
  expect(form.getValues("q")).toBe("size:5");
  await user.clear(value);
  expect(form.getValues("q")).toBe("");
  await user.type(value, "6{Enter}");
  await user.type(key, "size");
  await user.type(value, "7");
  expect(form.getValues("q")).toBe("size:6");
});

it("leaves out no level of headings", () => {
  render(<Form />);
  expect(screen.getAllByRole("heading").map(({ tagName }) => tagName)).toEqual(["H2", "H3"]);
});

function Provider() {
  const form = useForm({ defaultValues: { idpAlias: "" } });
  return (
    <FormProvider {...form}>
      <ProviderSelect name="idpAlias" label="identityProvider" />
    </FormProvider>
  );
}

it.each([
  ["view-identity-providers", "combobox"],
  ["manage-identity-providers", "combobox"],
  ["view-users", "textbox"],
])("finds identity providers for who holds %s by a %s", async (held, role) => {
  who.held = [held];
  cache.clear();
  const headers = { "content-type": "application/json" };
  global.fetch = jest.fn(async () => new Response("[]", { headers }));
  render(
    <CacheProvider>
      <RealmContext value="r">
        <Provider />
      </RealmContext>
    </CacheProvider>,
  );
  expect(await screen.findByRole(role)).toBeDefined();
});
