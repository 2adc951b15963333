// Many users at once: what is done is shown truthfully, and undone only where it was done.
import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";
import { manyUsers, userOf } from "../../support/areas/users";

const run = (page: Page) => page.getByTestId("bulk-run").last();

async function tickAllMatching(page: Page) {
  await page.locator('input[name="check-all"]').check();
  await page.getByRole("button", { name: "Select all matching" }).click();
}

async function start(page: Page, action: string) {
  await page.getByTestId("bulk").click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

const usersLike = (realm: string, search: string) => admin.users.find({ realm, search, max: 200 });

test("60 users get a required action; it is taken back only from those who got it here", async ({ page, realm }) => {
  const prefix = uniqueName("action");
  const ids = await manyUsers(realm, prefix, 60);
  const first = ids.get(`${prefix}-01`) ?? "";
  await admin.users.update({ realm, id: first }, { requiredActions: ["UPDATE_PROFILE", "VERIFY_EMAIL"] });
  await open(page, `/${realm}/users?search=${prefix}`);
  await tickAllMatching(page);
  await start(page, "Add a required action");
  const dialog = page.getByRole("dialog", { name: "Add a required action" });
  await expect(dialog.getByTestId("confirm")).toBeDisabled();
  await dialog.locator("#action").click();
  await page.getByRole("option", { name: "Verify Email", exact: true }).click();
  await dialog.getByTestId("confirm").click();
  await page.getByRole("dialog").getByTestId("confirm").click();
  await expect(run(page).getByTestId("bulk-undo")).toBeVisible({ timeout: 60_000 });
  const have = async () =>
    (await usersLike(realm, prefix)).filter(({ requiredActions }) => requiredActions?.includes("VERIFY_EMAIL")).length;
  expect(await have()).toBe(60);
  await run(page).getByTestId("bulk-undo").click();
  await expect.poll(have, { timeout: 60_000 }).toBe(1);
  expect((await userOf(realm, first)).requiredActions?.toSorted()).toEqual(["UPDATE_PROFILE", "VERIFY_EMAIL"]);
});

test("users are disabled, a refused one is reported and tried again; enabling undoes it @smoke", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  const prefix = uniqueName("off");
  const ids = await manyUsers(realm, prefix, 14);
  const lift = await inject(page, new RegExp(`/users/${ids.get(`${prefix}-05`)}$`), 500, "PUT");
  await open(page, `/${realm}/users?search=${prefix}`);
  await tickAllMatching(page);
  await start(page, "Disable");
  await expect(page.getByRole("dialog", { name: "Disable" })).toContainText(`${prefix}-01`);
  await page.getByTestId("confirm").click();
  await expect(run(page).getByTestId("bulk-retry")).toBeVisible();
  const off = async () => (await usersLike(realm, prefix)).filter(({ enabled }) => !enabled).length;
  expect(await off()).toBe(13);
  const [report] = await Promise.all([page.waitForEvent("download"), run(page).getByTestId("bulk-report").click()]);
  const lines = (await readFile(await report.path(), "utf8")).trim().split("\r\n");
  expect(lines.filter((line) => line.includes("failed"))).toEqual([expect.stringContaining(`${prefix}-05`)]);
  expect(lines.find((line) => line.includes("failed"))).toContain(MESSAGE);
  lift();
  await run(page).getByTestId("bulk-retry").click();
  await expect.poll(off).toBe(14);
  await run(page).getByTestId("bulk-undo").click();
  await expect.poll(off).toBe(0);
});

