// Walks every place of the site map as three kinds of administrators; on every supported server.
import type { Page } from "@playwright/test";
import { everyAddress, serverAddresses } from "../../support/places";
import { createUser, server, uniqueName } from "../../support/server";
import { expect, open, test, visit } from "../../support/test";

// an empty list has a heading of its own below that of the page
const heading = (page: Page) => page.locator('main h1:not([data-testid="empty-state"] h1)');

/** What every place owes: one heading that names the tab of the browser, nothing that still loads. */
async function isAPage(page: Page, address: string): Promise<void> {
  await expect(heading(page), address).toHaveCount(1);
  await expect(page.getByRole("progressbar"), address).toHaveCount(0);
  await expect(page, address).toHaveTitle(`${await heading(page).innerText()} - Gatehouse`);
  await expect(page.getByTestId("page-header"), address).toBeVisible();
}

test("every place as administrator @smoke", async ({ page, realm }) => {
  for (const address of [...(await serverAddresses()), ...(await everyAddress(realm))]) {
    await visit(page, address);
    await isAPage(page, address);
    await expect(page.locator("main .pf-v6-c-alert:not(.pf-m-info)"), address).toHaveCount(0);
  }
});

test("every place as viewer @smoke", async ({ signedOutPage: page, realm }) => {
  const roles = ["view-realm", "view-users", "view-clients", "view-events", "view-identity-providers"];
  // whoever views the realm may ask for organizations since 26.7, and gets those that fine-grained permissions allow
  if (server.version >= "26.7") roles.push("view-organizations");
  const user = await createUser("master", uniqueName("viewer"), roles, { of: realm });
  for (const address of await everyAddress(realm)) {
    await visit(page, address, { as: user });
    await isAPage(page, address);
    await expect(page.locator("main .pf-v6-c-alert:not(.pf-m-info)"), address).toHaveCount(0);
  }
});

test("every place as nobody: shown, with a way out @smoke", async ({ signedOutPage: page, realm, allowConsole }) => {
  allowConsole(/status of 403/, /^warning: Unable to find out who is signed in/);
  const user = await createUser("master", uniqueName("nobody"));
  for (const address of await everyAddress(realm)) {
    await visit(page, address, { as: user });
    await expect(page.getByTestId("page-header"), address).toBeVisible();
    await expect(page.locator("main").getByRole("button", { name: "Sign out" }), address).toBeVisible();
    await expect(page, address).toHaveTitle(/Gatehouse$/);
  }
});

test("an unknown address is not found, and the next place gets the focus on its heading @smoke", async ({ page }) => {
  for (const address of ["/master/no/such/place", "/master/realm-settings/no-such-tab/keys"]) {
    await open(page, address);
    await expect(heading(page)).toHaveText("Page not found");
    await expect(page).toHaveTitle("Page not found - Gatehouse");
  }
  await page.locator("main").getByRole("link", { name: "Go to the start page" }).click();
  await expect(heading(page)).not.toHaveText("Page not found");
  await page.goBack();
  await expect(heading(page)).toHaveText("Page not found");
  await page.getByTestId("nav-item-realms").click();
  await expect(heading(page)).toHaveText("Manage realms");
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle("Manage realms - Gatehouse");
  await page.goBack();
  await expect(heading(page)).toHaveText("Page not found");
  await expect(heading(page)).toBeFocused();
});
