import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useWatch } from "react-hook-form";
import { RealmContext } from "~/data/query/useRealm";
import { dropDrafts } from "~/data/write/drafts";
import { type Mapper, type MapperValues, toForm, toObject } from "~/features/identityProviders/mappers/mapper";
import { MapperTypeField } from "~/features/identityProviders/mappers/MapperTypeField";
import { type FieldSpec, Inputs } from "~/kit/form/Inputs";
import { useEdit } from "~/kit/form/useEdit";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "master" }) }));

const types = ["first", "second", "third"].map((id) => ({ id, name: id, category: "", helpText: "", properties: [] }));
const empty: Mapper = { identityProviderMapper: "first", config: { syncMode: "INHERIT" } };
let values: () => MapperValues;
const hold = (next: typeof values) => (values = next);

const named: FieldSpec<MapperValues>[] = [
  { kind: "text", name: "name", label: "name" },
  { kind: "text", name: "config.syncMode", label: "syncModeOverride" },
];

function Form() {
  const { form, draft } = useEdit({
    name: "new mapper",
    object: empty,
    toForm,
    toObject,
    call: "identityProviders.createMapper",
    write: () => Promise.resolve(),
    failed: "mapperCreateError",
  });
  hold(form.getValues);
  const type = useWatch({ control: form.control, name: "identityProviderMapper" });
  const settings = [
    { kind: "text", name: "config.own", label: "attribute", defaultValue: `of the ${type}` },
    { kind: "text", name: "config.typed", label: "value" },
  ] as const;
  return (
    <FormProvider {...form}>
      <Inputs fields={named} />
      <MapperTypeField types={types} />
      <Inputs key={type} fields={settings} />
      {draft && <button onClick={draft.restore}>draft</button>}
    </FormProvider>
  );
}

const show = () =>
  render(
    <RealmContext value="one">
      <Form />
    </RealmContext>,
  );
const type = (testId: string, value: string) => fireEvent.input(screen.getByTestId(testId), { target: { value } });

async function choose(type: string) {
  await userEvent.click(document.getElementById("identityProviderMapper")!);
  await userEvent.click(screen.getByRole("option", { name: type }));
}

beforeEach(dropDrafts);

it("another type begins with settings of its own, and the draft keeps what was typed, with the type", async () => {
  const { unmount } = show();
  type("name", "staff");
  type("config.syncMode", "FORCE");
  type("config.typed", "for the first");
  await choose("third");
  const config = { syncMode: "FORCE", own: "of the third" };
  expect(values()).toEqual({ name: "staff", identityProviderMapper: "third", config });
  await choose("second");
  type("config.typed", "for the second");
  unmount();
  show();
  await userEvent.click(screen.getByRole("button", { name: "draft" }));
  expect(values()).toEqual({
    name: "staff",
    identityProviderMapper: "second",
    config: { syncMode: "FORCE", own: "of the second", typed: "for the second" },
  });
});
