// The realm list: found, paged, selected, deleted; identifiers as automation for the stock console uses them.
import { chooseDelete, expect, listOf, names, row, table, test } from "../../support/realms";
import { admin, createRealm, createUser, uniqueName } from "../../support/server";
import { open } from "../../support/test";

const family = uniqueName("family");
const members = Array.from({ length: 12 }, (_, index) => `${family}-${String(index + 1).padStart(2, "0")}`);

test.describe("finding realms", () => {
  test.beforeAll(async () => {
    for (const realm of members) await createRealm({ realm, displayName: `Dr. ${realm}` });
  });

  test("search runs on Enter, on its button and on clearing, and is in the address", async ({ page }) => {
    await open(page, "/master/realms");
    const search = page.getByPlaceholder("Search", { exact: true });
    await expect(page.getByTestId("selectRealminput")).toBeVisible();
    await search.fill(` ${members[2]} `);
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(1);
    await search.press("Enter");
    await expect.poll(() => names(page)).toEqual([members[2]]);
    await expect(page).toHaveURL(new RegExp(`search=${members[2]}$`));

    await search.fill(`${family}-no-such`);
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.getByRole("heading", { name: "No search results" })).toBeVisible();
    await expect(page.getByTestId("table-toolbar")).toBeVisible();

    await page.goBack();
    await expect.poll(() => names(page)).toEqual([members[2]]);
    await expect(search).toHaveValue(members[2] ?? "");
    await page.reload();
    await expect.poll(() => names(page)).toEqual([members[2]]);

    await page.getByRole("button", { name: "Reset", exact: true }).click();
    await expect(page).toHaveURL(/realms$/);
    await expect(search).toHaveValue("");
    await page.goto(page.url().replace(/realms$/, `realms?search=${family}-no-such`));
    await page.getByTestId("clear-all-filters-empty-action").click();
    await expect(page).toHaveURL(/realms$/);
    await expect(page.getByRole("grid").getByRole("link").first()).toBeVisible();
  });

  test("is sorted by name once all realms are loaded", async ({ page }) => {
    await open(page, `/master/realms?search=${family}&size=20`);
    await expect.poll(() => names(page)).toEqual(members);
    await expect(page.locator('th[aria-sort="ascending"]')).toHaveText("Name");
  });

  test("finds a display name, and any letter case", async ({ page }) => {
    await open(page, listOf(`dR. ${members[4]}`));
    await expect.poll(() => names(page)).toEqual([members[4]]);
    await expect(row(page, members[4] ?? "")).toContainText(`Dr. ${members[4]}`);
  });

  test("pages, page sizes: Back, reload and a copied link restore them", async ({ page, context }) => {
    await open(page, listOf(family));
    const top = page.getByLabel("Pagination top");
    const bottom = page.getByLabel("Pagination bottom");
    await expect.poll(() => names(page)).toEqual(members.slice(0, 10));
    await expect(top.getByRole("button", { name: "Go to previous page" })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Rows per page" })).toHaveText(["1 - 10", "1 - 10"]);
    await bottom.getByLabel("Go to next page").click();
    await expect.poll(() => names(page)).toEqual(members.slice(10));
    await expect(page.getByRole("button", { name: "Rows per page" })).toHaveText(["11 - 12", "11 - 12"]);
    await expect(bottom.getByLabel("Go to next page")).toBeDisabled();
    await expect(page).toHaveURL(/page=2/);
    await page.reload();
    await expect.poll(() => names(page)).toEqual(members.slice(10));
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(members.slice(0, 10));
    await page.goForward();
    await expect.poll(() => names(page)).toEqual(members.slice(10));

    await page.getByTestId("table-toolbar").getByRole("button", { name: "Rows per page" }).click();
    await page.getByRole("menuitem", { name: "20 per page" }).click();
    await expect.poll(() => names(page)).toEqual(members);
    await expect(page).toHaveURL(/size=20/);

    const other = await context.newPage();
    await open(other, listOf(family));
    await expect.poll(() => names(other), "the size is remembered").toEqual(members);
    await open(other, `${listOf(family)}&size=10&page=2`);
    await expect.poll(() => names(other), "the address counts").toEqual(members.slice(10));
    await open(other, `${listOf(family)}&size=7&page=x`);
    await expect.poll(() => names(other), "nonsense counts as absent").toEqual(members);
  });

  test("the selection stays across pages and goes with the dialog", async ({ page }) => {
    await open(page, `${listOf(family)}&size=10`);
    const toolbar = page.getByTestId("table-toolbar");
    const kebab = toolbar.getByTestId("kebab");
    await expect(kebab).toBeDisabled();
    const all = page.locator('input[name="check-all"]');
    await table(page).getByLabel("Select row 1", { exact: true }).check();
    await expect(all).toHaveJSProperty("indeterminate", true);
    await page.getByLabel("Pagination bottom").getByLabel("Go to next page").click();
    await expect.poll(() => names(page)).toEqual(members.slice(10));
    await expect(all).not.toBeChecked();
    await all.check();
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(members.slice(0, 10));
    await expect(table(page).getByLabel("Select row 1", { exact: true })).toBeChecked();
    await expect(table(page).getByLabel("Select row 0", { exact: true })).not.toBeChecked();

    await kebab.click();
    await toolbar.getByText("Delete", { exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Delete 3 realms?", exact: true });
    await expect(dialog.getByRole("listitem")).toHaveText([members[1], members[10], members[11]].map(String));
    await dialog.getByTestId("cancel").click();
    await expect(dialog).toBeHidden();
    await all.check();
    await all.uncheck();
    await kebab.click();
    await toolbar.getByTestId("delete").click();
    await expect(page.getByRole("dialog", { name: "Delete 2 realms?", exact: true }).getByRole("listitem")).toHaveCount(
      2,
    );
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  test("all rows of the last page deleted: the page before shows", async ({ page }) => {
    await open(page, `${listOf(family)}&size=10&page=2`);
    await expect.poll(() => names(page)).toEqual(members.slice(10));
    await page.locator('input[name="check-all"]').check();
    await page.getByTestId("table-toolbar").getByTestId("kebab").click();
    await page.getByTestId("delete").click();
    await page.getByTestId("confirm-text").fill(String(members.slice(10).length));
    await page.getByTestId("confirm").click();
    await expect.poll(() => names(page)).toEqual(members.slice(0, 10));
    await expect(page).not.toHaveURL(/page=/);
  });
});

test("changes made elsewhere show after Refresh, a link opens the realm, the current one is plain", async ({
  page,
}) => {
  const name = uniqueName("both");
  await createRealm({ realm: name });
  await open(page, listOf(name));
  await expect(row(page, name)).toContainText("—");
  await admin.realms.update({ realm: name }, { realm: name, displayName: "Renamed elsewhere" });
  await page.getByTestId("refresh").click();
  await expect(row(page, name)).toContainText("Renamed elsewhere");
  await table(page).getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`#/${name}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Renamed elsewhere");
  await open(page, `/${name}/realms?search=${name}`);
  const current = table(page).getByRole("gridcell", { name: `${name} Current realm` });
  await expect(current).toBeVisible();
  await expect(current.getByRole("link")).toHaveCount(0);
});

test.describe("deleting realms", () => {
  test("one by its row: the dialog names it, cancel keeps it", async ({ page }) => {
    const name = uniqueName("one");
    await createRealm({ realm: name, displayName: "Headquarters" });
    await open(page, listOf(name));
    await chooseDelete(page, name);
    const dialog = page.getByRole("dialog", { name: `Delete realm ${name}?`, exact: true });
    await expect(dialog).toContainText("If you delete a realm, all associated data will be removed.");
    await expect(dialog.getByRole("listitem")).toHaveText([name]);
    await expect(dialog.locator("#modal-confirm")).toHaveText("Delete");
    await dialog.locator("#modal-cancel").click();
    expect(await admin.realms.findOne({ realm: name })).toBeTruthy();
    await chooseDelete(page, name);
    await expect(page.getByTestId("confirm")).toBeDisabled();
    await page.getByTestId("confirm-text").fill(name.slice(1));
    await expect(page.getByTestId("confirm")).toBeDisabled();
    await page.getByTestId("confirm-text").fill(name);
    await page.getByTestId("confirm").click();
    await expect(page.getByTestId("last-alert")).toHaveText("The realm has been deleted");
    await expect(page.getByRole("heading", { name: "No search results" })).toBeVisible();
    expect(await admin.realms.findOne({ realm: name })).toBeNull();
  });

  test("several, but never master", async ({ page }) => {
    const [first, second, third] = [1, 2, 3].map(() => uniqueName("master-and"));
    for (const name of [first, second, third]) await createRealm({ realm: String(name) });
    await open(page, listOf("master"));
    await page.getByTestId("table-toolbar").getByRole("button", { name: "Rows per page" }).click();
    await page.getByRole("menuitem", { name: "100 per page" }).click();
    for (const name of [first, second, "master"]) {
      const cell = page.getByRole("gridcell", { name: new RegExp(`^${name}( Current realm)?$`) });
      await table(page).getByRole("row").filter({ has: cell }).getByRole("checkbox").check();
    }
    const toolbar = page.getByTestId("table-toolbar");
    await toolbar.getByTestId("kebab").click();
    await toolbar.getByTestId("delete").click();
    await expect(page.getByTestId("last-alert")).toHaveText("You can not delete the master realm!");
    await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(2);
    await page.getByTestId("confirm-text").fill("2");
    await page.getByTestId("confirm").click();
    await expect(page.getByTestId("last-alert")).toHaveText("The realm has been deleted");
    await expect(row(page, String(first))).toHaveCount(0);
    await expect(row(page, String(third))).toBeVisible();
    await expect(toolbar.getByTestId("kebab")).toBeDisabled();
    expect(await admin.realms.findOne({ realm: String(second) })).toBeNull();
    expect(await admin.realms.findOne({ realm: "master" })).toBeTruthy();
  });

  test("master alone only warns", async ({ page }) => {
    await open(page, "/master/realms?search=master");
    const cell = page.getByRole("gridcell", { name: "master Current realm", exact: true });
    await table(page).getByRole("row").filter({ has: cell }).getByRole("button", { name: "Kebab toggle" }).click();
    await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
    await expect(page.getByTestId("last-alert")).toHaveText("You can not delete the master realm!");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("the current realm: master's list follows", async ({ page }) => {
    const name = uniqueName("current");
    await createRealm({ realm: name });
    await open(page, `/${name}/realms?search=${name}`);
    await table(page).getByRole("button", { name: "Kebab toggle" }).click();
    await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
    await page.getByTestId("confirm-text").fill(name);
    await page.getByTestId("confirm").click();
    await expect(page.getByTestId("last-alert")).toHaveText("The realm has been deleted");
    await expect(page).toHaveURL(/#\/master\/realms$/);
    await expect(table(page)).toBeVisible();
  });
});

test("without the right to create realms there is no button", async ({ signedOutPage: page }) => {
  const user = await createUser("master", uniqueName("no-create"), ["view-realm"]);
  await open(page, "/master/realms", { as: user });
  await expect(table(page)).toBeVisible();
  await expect(page.getByTestId("refresh")).toBeVisible();
  await expect(page.getByTestId("add-realm")).toHaveCount(0);
});
