// The languages of a realm's pages, its own texts, and what users read in the end.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { at, settings } from "../../support/areas/realmSettings";
import { admin, createRealm, createUser, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const texts = (realm: string, selectedLocale: string) =>
  admin.realms.getRealmLocalizationTexts({ realm, selectedLocale });

async function chooseLanguage(page: Page, next: string) {
  await page.getByRole("button", { name: /^Supported locales/ }).click();
  await page.getByRole("option", { name: next, exact: true }).click();
}

test("languages are chosen; texts are added, edited in place and deleted, key by language @smoke", async ({
  page,
  realm,
}) => {
  await open(page, at(realm, "localization"));
  await page.getByTestId("internationalizationEnabled").click({ force: true });
  // English is there and the default one
  for (const language of ["German", "Arabic"]) {
    await page.getByRole("combobox").first().fill(language);
    await page.getByRole("option", { name: language, exact: true }).click();
  }
  await page.keyboard.press("Escape");
  await page.getByTestId("localization-tab-save").click();
  await expect(lastAlert(page)).toHaveText("Realm successfully updated");
  expect((await settings(realm)).defaultLocale).toBe("en");
  expect((await settings(realm)).supportedLocales?.sort()).toEqual(["ar", "de", "en"]);

  const key = uniqueName('a/b%2F "c" عربي 🍺');
  await page.getByTestId("rs-localization-realm-overrides-tab").click();
  // a language without texts leads to the others
  await expect(page.getByTestId("search").getByTestId("texts-of")).toBeVisible();
  for (const language of ["German", "English"]) {
    await chooseLanguage(page, language);
    await expect(page.getByRole("heading", { name: "No translations" })).toBeVisible();
  }
  await page.getByTestId("add-translationBtn").click();
  await page.getByTestId("key").fill(key);
  await page.getByTestId("value").fill("First\nsecond");
  await page.getByTestId("add-translation-confirm-button").click();
  await expect(lastAlert(page)).toHaveText("Success! The translation has been added.");
  expect(await texts(realm, "en")).toEqual({ [key]: "First\nsecond" });
  await expect(page.getByTestId("search").getByPlaceholder("Search for translation")).toBeVisible();

  await chooseLanguage(page, "All languages");
  await page.getByTestId("editTranslationBtn-0-ar").click();
  await page.getByTestId("editTranslationValueInput-0-ar").fill("مرحبا");
  await page.keyboard.press("Enter");
  await expect(lastAlert(page)).toHaveText("Success! Translation updated.");
  expect(await texts(realm, "ar")).toEqual({ [key]: "مرحبا" });
  await admin.realms.addLocalization({ realm, selectedLocale: "de", key: "other" }, "Anders");
  await page.getByTestId("refresh").click();
  await expect(page.getByRole("gridcell", { name: "Anders" })).toBeVisible();
  await page.locator('input[name="check-all"]').check();
  await page.getByTestId("bulk").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByRole("dialog")).toContainText("Languages: 3 (");
  await page.getByTestId("confirm").click();
  await expect
    .poll(async () => [await texts(realm, "en"), await texts(realm, "ar"), await texts(realm, "de")])
    .toEqual([{}, {}, {}]);
});

test("a refused text stays in its cell; what users read is searched by theme and language", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/localization/);
  await admin.realms.addLocalization({ realm, selectedLocale: "en", key: "loginTitle" }, "Come in");
  await open(page, at(realm, "localization", "realm-overrides"));
  await page.route(/\/localization\/en\//, (route) =>
    route.fulfill({ status: 500, json: { errorMessage: "not now" } }),
  );
  await page.getByTestId("editTranslationBtn-0").click();
  await page.getByTestId("editTranslationValueInput-0").fill("Go away");
  await page.keyboard.press("Enter");
  await expect(lastAlert(page)).toContainText("not now");
  await expect(page.getByTestId("editTranslationValueInput-0")).toHaveValue("Go away");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Come in")).toBeVisible();

  await page.getByTestId("rs-localization-effective-message-bundles-tab").click();
  await page.getByTestId("dropdown-panel-btn").click();
  const form = page.getByTestId("effectiveMessageBundlesSearchForm");
  for (const [name, option] of [
    ["theme", "keycloak"],
    ["themeType", "login"],
    ["language", "English"],
  ] as const) {
    await form.locator(`#${name}`).click();
    await page.getByRole("option", { name: option, exact: true }).click();
  }
  await page.getByTestId("effective-message-bundles-hasWords-searchField").fill("loginTitle doNotFind");
  await page.getByTestId("search-effective-message-bundles-btn").click();
  await expect(page.getByRole("gridcell", { name: "Come in" })).toBeVisible();
  await expect(page.getByRole("gridcell", { name: "loginTitle", exact: true }).first()).toBeVisible();
  // each word is a chip of its own
  await expect(page.getByRole("group", { name: "Has words" })).toHaveText(/loginTitle.*doNotFind/);
  await page.getByRole("button", { name: /close doNotFind/i }).click();
  await expect(page.getByRole("group", { name: "Has words" })).not.toContainText("doNotFind");
});

