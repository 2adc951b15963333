import type { BrowserContextOptions, Page } from "@playwright/test";
import { findings } from "../../support/axe";
import { hold } from "../../support/faults";
import { test } from "../../support/signIn";
import { expect, open, settled, visit } from "../../support/test";

const root = (page: Page) => page.locator("html");
const dark = /pf-v6-theme-dark/;
const choose = async (page: Page, name: string) => {
  await page.getByTestId("options-toggle").click();
  await page.getByRole("menuitem", { name, exact: true }).click();
  await expect(page.getByRole("menuitem", { name, exact: true })).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Escape");
};

test("light, dark or what the system says, remembered and followed by other tabs", async ({
  page,
  context,
  administrator,
}) => {
  await open(page, "/master/realms", { as: administrator });
  const other = await context.newPage();
  await open(other, "/master/realms");
  await expect(root(page)).not.toHaveClass(dark);
  await choose(page, "Dark");
  for (const tab of [page, other]) await expect(root(tab)).toHaveClass(dark);
  await page.reload();
  await expect(page.getByTestId("page-header")).toBeVisible();
  await expect(root(page)).toHaveClass(dark);
  await choose(page, "System");
  await expect(root(page)).not.toHaveClass(dark);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(root(page)).toHaveClass(dark);
  await choose(page, "Light");
  await expect(root(page)).not.toHaveClass(dark);
});

test("what loads turns, but not for who wants less motion", async ({ page, realm }) => {
  const goOn = await hold(page, new RegExp(`/admin/realms/${realm}/roles`));
  await open(page, `/${realm}/roles`);
  const ring = page.getByRole("main").getByRole("progressbar");
  const moving = () => ring.evaluate((one) => one.getAnimations({ subtree: true }).length);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect.poll(moving).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(moving).toBe(0);
  goOn();
  await expect(page.getByRole("grid")).toBeVisible();
  await visit(page, `/${realm}/realm-settings`);
  await expect(page.getByRole("tablist")).toHaveCSS("scroll-behavior", "auto");
});

test("with forced colours switches and the current page can still be told", async ({ page, realm }) => {
  await open(page, `/${realm}/realm-settings/login`);
  await page.emulateMedia({ forcedColors: "active" });
  const edges = page.locator(".pf-v6-c-switch__toggle");
  const widths = () => edges.evaluateAll((all) => all.map((one) => getComputedStyle(one, "::after").borderTopWidth));
  await expect(edges).not.toHaveCount(0);
  expect(new Set(await widths())).toEqual(new Set(["1px"]));
  const colour = (place: string) => page.getByTestId(place).evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await colour("nav-item-realm-settings")).not.toBe(await colour("nav-item-clients"));
  await page.emulateMedia({ forcedColors: "none" });
});

test("all of a page is printed, without the navigation", async ({ page, realm }) => {
  await open(page, `/${realm}/realm-settings/tokens`);
  const main = page.getByRole("main");
  const hidden = () => main.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  await expect.poll(hidden).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  await expect.poll(hidden).toBe(0);
  await expect(page.getByTestId("nav-item-clients")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
});

test("no choice where the realm switches dark mode off", async ({ page, newConsole }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const own = await newConsole({ attributes: { darkMode: "false" } });
  await open(page, `/${own.realm}`, own);
  await page.getByTestId("options-toggle").click();
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Dark" })).toHaveCount(0);
  await expect(root(page)).not.toHaveClass(dark);
});

test("a keyboard skips to the page, which is what scrolls", async ({ page, administrator }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, "/master/info", { as: administrator });
  await expect(page.getByRole("heading", { name: "Server info", level: 2 })).toBeVisible();
  await page.keyboard.press("Tab");
  const link = page.getByRole("link", { name: "Skip to content" });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  const main = page.locator("main#kc-main-content-page-container");
  await expect(main).toBeFocused();
  expect(new URL(page.url()).hash).toBe("#/master/info");
  await page.keyboard.press("End");
  await expect.poll(() => main.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0);
});

test("a navigation entry prepares its place while the pointer rests on it", async ({ page, administrator }) => {
  await open(page, "/master", { as: administrator });
  await expect(page.getByTestId("welcomeTitle")).toBeVisible();
  const read = page.waitForRequest(/ui-ext\/realms\/names\?/);
  await page.getByTestId("nav-item-realms").hover();
  await read;
  expect(new URL(page.url()).hash).toBe("#/master");
});

const looks: Record<string, BrowserContextOptions> = {
  light: {},
  dark: { colorScheme: "dark" },
  "right to left": { locale: "ar" },
  narrow: { viewport: { width: 360, height: 640 } },
  "narrow, dark and right to left": { colorScheme: "dark", locale: "ar", viewport: { width: 360, height: 640 } },
};

for (const [name, options] of Object.entries(looks))
  test(`no serious finding of axe: ${name}`, async ({ newPage, newConsole, allowConsole }) => {
    // axe brings inline styles of its own
    allowConsole(/Content Security Policy|Content security policy|Trusted/);
    const own = await newConsole({
      displayName: "A realm with a rather long display name",
      internationalizationEnabled: true,
      supportedLocales: ["ar", "en"],
    });
    const page = await newPage(options);
    await open(page, `/${own.realm}`, own);
    await expect(page.getByTestId("currentRealm")).toHaveText("A realm with a rather long display name");
    await expect(root(page)).toHaveAttribute("dir", options.locale === "ar" ? "rtl" : "ltr");
    const narrow = (page.viewportSize()?.width ?? 0) < 768;
    const scan = async (what: string) => {
      await settled(page);
      expect(await findings(page), what).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(page.viewportSize()?.width);
    };
    await scan("page");
    for (const toggle of narrow ? ["options-kebab-toggle"] : ["options-toggle", "help-toggle"]) {
      await page.getByTestId(toggle).click();
      await expect(page.getByRole("menuitem").first()).toBeInViewport({ ratio: 1 });
      await scan(toggle);
      await page.keyboard.press("Escape");
    }
    if (narrow) await page.locator("#nav-toggle").click();
    await expect(page.getByTestId("currentRealm")).toBeInViewport({ ratio: 1 });
    await scan("navigation");
  });
