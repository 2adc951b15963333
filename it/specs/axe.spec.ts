// No serious or critical finding of axe on any place: light, dark, right to left, 360 px; dialogs and menus open.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { reader, speak } from "../support/locales";
import { everyAddress, serverAddresses } from "../support/places";
import { expect, open, test as base, settled, visit } from "../support/test";

const test = base.extend<{ scan: (page: Page, what: string) => Promise<void> }>({
  scan: async ({ problems }, use) => {
    await use(async (page, what) => {
      await expect(page.getByRole("progressbar"), what).toHaveCount(0);
      await expect(page.locator("main h1").first(), what).toBeVisible();
      expect(problems, "before axe, which itself violates the page's policy").toEqual([]);
      await settled(page);
      // in one go: the newer mode opens a further page for each result, to join those of frames, which there are none of
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .options({ resultTypes: ["violations"] })
        .analyze();
      problems.length = 0;
      const grave = violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(
          ({ id, nodes }) =>
            `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join("\n")}`,
        );
      expect(grave, what).toEqual([]);
    });
  },
});

// axe reads every element of long pages
test.describe.configure({ timeout: 300_000 });

const modes = {
  light: { colorScheme: "light" },
  dark: { colorScheme: "dark" },
  "360 px": { colorScheme: "light", viewport: { width: 360, height: 640 } },
  "dark, 360 px": { colorScheme: "dark", viewport: { width: 360, height: 640 } },
} as const;

for (const [name, options] of Object.entries(modes))
  test.describe(name, () => {
    test.use(options);

    test("every place", async ({ page, realm, scan }) => {
      for (const address of [...(await serverAddresses()), ...(await everyAddress(realm))]) {
        await visit(page, address);
        await scan(page, address);
      }
    });

    test("dialogs and menus", async ({ page, realm, scan }) => {
      await open(page, `/master/realms?search=${realm}`);
      await page.getByRole("grid").getByRole("button", { name: "Kebab toggle" }).click();
      await scan(page, "menu of a row");
      await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await scan(page, "delete dialog");
      await page.getByTestId("cancel").click();
      await page.getByTestId("add-realm").click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.getByTestId("create").click();
      await expect(page.getByTestId("realm-helper")).toBeVisible();
      await page.locator(".w-tc-editor-text").fill(`{ "realm": "x", "enabled": true, "n": 1 }`);
      await scan(page, "create dialog");
      await page.getByTestId("cancel").click();
      const menus = "viewport" in options ? ["options-kebab-toggle"] : ["options-toggle", "help-toggle"];
      for (const menu of menus) {
        await page.getByTestId(menu).click();
        await expect(page.getByRole("menu").or(page.getByRole("menuitem")).first()).toBeVisible();
        await scan(page, menu);
        await page.keyboard.press("Escape");
      }
    });
  });

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 360, height: 640 },
])
  test(`right to left, ${viewport.width} px`, async ({ newPage, realm, scan }) => {
    await speak(realm, ["en", "ar"]);
    const user = await reader(realm, "ar").catch(() => ({ username: "reader-ar", password: "reader-ar" }));
    const page = await newPage({ viewport });
    for (const address of await everyAddress(realm)) {
      await visit(page, address, { realm, as: user });
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      await scan(page, address);
    }
  });