test("who may only look reads the texts and changes none", async ({ signedOutPage: page, realm }) => {
  await admin.realms.addLocalization({ realm, selectedLocale: "en", key: "seen" }, "Look");
  const viewer = await createUser("master", uniqueName("viewer"), ["view-realm"], { of: realm });
  await open(page, at(realm, "localization", "realm-overrides"), { as: viewer });
  await expect(page.getByText("Look", { exact: true })).toBeVisible();
  await expect(page.getByTestId("editTranslationBtn-0")).toHaveAttribute("aria-disabled", "true");
});

test("texts go out as a properties file and come in again: what is new, changed or the same is shown first", async ({
  page,
  allowConsole,
}) => {
  const realm = uniqueName("texts");
  await createRealm({
    realm,
    internationalizationEnabled: true,
    supportedLocales: ["en", "de"],
    defaultLocale: "de",
  });
  const write = (key: string, text: string) => admin.realms.addLocalization({ realm, selectedLocale: "de", key }, text);
  const own = { "a b/ä": " zwei\nZeilen: \\ 🍺", same: "gleich", mine: "alt", theirs: "alt" };
  for (const [key, text] of Object.entries(own)) await write(key, text);
  await open(page, at(realm, "localization", "realm-overrides"));
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByTestId("export-texts").click()]);
  expect(file.suggestedFilename()).toBe("messages_de.properties");
  const exported = await readFile(await file.path(), "utf8");

  await page.getByTestId("import-texts").click();
  const dialog = page.getByRole("dialog", { name: "Import texts: German" });
  const choose = (text: string | Buffer) =>
    dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: "my.properties", mimeType: "text/plain", buffer: Buffer.from(text) });
  await choose(exported);
  await expect(dialog.getByTestId("import-new")).toBeVisible();
  await expect(dialog.getByRole("gridcell", { name: "Same", exact: true })).toHaveCount(4);
  await expect(dialog.getByTestId("confirm")).toBeDisabled();
  await choose(Buffer.from([0x61, 0x3d, 0xe4]));
  await expect(dialog.getByTestId("import-texts-file-helper")).toBeVisible();
  await expect(dialog.getByTestId("confirm")).toBeDisabled();
  await choose(`${exported.replaceAll("=alt", "=neu")}\n..=dots\n# no\nfresh\\ key : ja\n`);
  await expect(dialog.getByRole("row", { name: /^fresh key New/ })).toBeVisible();
  await expect(dialog.getByRole("row", { name: /^\.\. Unusable key/ })).toBeVisible();
  await expect(dialog.getByRole("gridcell", { name: "Changed", exact: true })).toHaveCount(2);
  await dialog.getByTestId("import-new").uncheck();
  await write("theirs", "meanwhile");
  await write("other", "bleibt");
  await dialog.getByTestId("confirm").click();
  const question = page.getByRole("dialog", { name: "This was changed by someone else" });
  await expect(question.getByRole("listitem")).toHaveText("theirs");
  await question.getByTestId("cancel").click();
  expect(await texts(realm, "de")).toEqual({ ...own, theirs: "meanwhile", other: "bleibt" });
  // what they wrote is compared now
  allowConsole(browserLine(500));
  const lift = await inject(page, /localization\/de$/, 500, "POST");
  await dialog.getByTestId("confirm").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  lift();
  await expect(dialog.getByRole("row", { name: /^theirs Changed meanwhile neu/ })).toBeVisible();
  await dialog.getByTestId("confirm").click();
  await expect(dialog).toHaveCount(0);
  expect(await texts(realm, "de")).toEqual({ ...own, mine: "neu", theirs: "neu", other: "bleibt" });
  await expect(page.getByRole("gridcell", { name: "bleibt" })).toBeVisible();
});
