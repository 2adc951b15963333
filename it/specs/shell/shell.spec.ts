import { UnmanagedAttributePolicy } from "@keycloak/keycloak-admin-client/lib/defs/userProfileMetadata.js";
import type { Page } from "@playwright/test";
import { Buffer } from "node:buffer";
import { createUser, uniqueName } from "../../support/server";
import { refused, test } from "../../support/signIn";
import { expect, open } from "../../support/test";

const main = (page: Page) => page.locator("main#kc-main-content-page-container");
const setting = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), name);

test.describe("header", () => {
  test("names the administrator, and its menu leads to account, realm and out", async ({
    page,
    administrator,
    allowConsole,
  }) => {
    // of the account page
    allowConsole(/3p-cookies/);
    await open(page, "/master/realms", { as: administrator });
    const menu = page.getByTestId("options");
    await page.getByRole("button", { name: `${administrator.username} Test`, exact: true }).click();
    await expect(menu.getByRole("menuitem")).toHaveText([
      "Manage account",
      "Realm info",
      "Clear Caches",
      "Light",
      "Dark",
      "System",
      "Sign out",
    ]);
    await menu.getByRole("menuitem", { name: "Realm info" }).click();
    await expect(page.getByTestId("welcomeTitle")).toBeVisible();
    await expect(menu).toBeVisible();
    await page.locator("#manage-account").click();
    await page.waitForURL(/\/realms\/master\/account/);
    await open(page, "/master/realms");
    await page.getByTestId("options-toggle").click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await page.waitForURL(/\/protocol\/openid-connect\/auth/);
  });

  test("menus close by a second click, a click elsewhere, Escape and Tab", async ({ page, administrator }) => {
    await open(page, "/master/realms", { as: administrator });
    for (const name of ["options", "help"]) {
      const toggle = page.getByTestId(`${name}-toggle`);
      const item = page.getByRole("menuitem").first();
      for (const close of [
        () => toggle.click(),
        () => main(page).click({ position: { x: 8, y: 8 } }),
        () => page.keyboard.press("Escape"),
        () => page.keyboard.press("Tab"),
      ]) {
        await toggle.click();
        await expect(item).toBeVisible();
        await close();
        await expect(item).toHaveCount(0);
      }
      await toggle.focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("ArrowDown");
      await expect(item).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(toggle).toBeFocused();
    }
  });

  test("offers the documentation, and help mode that other tabs follow", async ({ page, context, administrator }) => {
    await open(page, "/master/info", { as: administrator });
    const help = (tab: Page) => tab.getByTestId("help-label-enabledFeatures");
    const other = await context.newPage();
    await open(other, "/master/info");
    await expect(help(other)).toBeVisible();
    await page.getByTestId("help-toggle").click();
    const link = page.getByTestId("documentation-link");
    await expect(link).toHaveAttribute("href", "https://www.keycloak.org/docs/latest/server_admin/index.html");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noreferrer noopener");
    await page.locator(".gh-switch-item", { has: page.locator("#enableHelp") }).click();
    await expect(page.locator("#enableHelp")).not.toBeChecked();
    for (const tab of [page, other]) await expect(help(tab)).toHaveCount(0);
    expect(await setting(page, "helpEnabled")).toBe(false);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Server info", level: 2 })).toBeVisible();
    await expect(help(page)).toHaveCount(0);
    await page.getByTestId("help-toggle").click();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.locator("#enableHelp")).toBeChecked();
    for (const tab of [page, other]) await expect(help(tab)).toBeVisible();
  });

  test("is one menu below 768 px", async ({ page, administrator }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, "/master", { as: administrator });
    await expect(page.getByTestId("options-toggle")).toBeHidden();
    await expect(page.getByTestId("help-toggle")).toBeHidden();
    await expect(page.getByRole("link", { name: "Logo" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("img", { name: "avatar" })).toBeInViewport({ ratio: 1 });
    await page.getByTestId("options-kebab-toggle").click();
    const menu = page.getByTestId("options-kebab");
    const help = menu.getByTestId("helpIcon");
    await expect(help).toHaveText("Help on");
    await help.click();
    await expect(help).toHaveText("Help off");
    await expect(menu.getByRole("menuitem").last()).toHaveText("Sign out");
    await page.keyboard.press("Escape");
    // the navigation covers the page until it has led somewhere
    await expect(page.getByTestId("nav-item-realms")).toBeHidden();
    await page.locator("#nav-toggle").click();
    await expect(page.locator("#nav-toggle")).toHaveAttribute("aria-expanded", "true");
    await page.getByTestId("nav-item-realms").click();
    await expect(page.getByRole("heading", { name: "Manage realms" })).toBeFocused();
    await expect(page.getByTestId("nav-item-realms")).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test("shows the picture of the profile only where the page may load it", async ({
    page,
    newAdministrator,
    admin,
  }) => {
    const picture = "https://pictures.example/ada.png";
    const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    await page.route(picture, (route) =>
      route.fulfill({ body: Buffer.from(pixel, "base64"), contentType: "image/png" }),
    );
    const profile = await admin.users.getProfile({ realm: "master" });
    const unmanagedAttributePolicy = UnmanagedAttributePolicy.Enabled;
    await admin.users.updateProfile({ ...profile, realm: "master", unmanagedAttributePolicy });
    try {
      const as = await newAdministrator();
      const { id } = as;
      const avatar = page.getByRole("img", { name: "avatar", exact: true });
      const user = await admin.users.findOne({ realm: "master", id });
      await admin.users.update({ realm: "master", id }, { ...user, attributes: { picture: [picture] } });
      await open(page, "/master/realms", { as });
      await expect(avatar).toHaveAttribute("src", picture);
      await admin.users.update({ realm: "master", id }, { ...user, attributes: { picture: ["javascript:alert(1)"] } });
      await page.reload();
      await expect(avatar).toBeVisible();
      await expect(avatar).not.toHaveAttribute("src", /./);
    } finally {
      await admin.users.updateProfile({ ...profile, realm: "master" });
    }
  });
});

test("reminds a temporary administrator, and nobody else", async ({ page, newPage, administrator }) => {
  await open(page, "/master/realms");
  await expect(page.locator(".pf-v5-c-banner")).toContainText("You are logged in as a temporary admin user");
  const other = await newPage();
  await open(other, "/master/realms", { as: administrator });
  await expect(other.getByTestId("currentRealm")).toBeVisible();
  await expect(other.locator(".pf-v5-c-banner")).toHaveCount(0);
});

test.describe("who sees what", () => {
  test("who manages the server sees the list of realms and may clear caches", async ({
    page,
    administrator,
    realm,
  }) => {
    await open(page, "/master/realms", { as: administrator });
    const entry = page.locator("a#nav-item-realms");
    await expect(entry).toHaveAttribute("data-testid", "nav-item-realms");
    await expect(entry).toHaveAttribute("aria-current", "page");
    await expect(entry).toHaveText("Manage realms");
    await expect(page.getByTestId("currentRealm")).toHaveText("Keycloak");
    await page.goto(`${new URL(page.url()).origin}/admin/master/console/#/${realm}`);
    await expect(page.getByTestId("currentRealm")).toHaveText(realm);
    await expect(entry).not.toHaveAttribute("aria-current", /./);
    await expect(entry).toHaveAttribute("href", `#/${realm}/realms`);
    await page.getByTestId("options-toggle").click();
    await expect(page.getByRole("menuitem", { name: "Realm info" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Clear Caches" })).toHaveCount(0);
  });

  test("who may only look cannot clear caches", async ({ page }) => {
    const as = await createUser("master", uniqueName("viewer"), ["view-realm"]);
    await open(page, "/master/realms", { as });
    await expect(page.getByTestId("nav-item-realms")).toBeVisible();
    await page.getByTestId("options-toggle").click();
    await expect(page.getByRole("menuitem", { name: "Realm info" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Clear Caches" })).toHaveCount(0);
  });

  test("who has no role is told so inside the page, and can sign out", async ({ page, allowConsole }) => {
    allowConsole(refused(403), /Unable to find out who is signed in/, /HTTP 403 Forbidden/);
    const as = await createUser("master", uniqueName("nobody"));
    await open(page, "/master", { as });
    // the server looks for a role in each of its realms, of which the other specs make hundreds, before it refuses
    await expect(main(page).getByRole("button", { name: "Sign out" })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByTestId("currentRealm")).toHaveText("master");
    await expect(page.getByTestId("page-header")).toBeVisible();
    await main(page).getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(/\/protocol\/openid-connect\/auth/);
  });

  test("the administrator of one realm has no list of realms and no switcher", async ({ page, newConsole }) => {
    const own = await newConsole({ displayName: "One realm" });
    await open(page, `/${own.realm}`, own);
    await expect(page.getByTestId("currentRealm")).toHaveText("One realm");
    await expect(page.getByTestId("nav-item-realms")).toHaveCount(0);
    await expect(page.getByTestId("realm-switcher")).toHaveCount(0);
    await page.keyboard.press("F2");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
