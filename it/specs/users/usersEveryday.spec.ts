// What is done with users every day, from the menu of a row and from the menu of a user's own page.
import type { Page } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import { admin, createUser, uniqueName } from "../../support/server";
import {
  chooseInRow,
  confirm,
  dialog,
  expect,
  newUser,
  open,
  openTab,
  refusal,
  test,
  typePassword,
} from "../../support/areas/userTabs";

const sessionsOf = (realm: string, id: string) => admin.users.listSessions({ realm, id });

/** Sets a password that stays, in the dialog that is open. */
async function setPassword(page: Page, password: string) {
  await typePassword(page, password);
  await dialog(page).getByText("Temporary").click();
  await confirm(page);
  await confirm(page);
  await expect(dialog(page)).toHaveCount(0);
}

test("the menu of a row: disabled, enabled, signed out, a password set, the id copied", async ({
  page,
  context,
  realm,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id, username } = await newUser(realm, { password: "first" });
  await open(page, `/${realm}/users?search=${username}`);
  const isEnabled = async () => (await admin.users.findOne({ realm, id }))?.enabled;

  await chooseInRow(page, username, "Disable");
  await expect(dialog(page)).toContainText(username);
  await confirm(page);
  await expect.poll(isEnabled).toBe(false);
  await chooseInRow(page, username, "Enable");
  await expect.poll(isEnabled).toBe(true);

  expect(await refusal(realm, username, "first")).toBeUndefined();
  expect(await sessionsOf(realm, id)).toHaveLength(1);
  await chooseInRow(page, username, "Logout all sessions");
  await confirm(page);
  await expect.poll(() => sessionsOf(realm, id)).toEqual([]);

  await chooseInRow(page, username, "Reset password");
  await setPassword(page, "second");
  await expect.poll(() => refusal(realm, username, "second")).toBeUndefined();

  await chooseInRow(page, username, "Copy ID");
  await expect(lastAlert(page)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
});

test("the menu of a user's page; what may not be done is off, with the reason", async ({ page, newPage, realm }) => {
  const { id, username } = await newUser(realm, { password: "first" });
  const viewer = await createUser("master", uniqueName("viewer"), ["view-users"], { of: realm });
  await openTab(page, realm, id, "settings");
  const menu = page.locator("#user-actions-dropdown");
  await menu.click();
  await page.getByRole("menuitem", { name: "Reset password" }).click();
  await setPassword(page, "second");
  await expect.poll(() => refusal(realm, username, "second")).toBeUndefined();

  // by e-mail: not to who is disabled
  await menu.click();
  await page.getByRole("menuitem", { name: "Send e-mail with actions" }).click();
  await expect(page.getByTestId("credential-reset-modal")).toBeVisible();
  await dialog(page).getByTestId("cancel").click();
  await admin.users.update({ realm, id }, { enabled: false });
  await page.reload();
  await menu.click();
  await expect(page.getByRole("menuitem", { name: "Copy ID" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Send e-mail with actions" })).toHaveCount(0);

  const other = await newPage();
  await open(other, `/${realm}/users/${id}/settings`, { as: viewer });
  await other.locator("#user-actions-dropdown").click();
  await other.getByRole("menuitem", { name: "Reset password" }).hover();
  await expect(other.getByRole("tooltip")).toContainText("manage-users");
  await expect(other.getByRole("menuitem", { name: "Copy ID" })).toBeEnabled();
});
