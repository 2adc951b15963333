// What opens within a page, in the four appearances of the console: light, dark, right to left, 360 px wide.
import type { Page } from "@playwright/test";
import { findings } from "./axe";
import { expect, settled, test as base } from "./test";

/** Colours decide about contrast alone, which is the same in both directions; width about what is shown, and so about every rule. */
const looks = [
  { name: "light", dark: false, dir: "ltr", width: 1280, rules: "all" },
  { name: "dark", dark: true, dir: "ltr", width: 1280, rules: "contrast" },
  { name: "right to left", dark: false, dir: "rtl", width: 1280, rules: "structure" },
  { name: "360 px", dark: false, dir: "ltr", width: 360, rules: "all" },
] as const;

/** The specs' test with `scan`, which expects no serious finding of axe in any appearance, and nothing wider than the window. */
export const test = base.extend<{ scan: (page: Page, what: string) => Promise<void> }>({
  scan: async ({ problems }, use) => {
    await use(async (page, what) => {
      expect(problems, "before axe, which itself violates the page's policy").toEqual([]);
      for (const { name, dark, dir, width, rules } of looks) {
        await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate((next) => (document.documentElement.dir = next), dir);
        await expect(page.locator("html.pf-v6-theme-dark")).toHaveCount(dark ? 1 : 0);
        await settled(page);
        expect(await findings(page, rules), `${what}, ${name}`).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${what}, ${name}: wider than the window`).toBeLessThanOrEqual(width);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
      problems.length = 0;
    });
  },
});
