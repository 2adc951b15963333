import type { Page } from "@playwright/test";
import { hold } from "../../support/faults";
import { createRealm, uniqueName } from "../../support/server";
import { refused, test } from "../../support/signIn";
import { expect, open, settled } from "../../support/test";

const calls = /\/ui-ext\/realms\/names/;
const dialog = (page: Page) => page.getByRole("dialog", { name: "Switch realm" });
const search = (page: Page) => dialog(page).getByRole("textbox", { name: "Search by name or display name" });
const group = (page: Page, name: string) => dialog(page).getByRole("menu", { name, exact: true });
const links = (page: Page, name: string) => group(page, name).locator("a");
/** Presses the key once the page is there to hear it. */
const openByKey = async (page: Page) => {
  await expect(page.getByTestId("realm-switcher")).toBeVisible();
  await page.keyboard.press("F2");
};
const setting = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), name);

const strange = ["100% of %2F", 'the "first" one', "مملكة الاختبار", "🍺 bar"].map((name) => uniqueName(name));

test.beforeAll(async () => {
  for (const realm of strange) await createRealm({ realm, displayName: `Display of ${realm}` });
});

test("asks for nothing before it opens, then for 20 realms at most", async ({ page, administrator }) => {
  const requested: string[] = [];
  page.on("request", (request) => calls.test(request.url()) && requested.push(new URL(request.url()).search));
  await open(page, "/master/info", { as: administrator });
  await expect(page.getByTestId("page-header")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(requested).toEqual([]);
  await page.getByTestId("realm-switcher").click();
  await expect(links(page, "Realms").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  // in the first group that has it
  const shown = await dialog(page).getByRole("menu").locator("a").allInnerTexts();
  expect(new Set(shown).size, shown.join()).toBe(shown.length);
  // one list, and the only recent realm
  expect(requested.sort()).toEqual(["?first=0&max=20&search=", "?first=0&max=20&search=master"]);
});

test("finds any realm by keyboard alone, whatever its name", async ({ page, administrator }) => {
  await open(page, "/master/info", { as: administrator });
  for (const realm of strange) {
    await openByKey(page);
    await expect(search(page)).toBeFocused();
    await page.keyboard.type(realm);
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByTestId("currentRealm")).toHaveText(`Display of ${realm}`);
    // the same kind of place
    expect(new URL(page.url()).hash).toBe(`#/${encodeURIComponent(realm)}/info`);
  }
  // who has closed the dialog meanwhile stays where he is
  const release = await hold(page, calls);
  await openByKey(page);
  await expect(search(page)).toBeFocused();
  // not searched for before
  const part = (strange[0] ?? "").slice(0, -2);
  await page.keyboard.type(part);
  const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get("search") === part);
  await page.keyboard.press("Enter");
  const request = await asked;
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  release();
  await request.response();
  await settled(page);
  expect(new URL(page.url()).hash).toBe(`#/${encodeURIComponent(strange.at(-1) ?? "")}/info`);
  const recent = strange.slice(1).toReversed();
  await openByKey(page);
  await expect(links(page, "Recent realms").locator("bdi")).toHaveText(recent);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(links(page, "Recent realms").nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("currentRealm")).toHaveText(`Display of ${recent[1]}`);
  await openByKey(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
});

test("the server searches, also by display name", async ({ page, administrator }) => {
  await open(page, "/master", { as: administrator });
  await page.getByTestId("realm-switcher").click();
  const [realm = ""] = strange;
  await search(page).fill(`Display of ${realm}`);
  await expect(links(page, "Realms found")).toHaveCount(1);
  await expect(links(page, "Realms found").locator("bdi")).toHaveText(realm);
  await search(page).fill("no realm is called so");
  await expect(dialog(page).getByRole("status")).toHaveText("No search results");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
});

test("the key opens it from a search field, and not over a dialog", async ({ page, administrator }) => {
  await open(page, "/master/realms", { as: administrator });
  await page.getByTestId("table-search-input").getByRole("textbox").focus();
  await page.keyboard.press("F2");
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await page.getByTestId("add-realm").click();
  await page.getByTestId("cancel").focus();
  await page.keyboard.press("F2");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(dialog(page)).toHaveCount(0);
  await page.getByTestId("cancel").click();
  await page.keyboard.press("F2");
  await expect(dialog(page)).toBeVisible();
});

test("pins stay on top, and a realm that is gone is dropped", async ({ page, administrator, admin }) => {
  const [gone, kept = ""] = [uniqueName("gone"), strange[1]];
  await createRealm({ realm: gone });
  await open(page, `/${gone}`, { as: administrator });
  await expect(page.getByTestId("currentRealm")).toHaveText(gone);
  // a realm is recent once it could be opened
  await expect.poll(() => setting(page, "recentRealms")).toContainEqual({ name: gone });
  await open(page, "/master");
  await openByKey(page);
  await dialog(page)
    .getByRole("menuitem", { name: `Pin ${gone}`, exact: true })
    .first()
    .click();
  await search(page).fill(kept);
  await search(page).press("ArrowDown");
  await expect(links(page, "Realms found")).toHaveCount(1);
  await search(page).press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await search(page).fill("");
  await expect(links(page, "Pinned realms").locator("bdi")).toHaveText([gone, kept]);
  // each realm once, though pinned ones are recent too and the server lists both
  const listed = await dialog(page).locator("a bdi").allInnerTexts();
  expect(listed.filter((name, index) => listed.indexOf(name) !== index)).toEqual([]);
  await page.reload();
  await admin.realms.del({ realm: gone });
  await openByKey(page);
  await expect(links(page, "Pinned realms").locator("bdi")).toHaveText([kept]);
  await expect(links(page, "Recent realms").locator("bdi")).toHaveText(["master"]);
  expect(await setting(page, "recentRealms")).toEqual([{ name: "master", displayName: "Keycloak" }]);
  await dialog(page)
    .getByRole("menuitem", { name: `Unpin ${kept}`, exact: true })
    .first()
    .click();
  await expect(group(page, "Pinned realms")).toHaveCount(0);
  expect(await setting(page, "gatehouse.pinnedRealms")).toEqual([]);
});

test("an unknown realm is not remembered; where the server lists none, the recent ones stay", async ({
  page,
  administrator,
  realm,
  allowConsole,
}) => {
  allowConsole(refused(403, 404), /Realm not found/);
  await open(page, "/no-such-realm", { as: administrator });
  await expect(page.getByTestId("currentRealm")).toHaveText("no-such-realm");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(await setting(page, "recentRealms")).toBeNull();
  await open(page, `/${realm}`);
  await expect(page.getByTestId("currentRealm")).toHaveText(realm);
  await page.route(calls, (route) => route.fulfill({ status: 403, json: { error: "HTTP 403 Forbidden" } }));
  await openByKey(page);
  await expect(dialog(page).getByText("Try again")).toBeVisible();
  await expect(links(page, "Recent realms").locator("bdi")).toHaveText([realm]);
});
