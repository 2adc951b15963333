// Passwords of a user: set, reset, refused, labelled, shown, deleted.
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin } from "../../support/server";
import {
  chooseInRow,
  confirm,
  credentialsOf,
  credentialTable,
  dialog,
  expect,
  newUser,
  openTab,
  refusal,
  test,
  typePassword,
} from "../../support/areas/userTabs";

test("a password is set in two steps, reset, labelled and deleted @smoke", async ({ page, realm }) => {
  const { id, username } = await newUser(realm);
  await openTab(page, realm, id, "credentials");
  await expect(page.getByRole("heading", { name: "No credentials" })).toBeVisible();
  await page.getByTestId("no-credentials-empty-action").click();
  await expect(dialog(page)).toHaveAccessibleName(`Set password for ${username}`);
  await expect(dialog(page).getByTestId("confirm")).toBeDisabled();
  await typePassword(page, "first", "other");
  await expect(page.getByTestId("passwordConfirmation-helper")).toHaveText("Password and confirmation do not match.");
  await expect(dialog(page).getByTestId("confirm")).toBeDisabled();
  await page.getByTestId("passwordField").fill("other");
  await expect(page.getByTestId("passwordConfirmation-helper")).toHaveCount(0);
  await page.getByTestId("temporaryPassword").click({ force: true });
  await confirm(page);
  await expect(dialog(page)).toHaveAccessibleName("Set password?");
  await expect(dialog(page)).toContainText(username);
  expect(await refusal(realm, username, "other")).toBeDefined();
  await confirm(page);
  await expect(lastAlert(page)).toHaveText("The password has been set successfully.");
  await expect(dialog(page)).toHaveCount(0);
  expect(await refusal(realm, username, "other")).toBeUndefined();
  await expect(credentialTable(page).getByRole("row").filter({ hasText: "My password" })).toBeVisible();

  await page.getByTestId("resetPasswordBtn").click();
  await typePassword(page, "temporary one");
  await confirm(page);
  await expect(dialog(page)).toHaveAccessibleName("Reset password?");
  await dialog(page).getByTestId("cancel").click();
  // the form is back with what was typed
  await expect(page.getByTestId("passwordField")).toHaveValue("temporary one");
  await confirm(page);
  await confirm(page);
  await expect(lastAlert(page)).toHaveText("The password has been reset successfully.");
  expect((await admin.users.findOne({ realm, id }))?.requiredActions).toEqual(["UPDATE_PASSWORD"]);
  expect(await refusal(realm, username, "temporary one")).toContain("not fully set up");
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toContain("temporary one");

  // a label of its own survives the next reset
  await page.getByTestId("editUserLabelBtn").click();
  await expect(page.getByTestId("userLabelFld")).toBeFocused();
  await page.getByTestId("userLabelFld").fill('from / % " the desk');
  await page.keyboard.press("Enter");
  await expect(lastAlert(page)).toHaveText("The user label has been changed successfully.");
  await expect(page.getByTestId("editUserLabelBtn")).toBeFocused();
  expect(await credentialsOf(realm, id)).toEqual(['password from / % " the desk']);

  await page.getByTestId("showDataBtn").click();
  await expect(
    page.getByTestId("password-data-dialog").getByRole("row").filter({ hasText: "algorithm" }),
  ).toBeVisible();
  await dialog(page).getByRole("button", { name: "Close" }).click();

  await chooseInRow(page, "from / %", "Delete");
  await expect(dialog(page)).toHaveAccessibleName("Delete credentials?");
  await confirm(page);
  await expect(page.getByRole("heading", { name: "No credentials" })).toBeVisible();
  expect(await credentialsOf(realm, id)).toEqual([]);
});

test("a password that the policy refuses comes back with the reason, and nothing is lost", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500), /status of 400/);
  await admin.realms.update({ realm }, { passwordPolicy: "length(8)" });
  const { id, username } = await newUser(realm, { password: "long enough" });
  await openTab(page, realm, id, "credentials");
  await page.getByTestId("resetPasswordBtn").click();
  await typePassword(page, "short");
  await confirm(page);
  await confirm(page);
  await expect(page.getByTestId("password-helper")).toContainText("minimum length 8");
  await expect(page.getByTestId("passwordConfirmationField")).toHaveValue("short");
  await typePassword(page, "much longer");
  await expect(page.getByTestId("password-helper")).toHaveCount(0);
  const lift = await inject(page, /reset-password$/, 500, "PUT");
  await confirm(page);
  await confirm(page);
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(page.getByTestId("passwordField")).toHaveValue("much longer");
  lift();
  await confirm(page);
  await confirm(page);
  await expect(lastAlert(page)).toHaveText("The password has been reset successfully.");
  expect(await refusal(realm, username, "long enough")).toBe("Invalid user credentials");
  await admin.realms.update({ realm }, { passwordPolicy: "" });
});

test("a hanging write can be given up, and what was typed stays", async ({ page, realm }) => {
  const { id } = await newUser(realm, { password: "secret" });
  await page.clock.install();
  await openTab(page, realm, id, "credentials");
  await page.getByTestId("resetPasswordBtn").click();
  await typePassword(page, "another");
  const lift = await inject(page, /reset-password$/, "hang", "PUT");
  const hanging = page.waitForRequest(/reset-password$/);
  await confirm(page);
  await confirm(page);
  await hanging;
  await page.clock.fastForward(15_500);
  await page.getByTestId("waiting-calls").getByRole("button", { name: "Stop waiting" }).click();
  await expect(page.getByTestId("passwordField")).toHaveValue("another");
  lift();
  await confirm(page);
  await confirm(page);
  await expect(lastAlert(page)).toHaveText("The password has been reset successfully.");
});

test("a disabled user keeps credentials, but gets no e-mail", async ({ page, realm }) => {
  const { id } = await newUser(realm, { enabled: false, password: "secret" });
  await openTab(page, realm, id, "credentials");
  await expect(credentialTable(page)).toContainText("Password");
  await expect(page.getByRole("main")).toContainText("This user is disabled");
  await expect(page.getByTestId("credentialResetBtn")).toBeDisabled();
});
