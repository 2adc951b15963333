// The realm's own texts as a grid of keys and languages.
import { lastAlert } from "../../support/controls";
import { at } from "../../support/areas/realmSettings";
import { admin, createRealm, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const texts = (realm: string, selectedLocale: string) =>
  admin.realms.getRealmLocalizationTexts({ realm, selectedLocale });

/** A realm in several languages, the first its default one, with the texts of each. */
async function realmIn(texts: Record<string, Record<string, string>>) {
  const realm = uniqueName("grid");
  const supportedLocales = Object.keys(texts);
  const [defaultLocale] = supportedLocales;
  await createRealm({ realm, internationalizationEnabled: true, supportedLocales, defaultLocale });
  const token = await admin.getAccessToken();
  for (const [locale, own] of Object.entries(texts))
    await fetch(`${admin.baseUrl}/admin/realms/${realm}/localization/${locale}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(own),
    });
  return realm;
}

test("the grid is edited by keyboard; what someone else wrote meanwhile is asked about; missing texts are marked", async ({
  page,
}) => {
  const realm = await realmIn({ en: { a: "one\ntwo", b: "B" }, ar: { a: "واحد" }, de: {} });
  await open(page, `${at(realm, "localization", "realm-overrides")}?locale=all`);
  const grid = page.getByRole("grid");
  await expect(grid.getByText("Missing")).toHaveCount(3);
  await expect(grid.getByText("واحد")).toHaveAttribute("dir", "auto");
  expect(await grid.getByText("واحد").evaluate((text) => text.matches(":dir(rtl)"))).toBe(true);
  await grid.getByRole("gridcell", { name: "a", exact: true }).click();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const field = page.getByTestId("editTranslationValueInput-0");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("one\ntwo");
  await page.keyboard.type("!");
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
  await page.keyboard.press("Enter");
  await page.keyboard.type("?");
  await admin.realms.addLocalization({ realm, selectedLocale: "en", key: "a" }, "theirs");
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "This was changed by someone else" });
  await expect(question.getByRole("listitem")).toHaveText("theirs");
  await question.getByTestId("cancel").click();
  expect(await texts(realm, "en")).toEqual({ a: "theirs", b: "B" });
  await expect(field).toHaveValue("one\ntwo?");
  await field.press("Enter");
  await question.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("Success! Translation updated.");
  expect(await texts(realm, "en")).toEqual({ a: "one\ntwo?", b: "B" });
  expect(await texts(realm, "ar")).toEqual({ a: "واحد" });
  // an emptied text is deleted in its language only
  await page.getByTestId("editTranslationBtn-0-ar").click();
  await page.getByTestId("editTranslationValueInput-0-ar").fill("");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toContainText("Languages: 1 (Arabic)");
  await page.getByTestId("confirm").click();
  await expect.poll(() => texts(realm, "ar")).toEqual({});
  expect(await texts(realm, "en")).toEqual({ a: "one\ntwo?", b: "B" });
});

test("the server's texts stand behind those of the realm; an edit of one becomes the realm's", async ({ page }) => {
  const realm = await realmIn({ en: { doLogIn: "Come in" }, de: {} });
  await open(page, `${at(realm, "localization", "realm-overrides")}?locale=all&themeType=login`);
  await page.locator("input[placeholder='Search for translation']").fill("doCancel");
  await page.keyboard.press("Enter");
  const row = page.getByRole("row", { name: / doCancel / });
  await expect(row.getByText("Abbrechen")).toHaveAttribute("title", /^Not overridden/);
  await expect(row.getByText("Missing")).toHaveCount(0);
  await row.locator('[data-testid^="editTranslationBtn-"][data-testid$="-de"]').click();
  await row.getByRole("textbox").fill("Zurück");
  await page.keyboard.press("Enter");
  await expect(lastAlert(page)).toHaveText("Success! Translation updated.");
  expect(await texts(realm, "de")).toEqual({ doCancel: "Zurück" });
  expect(await texts(realm, "en")).toEqual({ doLogIn: "Come in" });
  await expect(row.getByText("Missing")).toHaveCount(1);
});

test("of 3,000 keys in 5 languages only those in view are rendered, and only languages that show are read", async ({
  page,
}) => {
  const own = (locale: string) =>
    Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`key ${n}`, `${locale} ${n}`]));
  const locales = ["en", "ar", "de", "es", "fr"];
  const realm = await realmIn(Object.fromEntries(locales.map((locale) => [locale, own(locale)])));
  const reads: string[] = [];
  page.on("request", (request) => {
    const [, locale] = /\/localization\/(\w+)$/.exec(request.url()) ?? [];
    if (locale && request.method() === "GET") reads.push(locale);
  });
  await open(page, at(realm, "localization", "locales"));
  await expect(page.getByTestId("internationalizationEnabled")).toBeVisible();
  expect(reads).toEqual([]);
  await page.getByTestId("rs-localization-realm-overrides-tab").click();
  await expect(page.getByText("en 0", { exact: true })).toBeVisible();
  expect(reads).toEqual(["en"]);
  await page.getByRole("button", { name: /^Supported locales/ }).click();
  await page.getByRole("option", { name: "All languages", exact: true }).click();
  await expect(page.getByText("fr 0", { exact: true })).toBeVisible();
  expect(reads.toSorted()).toEqual(locales.toSorted());
  const grid = page.getByRole("grid");
  await expect(grid).toHaveAttribute("aria-rowcount", "3001");
  expect(await grid.locator("tbody tr").count()).toBeLessThan(60);
  expect(await grid.locator("tbody tr").nth(1).locator("*").count(), "elements of 5 texts").toBeLessThan(45);
  await grid.getByRole("gridcell", { name: "key 0", exact: true }).click();
  await page.keyboard.press("Control+End");
  await expect(grid.getByRole("gridcell", { name: "key 999", exact: true })).toBeVisible();
  // what is typed outlives its row
  await page.getByTestId("editTranslationBtn-2999-de").click();
  await expect(page.getByTestId("editTranslationValueInput-2999-de")).toBeFocused();
  await page.keyboard.type(" typed");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await page.keyboard.type(" typed");
  await page.getByTestId("editTranslationAcceptBtn-2999-de").focus();
  await grid.getByRole("gridcell", { name: "key 999", exact: true }).click();
  await page.keyboard.press("Control+Home");
  await expect(grid.getByRole("checkbox", { name: "Select row 0", exact: true })).toBeFocused();
  await expect(page.getByTestId("editTranslationValueInput-2999-de")).toHaveCount(0);
  await page.keyboard.press("Control+End");
  await expect(page.getByTestId("editTranslationValueInput-2999-de")).toHaveValue("de 999 typed");
  await page.locator("input[placeholder='Search for translation']").fill("fr 17");
  await page.keyboard.press("Enter");
  await expect(grid).toHaveAttribute("aria-rowcount", "112");
});