test("groups and roles for selected users: joined, left, given, taken", async ({ page, realm }) => {
  const prefix = uniqueName("team");
  const ids = await manyUsers(realm, prefix, 3);
  const group = await admin.groups.create({ realm, name: prefix });
  await admin.roles.create({ realm, name: prefix });
  await open(page, `/${realm}/users?search=${prefix}`);
  const all = page.locator('input[name="check-all"]');
  const members = async () => (await admin.groups.listMembers({ realm, id: group.id })).length;
  const holders = async () => (await admin.roles.findUsersWithRole({ realm, name: prefix })).length;
  for (const [action, button, count] of [
    ["Join groups", "join-button", 3],
    ["Leave groups", "select-button", 0],
  ] as const) {
    await all.check();
    await start(page, action);
    await page.getByTestId(`${prefix}-check`).check();
    await page.getByTestId(button).click();
    await page.getByTestId("confirm").click();
    await expect.poll(members).toBe(count);
    await expect(run(page).getByTestId("bulk-undo")).toBeVisible();
  }
  for (const [action, count] of [
    ["Add roles", 3],
    ["Remove roles", 0],
  ] as const) {
    await all.check();
    await start(page, action);
    const picker = page.getByRole("dialog", { name: action });
    await picker.getByTestId("table-search-input").getByRole("textbox").fill(prefix);
    await picker.getByTestId("table-search-input").getByRole("textbox").press("Enter");
    await picker.getByRole("row", { name: prefix }).getByRole("checkbox").check();
    await picker.getByTestId("assign").click();
    await page.getByTestId("confirm").click();
    await expect.poll(holders).toBe(count);
    await expect(run(page).getByTestId("bulk-undo")).toBeVisible();
  }
  expect(ids.size).toBe(3);
});

test("an e-mail that cannot be sent is shown for each user, with the server's reason", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of (400|500)/);
  const prefix = uniqueName("mail");
  await admin.users.create({ realm, username: `${prefix}-1`, enabled: true });
  await admin.users.create({ realm, username: `${prefix}-2`, enabled: true, email: `${prefix}@gatehouse.example` });
  await open(page, `/${realm}/users?search=${prefix}`);
  await page.locator('input[name="check-all"]').check();
  await start(page, "Send e-mail with actions");
  const dialog = page.getByRole("dialog", { name: "Send e-mail with actions" });
  await dialog.locator("#actions").getByRole("combobox").click();
  await page.getByRole("option", { name: "Update Password", exact: true }).click();
  await page.keyboard.press("Tab");
  // an address counts only together with a client
  await expect(dialog.locator("#redirectUri")).toHaveCount(0);
  await dialog.getByTestId("confirm").click();
  await expect(page.getByRole("dialog")).toContainText("An e-mail is sent to 2 users:");
  await page.getByTestId("confirm").click();
  await expect(run(page).getByTestId("bulk-failed")).toBeVisible();
  await run(page).getByTestId("bulk-failed").click();
  await expect(run(page)).toContainText("User email missing");
  await expect(run(page)).toContainText(/Failed to send/);
});

test("signed out, unlocked and deleted; the acting administrator is asked twice", async ({ signedOutPage: page }) => {
  // only there the acting administrator is among the users
  const realm = "master";
  const name = uniqueName("boss");
  const boss = await createUser(realm, name, ["manage-users", "view-users", "query-users", "query-groups"]);
  const other = await createUser(realm, `${name}-other`);
  await open(page, `/${realm}/users?search=${name}`, { as: boss });
  for (const [action, done] of [
    ["Unlock", "Unlock: 1 done"],
    ["Sign out", "1 user signed out"],
  ] as const) {
    await page.getByRole("row").filter({ hasText: other.username }).getByRole("checkbox").check();
    await start(page, action);
    if (action === "Sign out") await page.getByTestId("confirm").click();
    await expect(page.getByTestId("last-alert")).toContainText(done);
  }
  await page.locator('input[name="check-all"]').check();
  await start(page, "Delete");
  await expect(page.getByRole("dialog")).toContainText("2 selected users");
  await page.getByTestId("confirm").click();
  await expect(page.getByRole("dialog", { name: "Also to your own account?" })).toContainText(name);
  await page.getByTestId("cancel").click();
  expect(await usersLike(realm, name)).toHaveLength(2);
  await page.getByRole("link", { name, exact: true }).click();
  // by keyboard: an alert may lie above it
  await page.getByTestId(`${name}-switch`).press("Space");
  await page.getByTestId("confirm").click();
  await expect(page.getByRole("dialog", { name: "Also to your own account?" })).toContainText(name);
  await page.getByTestId("cancel").click();
  expect((await userOf(realm, boss.id)).enabled).toBe(true);
});
