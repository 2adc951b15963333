// Where the parts of a list are: nothing moves under the pointer, rows are one line, everything is inside of the window.
import type { Page } from "@playwright/test";
import { admin, createUser, uniqueName } from "../../support/server";
import { askToken, makeClient, signInAs } from "../../support/signIns";
import { expect, open, test, visit } from "../../support/test";

const names = Array.from({ length: 12 }, (_, n) => `person-${String(n + 1).padStart(2, "0")}`);

/** A realm with a dozen users, sessions, and events of both kinds. */
async function fill(realm: string) {
  await admin.realms.update({ realm }, { eventsEnabled: true, adminEventsEnabled: true });
  const { clientId } = await makeClient(realm);
  for (const username of names) {
    await createUser(realm, username);
    await signInAs(realm, clientId, username);
    await askToken(realm, { client_id: clientId, username, password: "wrong" });
  }
}

const grid = (page: Page) => page.getByRole("grid");
const bar = (page: Page) => page.getByTestId("table-toolbar");

async function boxOf(locator: ReturnType<Page["getByRole"]>) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not in the page");
  return box;
}

/** Rows that are completely in the window. */
const rowsInView = (page: Page) =>
  grid(page)
    .locator("tbody tr:visible")
    .evaluateAll((rows) => {
      const { bottom } = document.getElementById("kc-main-content-page-container")?.getBoundingClientRect() ?? {};
      return rows.filter((row) => row.getBoundingClientRect().bottom <= (bottom ?? 0)).length;
    });

/** The farthest that any row menu reaches. */
const menusEnd = (page: Page) =>
  grid(page)
    .getByRole("button", { name: "Kebab toggle" })
    .evaluateAll((menus) => Math.max(0, ...menus.map((menu) => menu.getBoundingClientRect().right)));

/** Rows that the stock console shows at 1440 × 900, by place. */
const stock = {
  clients: 7,
  "users?search=person": 10,
  "client-scopes": 9,
  sessions: 10,
  "events/user-events": 10,
  "events/admin-events": 10,
};

test("as many rows as in the stock console are in view; no row menu is outside of the page, at 768 neither", async ({
  page,
  realm,
}) => {
  await fill(realm);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `/${realm}/users`);
  for (const [place, rows] of Object.entries(stock)) {
    await visit(page, `/${realm}/${place}`);
    await expect.poll(() => rowsInView(page), place).toBeGreaterThanOrEqual(rows);
    expect((await boxOf(bar(page))).height, `the toolbar of ${place} is one line`).toBeLessThan(60);
    const { x, width } = await boxOf(bar(page));
    expect(await menusEnd(page), `the row menus of ${place} are inside of the page`).toBeLessThanOrEqual(x + width);
  }
  await page.setViewportSize({ width: 768, height: 900 });
  for (const place of Object.keys(stock)) {
    await visit(page, `/${realm}/${place}`);
    await expect.poll(() => rowsInView(page), place).toBeGreaterThan(2);
    expect(await menusEnd(page), place).toBeLessThanOrEqual(768);
  }
  await visit(page, `/${realm}/clients`);
  const named = grid(page).locator("td[data-label]").first();
  await expect(named, "a column keeps the width of a word").toHaveCSS("min-width", "80px");
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, `/${realm}/users?search=person`);
  const pager = page.getByRole("navigation", { name: "Pagination bottom" }).locator("..");
  const layer = await pager.evaluate((element) => Number(getComputedStyle(element).zIndex));
  expect(layer, "the lower pager is over the borders of selects below it").toBeGreaterThan(100);
  const { y, height } = await boxOf(grid(page).getByRole("link", { name: names[0] }));
  expect(y + height, "the first user is in the first screen").toBeLessThan(800);
  const search = page.getByPlaceholder("Search user");
  const send = page.getByRole("button", { name: "Search", exact: true });
  expect((await boxOf(send)).y, "the search is one line").toBeLessThan((await boxOf(search)).y + 10);
});

test("neither a selection nor a letter in the search moves anything", async ({ page, realm }) => {
  const prefix = uniqueName("mover");
  for (const name of names) await createUser(realm, `${prefix}-${name}`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `/${realm}/users`);
  await page.getByPlaceholder("Search user").fill(prefix);
  await page.getByPlaceholder("Search user").press("Enter");
  await expect(grid(page).getByRole("link")).toHaveCount(10);
  await page.getByPlaceholder("Search user").fill("");
  const before = { add: await boxOf(page.getByTestId("add-user")), bar: await boxOf(bar(page)) };
  await page.getByPlaceholder("Search user").fill("p");
  expect({ add: await boxOf(page.getByTestId("add-user")), bar: await boxOf(bar(page)) }).toEqual(before);

  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    for (const place of [`users?search=${prefix}`, "client-scopes"]) {
      await visit(page, `/${realm}/${place}`);
      const row = grid(page).locator("tbody tr").nth(2);
      const { y } = await boxOf(row);
      await row.getByRole("checkbox").check();
      await expect(page.getByTestId("selection")).toBeVisible();
      expect((await boxOf(row)).y, `${place} at ${width}`).toBe(y);
      await row.getByRole("checkbox").uncheck();
      await expect(page.getByTestId("refresh")).toBeVisible();
      expect((await boxOf(row)).y, `${place} at ${width}`).toBe(y);
    }
  }
});
