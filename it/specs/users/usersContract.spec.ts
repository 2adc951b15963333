// Lines of the users' contract that are easily lost: exports with attributes, the last administrator, what is shown when.
import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { browserLine, inject } from "../../support/faults";
import { admin, createRealm, createUser, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";
import { attribute, extendProfile, manyUsers, userOf } from "../../support/areas/users";

async function exported(page: Page, format: 0 | 1, columns: 0 | 1): Promise<string> {
  await page.getByTestId("list-options").click();
  await page.getByTestId("export").click();
  await page.getByTestId(`export-format-${format}`).check();
  await page.getByTestId(`export-columns-${columns}`).check();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByTestId("export-start").click()]);
  return readFile(await file.path(), "utf8");
}

test("an export of all columns holds attributes, also where the list leaves them out", async ({ page, realm }) => {
  await extendProfile(realm, { attributes: [attribute("floor", { displayName: "Floor" })] });
  const prefix = uniqueName("export");
  await manyUsers(realm, prefix, 2, { attributes: { floor: ["seventh"] } });
  await open(page, `/${realm}/users?search=${prefix}`);
  expect(await exported(page, 0, 1)).toContain("seventh");
  expect(await exported(page, 0, 0)).not.toContain("seventh");
  const rows = JSON.parse(await exported(page, 1, 1)) as { attributes?: { floor?: string[] } }[];
  expect(rows.map(({ attributes }) => attributes?.floor)).toEqual([["seventh"], ["seventh"]]);
});

test("the last administrator of a realm is disabled only after a second question", async ({ page }) => {
  const ownRealm = uniqueName("last");
  await createRealm({ realm: ownRealm });
  const one = await createUser(ownRealm, uniqueName("boss"), ["realm-admin"]);
  const other = await createUser(ownRealm, uniqueName("boss"), ["realm-admin"]);
  const disable = async (rows: number) => {
    for (let row = 0; row < rows; row++) await page.getByLabel(`Select row ${row}`).check();
    await page.getByTestId("bulk").click();
    await page.getByRole("menuitem", { name: "Disable", exact: true }).click();
    await page.getByTestId("confirm").click();
  };
  await open(page, `/${ownRealm}/users?search=boss*`);
  await disable(2);
  const question = page.getByRole("dialog", { name: "Last administrator of the realm?" });
  await expect(question).toContainText(ownRealm);
  await question.getByTestId("cancel").click();
  expect((await userOf(ownRealm, one.id)).enabled).toBe(true);
  await open(page, `/${ownRealm}/users?search=${one.username}`);
  await disable(1);
  await expect.poll(async () => (await userOf(ownRealm, one.id)).enabled).toBe(false);
  await open(page, `/${ownRealm}/users?search=${other.username}`);
  await disable(1);
  await expect(question).toContainText(other.username);
});

test("who may not read the profile types the attribute to search by", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(403));
  await extendProfile(realm, { attributes: [attribute("dept")] });
  const username = uniqueName("searched");
  await admin.users.create({ realm, username, enabled: true, attributes: { dept: ["Sales"] } });
  await inject(page, /\/users\/profile$/, 403);
  await open(page, `/${realm}/users`);
  await page.getByTestId("user-search-toggle").click();
  await page.getByRole("menuitem", { name: "Attribute search" }).click();
  await page.getByTestId("dropdown-panel-btn").click();
  const panel = page.getByTestId("user-attribute-search-form");
  await expect(panel.getByRole("heading", { name: "Select attributes" })).toBeVisible();
  await panel.getByRole("textbox", { name: "Key" }).fill("dept");
  await panel.locator("#value").fill("Sales");
  await panel.getByTestId("user-attribute-search-add-filter-button").click();
  await page.getByRole("button", { name: "Search attributes" }).click();
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await expect(page.getByRole("grid").getByRole("link", { name: username })).toBeVisible();
});

test("organizations show once there is one; groups to who may query them", async ({ page, newPage, realm }) => {
  const user = await createUser(realm, uniqueName("tabs"));
  await admin.realms.update({ realm }, { organizationsEnabled: true });
  await open(page, `/${realm}/users/${user.id}/settings`);
  await expect(page.getByTestId("user-groups-tab")).toBeVisible();
  await expect(page.getByTestId("user-organizations-tab")).toHaveCount(0);
  const name = uniqueName("org");
  await admin.organizations.create({ realm, name, alias: name, domains: [{ name: `${name}.example` }] } as never);
  await page.reload();
  await expect(page.getByTestId("user-organizations-tab")).toBeVisible();

  const manager = await createUser("master", uniqueName("manager"), ["manage-users", "query-users"], { of: realm });
  const other = await newPage();
  await open(other, `/${realm}/users/${user.id}/settings`, { as: manager });
  await expect(other.getByTestId("user-details-tab")).toBeVisible();
  await expect(other.getByTestId("user-groups-tab")).toHaveCount(0);
});
