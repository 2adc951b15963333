// What a browser still knows after the administrator has signed out.
import type { Page } from "@playwright/test";
import { test } from "../../support/signIn";
import { expect, open, visit } from "../../support/test";

/**
 * Everything that is stored for the console's origin, without how far pages were scrolled, and without what keycloak-js
 * keeps of the sign-in that is requested next: it names the address to come back to, as the login page's own address does.
 */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("gatehouse");
      opening.addEventListener("success", () => resolve(opening.result));
      opening.addEventListener("error", () => reject(new Error("no database")));
    });
    const copies = await new Promise<IDBValidKey[]>((resolve) => {
      const reading = database.transaction("kept").objectStore("kept").getAllKeys();
      reading.addEventListener("success", () => resolve(reading.result));
    });
    database.close();
    const session = Object.keys(sessionStorage).filter((key) => !key.startsWith("gatehouse.scroll "));
    const local = Object.entries(localStorage).filter(([key]) => !key.startsWith("kc-callback-"));
    return { local: Object.fromEntries(local), session, copies: copies.map(String) };
  });

const chooseSignOut = async (page: Page) => {
  await page.getByTestId("options-toggle").click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
};

test("after sign-out the browser knows neither administrator nor realms nor server, but what was chosen for it", async ({
  page,
  context,
  realm,
  administrator,
}) => {
  await open(page, `/${realm}/roles`, { as: administrator });
  await expect(page.getByRole("link", { name: "offline_access" })).toBeVisible();
  await page.getByTestId("options-toggle").click();
  await page.getByRole("menuitem", { name: "Dark" }).click();
  await page.getByTestId("options-toggle").click();
  await page.evaluate((name) => {
    localStorage.setItem("gatehouse.pinnedRealms", JSON.stringify([name]));
    localStorage.setItem("pageSize", "20");
  }, realm);
  await visit(page, `/${realm}/roles/new`);
  await page.getByTestId("name").fill("typed");
  const other = await context.newPage();
  await open(other, `/${realm}/users/add-user`, { as: administrator });
  await expect(other.getByTestId("username")).toBeVisible();

  const before = await stored(page);
  expect(before.local).toHaveProperty("recentRealms");
  expect(before.session).toContain("gatehouse.user");
  await expect.poll(async () => (await stored(page)).copies.join()).toContain(administrator.id);

  // what was typed would be lost
  const question = page.getByRole("dialog", { name: "Sign out" });
  await chooseSignOut(page);
  await question.getByTestId("cancel").click();
  await expect(page.getByTestId("name")).toHaveValue("typed");
  await chooseSignOut(page);
  await question.getByTestId("confirm").click();
  await expect(page.locator("#kc-form-login")).toBeVisible();
  const after = await stored(page);
  expect(after.copies).toEqual([]);
  expect(after.session.filter((key) => !key.startsWith("gatehouse.redirects "))).toEqual([]);
  expect(JSON.stringify(after.local)).not.toContain(realm);
  expect(JSON.stringify(after.local)).not.toContain(administrator.id);
  expect(after.local).toMatchObject({ pageSize: "20", "gatehouse.colorScheme": '"dark"' });
  // the other tab has nothing unsaved
  expect((await stored(other)).session).toEqual([]);
});

test("who signs out of one realm's console loses nothing in that of another", async ({
  page,
  context,
  administrator,
  newConsole,
}) => {
  const { realm, as } = await newConsole();
  page.on("dialog", (dialog) => void dialog.accept());
  await open(page, `/${realm}/roles/new`, { as: administrator });
  await page.getByTestId("name").fill("typed");
  const typed = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("gatehouse.draft")));
  await expect.poll(typed).toHaveLength(1);
  await open(page, `/${realm}/roles`, { as: administrator });
  await expect(page.getByRole("link", { name: "offline_access" })).toBeVisible();
  const other = await context.newPage();
  await open(other, `/${realm}/roles`, { realm, as });
  await expect(other.getByRole("link", { name: "offline_access" })).toBeVisible();
  await chooseSignOut(other);
  await expect(other.locator("#kc-form-login")).toBeVisible();
  await other.close();
  await visit(page, `/${realm}/roles/new`);
  await expect(page.getByText("You have an unsaved draft.")).toBeVisible();
});
