// Three kinds of administrators: all rights, some rights of one realm, none. Nobody meets a dead end.
import type { Page } from "@playwright/test";
import { chooseDelete, expect, row, table, test } from "../../support/realms";
import { admin, createRealm, createUser, server, uniqueName } from "../../support/server";
import { open, signIn, visit } from "../../support/test";

const FORBIDDEN =
  "You do not have permission to access this resource, sign in with a user that has permission, or contact your administrator.";
const main = (page: Page) => page.locator("#kc-main-content-page-container");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("an administrator of everything lists, opens and may create", async ({ signedOutPage: page, realm }) => {
  const user = await createUser("master", uniqueName("admin"), ["admin"]);
  await open(page, `/master/realms?search=${realm}`, { as: user });
  await expect(row(page, realm)).toBeVisible();
  await expect(page.getByTestId("add-realm")).toBeVisible();
  await expect(page.getByTestId("options-toggle")).toHaveText(`${user.username} Test`);
  await table(page).getByRole("link", { name: realm }).click();
  await expect(heading(page)).toHaveText(realm);
});

test("an administrator who may view one realm and manage another sees both, and deletes the other one only", async ({
  signedOutPage: page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of 403/, /^warning: Unable to find out who is signed in/);
  const user = await createUser("master", uniqueName("admin"), ["view-realm"], { of: realm });
  const other = uniqueName("other");
  await createRealm({ realm: other });
  const [client] = await admin.clients.find({ realm: "master", clientId: `${other}-realm` });
  const of = { realm: "master", id: user.id, clientUniqueId: client?.id ?? "" };
  const offered = await admin.users.listAvailableClientRoleMappings(of);
  const manages = offered.filter(({ name }) => name === "manage-realm");
  await admin.users.addClientRoleMappings({ ...of, roles: manages.map(({ id = "", name = "" }) => ({ id, name })) });
  await open(page, "/master/realms", { as: user });
  await expect(page.getByTestId("page-header")).toBeVisible();
  await open(page, `/${realm}/realms`, { as: user });
  await expect(table(page).getByRole("gridcell", { name: `${realm} Current realm` })).toBeVisible();
  await expect(page.getByTestId("add-realm")).toHaveCount(0);
  await expect(page.getByTestId("currentRealm")).toHaveText(realm);
  const own = table(page).getByRole("row").filter({ hasText: "Current realm" });
  const entry = page.getByRole("menuitem", { name: "Delete", exact: true });
  await own.getByRole("button", { name: "Kebab toggle" }).click();
  await expect(entry).toHaveAttribute("aria-disabled", "true");
  await expect(async () => {
    // the pointer may be there before the menu listens to it
    await page.mouse.move(0, 0);
    await entry.hover();
    await expect(page.getByRole("tooltip")).toHaveText("You need: manage-realm", { timeout: 2000 });
  }).toPass();
  await page.keyboard.press("Escape");
  await own.getByRole("checkbox").check();
  await page.getByTestId("table-toolbar").getByTestId("kebab").click();
  await expect(entry).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Escape");
  await own.getByRole("checkbox").uncheck();

  // what one realm gives says nothing about the next
  await chooseDelete(page, other);
  await page.getByTestId("confirm-text").fill(other);
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("last-alert")).toHaveText("The realm has been deleted");
  expect(await admin.realms.findOne({ realm: other })).toBeFalsy();
  await open(page, `/${realm}`, { as: user });
  await expect(heading(page)).toHaveText(realm);
});

test("who may not read a part of a page reads what is missing: nothing is refused, and no link leads to a closed page", async ({
  signedOutPage: page,
  realm,
}) => {
  // who manages a realm may not view its roles by that
  const roles = ["view-clients", "view-events", "manage-realm"];
  const user = await createUser("master", uniqueName("admin"), roles, { of: realm });
  const [client] = await admin.clients.find({ realm, clientId: "realm-management" });
  const role = await admin.clients.findRole({ realm, id: client?.id ?? "", roleName: "view-users" });
  // the console of this test stays clean: no request is refused
  await open(page, `/${realm}`, { as: user });
  await visit(page, `/${realm}/clients/${client?.id}/roles/${role?.id}/users-in-role`);
  await expect(page.getByTestId("users-page")).toContainText("You need: query-users");
  await visit(page, `/${realm}/events`);
  await expect(main(page)).toContainText("Event configs");
  await expect(main(page).getByRole("link", { name: "Event configs" })).toHaveCount(0);
  await visit(page, `/${realm}/roles/new`);
  const way = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(way).toContainText("Realm roles");
  await expect(way.getByRole("link")).toHaveCount(0);
});

test("a user without any role is told so and can sign out", async ({ signedOutPage: page, allowConsole }) => {
  // what is requested behind the page comes too late when somebody signs out at once
  allowConsole(/status of 403/, /status of 401.*serverinfo/, /^warning: Unable to find out who is signed in/);
  const user = await createUser("master", uniqueName("admin"));
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
  signedOutPage: page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of (403|404)/, /^warning: Unable to find out who is signed in/);
  await admin.realms.update({ realm }, { realm, adminTheme: "gatehouse" });
  const user = await createUser(realm, uniqueName("local"), ["realm-admin"]);
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
