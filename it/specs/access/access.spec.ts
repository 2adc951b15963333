// Three kinds of administrators: all rights, some rights of one realm, none. Nobody meets a dead end.
import type { Page } from "@playwright/test";
import { expect, row, table, test } from "../../support/realms";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { open, signIn } from "../../support/test";

const FORBIDDEN =
  "You do not have permission to access this resource, sign in with a user that has permission, or contact your administrator.";
const main = (page: Page) => page.locator("#kc-main-content-page-container");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("an administrator of everything lists, opens and may create", async ({ newPage, realm }) => {
  const user = await createUser("master", uniqueName("admin"), ["admin"]);
  const page = await newPage();
  await open(page, `/master/realms?search=${realm}`, { as: user });
  await expect(row(page, realm)).toBeVisible();
  await expect(page.getByTestId("add-realm")).toBeVisible();
  await expect(page.getByTestId("options-toggle")).toHaveText(`${user.username} Test`);
  await table(page).getByRole("link", { name: realm }).click();
  await expect(heading(page)).toHaveText(realm);
});

test("an administrator who may view one realm sees that one, and a refused delete is shown", async ({
  newPage,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of 403/, /^warning: Unable to find out who is signed in/);
  const user = await createUser("master", uniqueName("admin"), ["view-realm"], { of: realm });
  const page = await newPage();
  await open(page, "/master/realms", { as: user });
  await expect(page.getByTestId("page-header")).toBeVisible();
  await open(page, `/${realm}/realms`, { as: user });
  await expect(table(page).getByRole("gridcell", { name: `${realm} Current realm` })).toBeVisible();
  await expect(page.getByTestId("add-realm")).toHaveCount(0);
  await expect(page.getByTestId("currentRealm")).toHaveText(realm);
  await table(page).getByRole("button", { name: "Kebab toggle" }).last().click();
  await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
  await page.getByTestId("confirm-text").fill(realm);
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("last-alert")).toHaveText(/^Could not delete the provider .*403/);
  expect(await admin.realms.findOne({ realm })).toBeTruthy();
  await open(page, `/${realm}`, { as: user });
  await expect(heading(page)).toHaveText(realm);
});

test("a user without any role is told so and can sign out", async ({ newPage, allowConsole }) => {
  // what is requested behind the page comes too late when somebody signs out at once
  allowConsole(/status of 403/, /status of 401.*serverinfo/, /^warning: Unable to find out who is signed in/);
  const user = await createUser("master", uniqueName("admin"));
  const page = await newPage();
  for (const place of ["/master", "/master/info", "/master/realms"]) {
    await open(page, place, { as: user });
    await expect(main(page)).toContainText(FORBIDDEN);
    await expect(page.getByTestId("page-header")).toBeVisible();
    await expect(main(page).getByRole("button", { name: "Try again" })).toBeVisible();
  }
  await main(page).getByRole("button", { name: "Sign out" }).click();
  await expect(page.locator("#kc-form-login")).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?/);
  await signIn(page, { username: "admin", password: "admin" });
  await expect(table(page)).toBeVisible();
});

test("the administrator of one realm at its own console: no realm list, the other realms stay closed", async ({
  newPage,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of (403|404)/, /^warning: Unable to find out who is signed in/);
  await admin.realms.update({ realm }, { realm, adminTheme: "gatehouse" });
  const user = await createUser(realm, uniqueName("local"), ["realm-admin"]);
  const page = await newPage();
  await open(page, `/${realm}`, { realm, as: user });
  await expect(heading(page)).toHaveText(realm);
  await expect(page.getByTestId("nav-item-realms")).toHaveCount(0);
  await open(page, "/master", { realm, as: user });
  await expect(main(page)).toContainText(FORBIDDEN);
  await expect(main(page).getByRole("button", { name: "Sign out" })).toBeVisible();
  await open(page, "", { realm, as: user });
  await expect(page).toHaveURL(`${server.url}/admin/${realm}/console/#/${realm}`);
  await expect(heading(page)).toHaveText(realm);
});

test("a realm that does not exist is named, the way back works", async ({ page, allowConsole }) => {
  allowConsole(/status of 404/, /^warning: Unable to find out who is signed in/);
  const missing = uniqueName("missing");
  for (const place of [`/${missing}`, `/${missing}/realms`]) {
    await open(page, place);
    await expect(main(page)).toContainText("Not found:");
  }
  await page.getByTestId("nav-item-realms").click();
  await expect(page.getByTestId("page-header")).toBeVisible();
  await open(page, "/master");
  await expect(page.getByTestId("welcomeTitle")).toBeVisible();
});
