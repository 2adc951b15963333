// Something done to many rows: it goes on elsewhere, shows what failed, does that again; and lists that keep their place.
import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { inject, MESSAGE, browserLine } from "../../support/faults";
import { admin, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

/** Makes roles that begin with the same name. @returns their names */
async function family(realm: string, size: number): Promise<{ prefix: string; names: string[] }> {
  const prefix = uniqueName("many");
  const names = Array.from({ length: size }, (_, n) => `${prefix}-${String(n + 1).padStart(2, "0")}`);
  for (const name of names) await admin.roles.create({ realm, name });
  return { prefix, names };
}

test("a run goes on while the administrator is elsewhere, shows what failed and does it again", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  const { prefix, names } = await family(realm, 24);
  const { id } = (await admin.roles.findOneByName({ realm, name: names[5] ?? "" })) ?? {};
  const lift = await inject(page, new RegExp(`/roles-by-id/${id}`), 500, "DELETE");
  await open(page, `/${realm}/roles?search=${prefix}`);
  await page.locator('input[name="check-all"]').check();
  await expect(page.getByTestId("selection")).toContainText("10");
  await page.getByRole("button", { name: "Select all matching" }).click();
  await page.getByTestId("bulk").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByRole("dialog")).toContainText(names[0] ?? "");
  await page.getByTestId("confirm").click();
  await page.getByTestId("nav-item-client-scopes").click();
  const run = page.getByTestId("bulk-run");
  await expect(run.getByTestId("bulk-retry")).toBeVisible();
  await expect(page).toHaveURL(/client-scopes/);
  expect((await admin.roles.find({ realm, search: prefix })).map(({ name }) => name)).toEqual([names[5]]);

  await run.getByTestId("bulk-failed").click();
  await expect(run).toContainText(names[5] ?? "");
  await expect(run).toContainText(MESSAGE);
  const [report] = await Promise.all([page.waitForEvent("download"), run.getByTestId("bulk-report").click()]);
  const lines = (await readFile(await report.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(25);
  expect(lines.filter((line) => line.includes("failed"))).toHaveLength(1);

  lift();
  await run.getByTestId("bulk-retry").click();
  await expect.poll(() => admin.roles.find({ realm, search: prefix })).toEqual([]);
  await page.getByTestId("nav-item-roles").click();
  await expect(run.getByTestId("bulk-retry")).toHaveCount(0);
});

test("all that match are those of the search that they were selected in", async ({ page, realm }) => {
  const [first, second] = [await family(realm, 11), await family(realm, 11)];
  await open(page, `/${realm}/roles?search=${first.prefix}`);
  await page.locator('input[name="check-all"]').check();
  await page.getByRole("button", { name: "Select all matching" }).click();
  await expect(page.getByTestId("selection")).toContainText("All matching rows selected");
  const search = page.getByRole("searchbox").or(page.getByPlaceholder("Search role by name")).first();
  await search.fill(second.prefix);
  await search.press("Enter");
  await expect(page.getByRole("link", { name: second.names[0], exact: true })).toBeVisible();
  // only the rows that were chosen one by one are meant now
  await expect(page.getByTestId("selection")).toContainText("10 selected");
  await page.getByTestId("bulk").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByTestId("confirm").click();
  await expect.poll(async () => (await admin.roles.find({ realm, search: first.prefix })).length).toBe(1);
  expect(await admin.roles.find({ realm, search: second.prefix })).toHaveLength(11);
});

test("Back and reload return to the same rows", async ({ page, realm }) => {
  const { prefix, names } = await family(realm, 40);
  await open(page, `/${realm}/roles?search=${prefix}&size=50`);
  const last = page.getByRole("link", { name: names.at(-1), exact: true });
  const main = page.locator("#kc-main-content-page-container");
  const scrolled = () => main.evaluate((element) => element.scrollTop);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(scrolled).toBeGreaterThan(200);
  const before = await scrolled();
  await last.click();
  await expect(page.getByTestId("view-header")).toHaveText(names.at(-1) ?? "");
  await page.goBack();
  await expect(last).toBeVisible();
  await expect.poll(scrolled).toBe(before);
  await page.reload();
  await expect(last).toBeVisible();
  await expect.poll(scrolled).toBe(before);
});

test("a copied link shows others the same rows, in the same order and columns", async ({
  page,
  newPage,
  realm,
  signedIn,
}) => {
  const { prefix, names } = await family(realm, 12);
  const rows = (of: Page) => of.getByRole("grid").locator('tbody td[data-label="Role name"]');
  const heading = (of: Page, name: string) => of.getByRole("grid").getByRole("columnheader", { name, exact: true });
  await open(page, `/${realm}/roles?search=${prefix}&size=20`);
  for (let clicks = 0; clicks < 2; clicks++) await heading(page, "Role name").getByRole("button").first().click();
  await page.getByTestId("list-options").click();
  await page.getByRole("menuitem", { name: "Composite", exact: true }).getByRole("checkbox").uncheck();
  await page.keyboard.press("Escape");
  await expect(heading(page, "Composite")).toHaveCount(0);
  // signed in, without anything that the first browser remembers of lists
  const second = await newPage({ storageState: signedIn });
  await open(second, new URL(page.url()).hash.slice(1));
  await expect(rows(second)).toHaveText(names.toReversed());
  await expect(heading(second, "Composite")).toHaveCount(0);
});
