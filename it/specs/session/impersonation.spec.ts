// Signing in as a user: beside the console from another realm, in its place in the same realm.
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createUser, uniqueName } from "../../support/server";
import { test as signInTest } from "../../support/signIn";
import { confirm, dialog, expect, newUser, open, openTab, test } from "../../support/areas/userTabs";

test("a user of another realm opens beside the console, which stays signed in", async ({
  page,
  realm,
  allowConsole,
}) => {
  // the user's own page may say what it likes
  allowConsole(/\/realms\/|\/resources\//, browserLine(500));
  const { id, username } = await newUser(realm);
  await openTab(page, realm, id, "settings");
  const impersonate = async () => {
    await page.getByTestId("action-dropdown").click();
    await page.getByRole("menuitem", { name: "Impersonate" }).click();
    await expect(dialog(page)).toContainText(username);
  };
  const lift = await inject(page, /impersonation$/, 500, "POST");
  await impersonate();
  await confirm(page);
  await expect(lastAlert(page)).toContainText(MESSAGE);
  lift();
  await impersonate();
  const [beside] = await Promise.all([page.waitForEvent("popup"), confirm(page)]);
  await beside.waitForURL(new RegExp(`/realms/${realm}/account`));
  await expect.poll(async () => (await admin.users.listSessions({ realm, id })).length).toBe(1);
  // the page goes on by itself
  await expect(async () => expect(await beside.evaluate(() => window.opener)).toBeNull()).toPass();
  await beside.close();
  await expect(page.getByRole("heading", { name: username })).toBeVisible();
});

test("who may not is told why", async ({ signedOutPage: page, realm }) => {
  const { id } = await newUser(realm);
  const manager = await createUser("master", uniqueName("manager"), ["manage-users", "query-users"], { of: realm });
  await open(page, `/${realm}/users/${id}/settings`, { as: manager });
  await page.getByTestId("action-dropdown").click();
  await page.getByRole("menuitem", { name: "Impersonate" }).hover();
  await expect(page.getByRole("tooltip")).toContainText("impersonation");
});

signInTest(
  "a user of the own realm takes the place of the administrator",
  async ({ newConsole, page, allowConsole }) => {
    allowConsole(/./);
    const { realm, as } = await newConsole();
    const { id } = await newUser(realm);
    await open(page, `/${realm}/users/${id}/settings`, { as, realm });
    await page.getByTestId("action-dropdown").click();
    await page.getByRole("menuitem", { name: "Impersonate" }).click();
    await confirm(page);
    await page.waitForURL(new RegExp(`/realms/${realm}/account`));
    await expect.poll(async () => (await admin.users.listSessions({ realm, id })).length).toBe(1);
    expect(await admin.users.listSessions({ realm, id: as.id })).toEqual([]);
  },
);
