// Users that the server makes for one sign-in and keeps nowhere: seen in sessions, opened, and gone with their session.
import type { Page } from "@playwright/test";
import { admin, server, uniqueName } from "../../support/server";
import { dialog, expect, makeBroker, open, signInFromHome, test } from "../../support/areas/userTabs";

const rows = (page: Page) => page.getByRole("grid", { name: "Sessions" }).locator("tbody tr");
const label = (page: Page) => page.getByTestId("user-details-label-transient-user");

test("a transient user is marked, shows what the server knows, and is gone when signed out or deleted", async ({
  page,
  newPage,
  realm,
  allowConsole,
}) => {
  // the call for effective roles
  allowConsole(/status of 404 .*effective-roles/);
  const alias = uniqueName("idp");
  const clientId = uniqueName("app");
  await makeBroker(realm, alias, { doNotStoreUsers: "true" });
  await admin.clients.create({
    realm,
    clientId,
    publicClient: true,
    redirectUris: [`${server.url}/realms/${realm}/`],
  });
  const name = uniqueName("guest");
  await admin.users.create({
    realm: `${realm}-home`,
    username: name,
    enabled: true,
    email: `${name}@gatehouse.example`,
    emailVerified: true,
    firstName: "Guest",
    lastName: "Test",
    credentials: [{ type: "password", value: "secret" }],
  });
  const to = { realm, alias, clientId, redirectUri: `${server.url}/realms/${realm}/` };
  const own = await newPage();
  await signInFromHome(own, to, name);

  await open(page, `/${realm}/sessions`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(name);
  await expect(label(page)).toHaveText("Transient");
  const link = rows(page).getByRole("link", { name });
  const first = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page).toHaveURL(/\/users\/lightweight-[^/]+\/sessions$/);
  await expect(page.getByTestId("view-header")).toContainText(name);
  await expect(label(page)).toBeVisible();
  await page.getByTestId("user-details-tab").click();
  await expect(page.getByTestId("email")).toHaveValue(`${name}@gatehouse.example`);
  // the server cannot say what roles are in force
  await expect(page.getByTestId("user-access-tab")).toHaveCount(0);
  await page.getByTestId("role-mapping-tab").click();
  await page.getByRole("button", { name: "Show inherited roles" }).click();
  await expect(page.locator("main")).toContainText(/inherited roles cannot be|not.*inherited/i);
  await page.getByTestId("user-sessions-tab").click();
  await rows(page).getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/users$/);
  await expect(page.getByTestId("view-header")).toHaveText("Users");

  await own.context().clearCookies();
  await signInFromHome(own, to, name);
  await page.getByTestId("nav-item-sessions").click();
  // what was known shows at once, until the server has answered
  await expect(link).not.toHaveAttribute("href", first);
  await expect(rows(page)).toHaveCount(1);
  await link.click();
  // the page of the sessions, which stays until the user's is there, has a menu as well
  await expect(page.getByTestId("view-header")).toContainText(name);
  await page.getByTestId("action-dropdown").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(dialog(page)).toContainText(name);
  await dialog(page).getByTestId("confirm").click();
  await expect(page).toHaveURL(/\/users$/);
  await page.getByTestId("nav-item-sessions").click();
  await expect(page.getByRole("heading", { name: "No sessions" })).toBeVisible();
  expect(await admin.users.find({ realm }), "kept nowhere").toEqual([]);
});
