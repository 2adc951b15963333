// The console speaks the administrator's language, with the realm's own texts.
import { ownTexts } from "../../../maven/keys.mjs";
import { hold } from "../../support/faults";
import { reader, speak } from "../../support/locales";
import { admin, server } from "../../support/server";
import { expect, open, test } from "../../support/test";

/** Texts as the server has them. */
async function bundle(realm: string, locale: string): Promise<Record<string, string>> {
  const answer = await fetch(`${server.url}/resources/${realm}/admin/${locale}?theme=gatehouse`);
  const list: { key: string; value: string }[] = await answer.json();
  return Object.fromEntries(list.map(({ key, value }) => [key, value]));
}

const heading = "view-header";

test.beforeEach(({ realm }) => speak(realm, ["en", "de", "de-CH", "ar", "ja", "pt-BR", "eo", "fa"]));

for (const [locale, lang, dir] of [
  ["de", "de", "ltr"],
  ["ar", "ar", "rtl"],
  ["ja", "ja", "ltr"],
  ["pt-BR", "pt-BR", "ltr"],
  ["de-CH", "de-CH", "ltr"],
] as const)
  test(`an administrator who reads ${locale}`, async ({ signedOutPage: page, realm }) => {
    const user = await reader(realm, locale);
    const texts = await bundle(realm, locale);
    const english = await bundle(realm, "en");
    const language = locale === "pt-BR" ? "en" : (locale.split("-")[0] ?? "");
    const own = await ownTexts(language);
    // no language has all texts; Arabic has of these only our own
    const shown = ["manageRealms", "refresh"];
    if (language !== "ar") expect(shown.filter((key) => texts[key] !== english[key])).not.toEqual([]);
    await open(page, `/${realm}/realms`, { realm, as: user });
    await expect(page.getByTestId(heading)).toHaveText(String(texts.manageRealms));
    await expect(page.getByTestId("refresh")).toHaveText(String(texts.refresh));
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.locator("html")).toHaveAttribute("dir", dir);
    const kebab = String(own["gatehouse.kebabToggle"]);
    await expect(page.getByRole("grid").getByRole("button", { name: kebab }).first()).toBeVisible();
    await expect(page).toHaveTitle(`${texts.manageRealms} - Gatehouse`);
    await page.reload();
    await expect(page.getByTestId(heading)).toHaveText(String(texts.manageRealms));
    await expect(page.locator("html")).toHaveAttribute("dir", dir);
  });

test("long words wrap in a narrow window", async ({ newPage, realm }) => {
  const user = await reader(realm, "de").catch(() => ({ username: "reader-de", password: "reader-de" }));
  const { id } = await admin.clients.create({ realm, clientId: "with long words" });
  const page = await newPage({ viewport: { width: 360, height: 800 } });
  await open(page, `/${realm}/clients/${id}/settings`, { realm, as: user });
  await expect(page.getByText(/Redirect-URIs hinzufügen/).first()).toBeVisible();
  const wide = () => page.getByRole("main").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(wide).toBeLessThanOrEqual(0);
});

test("a language without texts falls back to English", async ({ signedOutPage: page, realm }) => {
  const user = await reader(realm, "eo");
  await open(page, `/${realm}/realms`, { realm, as: user });
  await expect(page.getByTestId(heading)).toHaveText("Manage realms");
  await expect(page.getByTestId("refresh")).toHaveText("Refresh");
});

test("what a language from right to left lacks is English in its own direction: full stops are behind the last word", async ({
  signedOutPage: page,
  realm,
}) => {
  const user = await reader(realm, "fa");
  await open(page, `/${realm}/roles`, { realm, as: user });
  const sentence = page.locator("#view-header-subkey");
  await expect(sentence).toContainText("in the current realm.");
  const marks = await sentence.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const text = walker.nextNode();
    const end = text?.textContent?.lastIndexOf(".") ?? 0;
    const leftOf = (at: number) => {
      const range = document.createRange();
      if (text) range.setStart(text, at);
      if (text) range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    return { stop: leftOf(end), before: leftOf(end - 1) };
  });
  expect(marks.stop).toBeGreaterThan(marks.before);
});

test("a realm's own text shows, and a changed one is swapped under the open page", async ({
  signedOutPage: page,
  realm,
}) => {
  const user = await reader(realm, "en");
  const set = (text: string) =>
    admin.realms.addLocalization({ realm, selectedLocale: "en", key: "manageRealms" }, text);
  await set("Our tenants");
  await open(page, `/${realm}/realms`, { realm, as: user });
  await expect(page.getByTestId(heading)).toHaveText("Our tenants");
  await set("Our customers");
  await page.reload();
  await expect(page.getByTestId(heading), "from the copy of this browser").toHaveText("Our tenants");
  // an hour later they are requested again behind the page; the answer is held back until the page shows
  const answer = await hold(page, /\/resources\/.*\/admin\/en/);
  await page.clock.install({ time: Date.now() + 61 * 60_000 });
  await page.reload();
  await expect(page.getByTestId(heading)).toHaveText("Our tenants");
  answer();
  await expect(page.getByTestId(heading)).toHaveText("Our customers");
  await admin.realms.deleteRealmLocalizationTexts({ realm, selectedLocale: "en", key: "manageRealms" });
});

test("texts are requested again when the server fails at first", async ({ page, allowConsole }) => {
  allowConsole(/status of 500/);
  let failures = 0;
  await page.route(/\/resources\/master\/admin\/en/, (route) =>
    failures++ < 2 ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await open(page, "/master/realms");
  await expect(page.getByTestId(heading)).toHaveText("Manage realms");
  expect(failures).toBe(3);
});
