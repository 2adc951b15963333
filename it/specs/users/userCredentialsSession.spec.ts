// A session that ends while a password is typed.
import { lastAlert } from "../../support/controls";
import { admin, createUser, uniqueName } from "../../support/server";
import { refused, secondWindow, test } from "../../support/signIn";
import { expect, open, signIn } from "../../support/test";
import { confirm, newUser, refusal, typePassword } from "../../support/areas/userTabs";

test("a session that ends in the middle loses no password, keeps none, and the save goes on", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(refused(400, 401));
  const { id, username } = await newUser(realm, { password: "secret" });
  const manager = await createUser("master", uniqueName("manager"), ["manage-users", "view-users"], { of: realm });
  await open(page, `/${realm}/users/${id}/credentials`, { as: manager });
  await page.getByTestId("resetPasswordBtn").click();
  await typePassword(page, "typed before");
  await page.getByTestId("temporaryPassword").click({ force: true });
  await admin.users.logout({ realm: "master", id: manager.id });
  await confirm(page);
  await confirm(page);
  await expect(page.getByRole("dialog", { name: "You are signed out" })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toContain("typed before");
  const second = await secondWindow(page);
  await Promise.all([second.waitForEvent("close"), signIn(second, manager)]);
  await expect(lastAlert(page)).toHaveText("The password has been reset successfully.");
  expect(await refusal(realm, username, "typed before")).toBeUndefined();
});
