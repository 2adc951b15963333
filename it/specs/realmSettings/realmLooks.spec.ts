// No serious or critical finding of axe in what opens in the realm settings: light, dark, 360 px, right to left.
import { findings } from "../../support/axe";
import { reader, speak } from "../../support/locales";
import { at } from "../../support/areas/realmSettings";
import { admin } from "../../support/server";
import { expect, settled, test, visit } from "../../support/test";

const looks = [
  { name: "light", colorScheme: "light", width: 1280, locale: "en" },
  { name: "dark", colorScheme: "dark", width: 1280, locale: "en" },
  { name: "360 px", colorScheme: "light", width: 360, locale: "en" },
  { name: "right to left", colorScheme: "light", width: 1280, locale: "ar" },
] as const;

/** What opens: its tab, and what is pressed one after the other. */
const opened = {
  "types of key providers": [["keys", "providers"], ["addProviderDropdown"]],
  "types of events": [["events", "user"], ["addTypes"]],
  "a new text": [["localization", "realm-overrides"], ["add-translationBtn"]],
  "search of effective texts": [["localization", "effective-message-bundles"], ["dropdown-panel-btn"]],
  "roles to add": [["user-registration", "default-roles"], ["add-role-mapping-button"]],
  "groups to add": [["user-registration", "default-groups"], ["openCreateGroupModal"]],
  "partial import": [["login"], ["action-dropdown", "openPartialImportModal"]],
  "partial export": [["login"], ["action-dropdown", "openPartialExportModal"]],
} as const;

for (const { name, colorScheme, width, locale } of looks)
  test(`dialogs, menus and panels: ${name}`, async ({ signedOutPage: page, realm, problems }) => {
    await speak(realm, ["en", "ar"]);
    const as = await reader(realm, locale).catch(() => ({
      username: `reader-${locale}`,
      password: `reader-${locale}`,
    }));
    const group = await admin.groups.create({ realm, name: `looks ${name}` });
    await admin.realms.addDefaultGroup({ realm, id: group.id });
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    for (const [what, [[tab, subtab], testIds]] of Object.entries(opened)) {
      await visit(page, at(realm, tab, subtab), { realm, as });
      for (const testId of testIds) await page.getByTestId(testId).click();
      await expect(page.getByRole("progressbar"), what).toHaveCount(0);
      await settled(page);
      expect(problems, `${what}: before axe, which itself violates the page's policy`).toEqual([]);
      expect(await findings(page, colorScheme === "dark" ? "contrast" : "all"), what).toEqual([]);
      problems.length = 0;
      // some belong to the heading, which stays
      await page.keyboard.press("Escape");
    }
  });
