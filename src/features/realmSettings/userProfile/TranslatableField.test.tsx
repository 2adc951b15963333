import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { MemoryRouter } from "react-router-dom";
import { cache } from "~/data/query/cache";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import { translatable } from "~/features/realmSettings/userProfile/TranslatableField";
import { setTexts } from "~/i18n/i18n";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
const server: { realm: object } = { realm: {} };
jest.mock("~/data/query/realm", () => ({
  useRealmIfThere: () => server.realm,
  useRealmRepresentation: () => server.realm,
}));

const { render: field } = translatable({
  field: "displayName",
  prefix: "p",
  label: "displayName",
  help: "displayName",
  isNew: true,
});

function Form() {
  const form = useForm({ defaultValues: { name: "level", displayName: "", translations: {}, seen: {} } });
  return (
    <FormProvider {...form}>
      {field()}
      <output>{JSON.stringify(useWatch({ control: form.control }))}</output>
    </FormProvider>
  );
}

function show() {
  cache.clear();
  render(
    <CacheProvider>
      <RealmContext value="r">
        <MemoryRouter>
          <Suspense>
            <Form />
          </Suspense>
        </MemoryRouter>
      </RealmContext>
    </CacheProvider>,
  );
}

const headers = { "content-type": "application/json" };
const patient = { timeout: 20_000 };

it.each([
  ["no languages", {}],
  ["an empty default one", { supportedLocales: [], defaultLocale: "" }],
])("a name is written in English where the realm has %s", async (_, languages) => {
  server.realm = { internationalizationEnabled: true, ...languages };
  global.fetch = jest.fn(async () => new Response("{}", { headers }));
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByTestId("addAttributedisplayNameTranslationBtn", {}, patient));
  expect(await screen.findByRole("textbox", { name: "English" }, patient)).toBeDefined();
  expect(document.querySelectorAll('[data-testid^="translation-value-"]').length).toBe(1);
});

it("a language whose texts cannot be read says so, and is read again", async () => {
  server.realm = { internationalizationEnabled: true, supportedLocales: ["en", "de"], defaultLocale: "en" };
  let isBroken = true;
  global.fetch = jest.fn(async (address: RequestInfo | URL) => {
    const isRefused = isBroken && String(address).includes("/localization/de");
    return new Response(isRefused ? '{"errorMessage":"No texts"}' : "{}", { status: isRefused ? 400 : 200, headers });
  });
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByTestId("addAttributedisplayNameTranslationBtn", {}, patient));
  await screen.findByText(/No texts/, {}, patient);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "German" });
  expect(field.disabled).toBe(true);
  isBroken = false;
  await user.click(screen.getByText("gatehouse.askAgain"));
  await waitFor(() => expect(field.disabled).toBe(false), patient);
  expect(screen.queryByText(/No texts/)).toBeNull();
});

it("keeps what a text was when another one was typed in its place", async () => {
  server.realm = { internationalizationEnabled: true, supportedLocales: ["en", "de"], defaultLocale: "en" };
  global.fetch = jest.fn(async (address: RequestInfo | URL) => {
    const texts = String(address).includes("/localization/de") ? { "p.level": "Ebene" } : {};
    return new Response(JSON.stringify(texts), { headers });
  });
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByTestId("addAttributedisplayNameTranslationBtn", {}, patient));
  const german = await screen.findByRole("textbox", { name: "German" }, patient);
  await waitFor(() => expect(german).toHaveProperty("value", "Ebene"), patient);
  await user.type(german, "n");
  await user.type(screen.getByRole("textbox", { name: "English" }), "Le");
  await user.click(screen.getByTestId("okTranslationBtn"));
  expect(JSON.parse(document.querySelector("output")?.textContent ?? "")).toMatchObject({
    translations: { displayName: { de: "Ebenen", en: "Le" } },
    seen: { displayName: { de: "Ebene", en: "" } },
  });
});

it("a text whose tag is opened where it ends, as in French, has one link", async () => {
  server.realm = { internationalizationEnabled: true };
  global.fetch = jest.fn(async () => new Response("{}", { headers }));
  setTexts("en", { addTranslationsModalSubTitle: "Voir <1>les traductions.<1>" });
  show();
  const link = await screen.findByRole("link", { name: "les traductions." }, patient);
  expect(screen.getAllByRole("link")).toEqual([link]);
});
