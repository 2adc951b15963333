import type { Page } from "@playwright/test";
import { refused, test } from "../support/signIn";
import { expect, open } from "../support/test";

const main = (page: Page) => page.locator("main#kc-main-content-page-container");
const waiting = (page: Page) => page.getByTestId("waiting-calls");

for (const status of [403, 404, 500])
  test(`header and navigation outlive a realm that answers ${status}`, async ({
    page,
    administrator,
    realm,
    allowConsole,
  }) => {
    allowConsole(refused(status), new RegExp(`HTTP ${status}`));
    const address = new RegExp(`/admin/realms/${realm}$`);
    await page.route(address, (route) => route.fulfill({ status, json: { error: `HTTP ${status}` } }));
    await open(page, `/${realm}`, { as: administrator });
    await expect(main(page).getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(page.getByTestId("currentRealm")).toHaveText(realm);
    await page.unroute(address);
    await expect(page.getByTestId("nav-item-realms")).toBeVisible();
    await main(page).getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: realm })).toBeVisible();
  });

test("a realm that does not answer: told after 15 s, asked again, then there", async ({
  page,
  administrator,
  realm,
}) => {
  await open(page, "/master/realms", { as: administrator });
  await page.clock.install();
  let hangs = true;
  await page.route(new RegExp(`/admin/realms/${realm}$`), async (route) => {
    if (!hangs) await route.continue();
  });
  await page.evaluate((name) => (window.location.hash = `#/${name}`), realm);
  await expect(main(page).getByRole("progressbar")).toBeVisible();
  await page.locator("#nav-toggle").focus();
  await page.clock.fastForward(16_000);
  await expect(waiting(page)).toContainText("The server has not answered yet.");
  await expect(page.locator("#nav-toggle")).toBeFocused();
  hangs = false;
  await waiting(page).getByRole("button", { name: "Ask again" }).click();
  await expect(page.getByRole("heading", { name: realm })).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
});

test("a call that hangs can be given up", async ({ page, administrator, realm, allowConsole }) => {
  // the page's boundary reports the cancelled read; the clock that runs ahead also ends the read of the texts
  allowConsole(/^error: /, /^warning: The texts could not be loaded/);
  await open(page, "/master/realms", { as: administrator });
  await page.clock.install();
  await page.route(new RegExp(`/admin/realms/${realm}$`), () => {});
  await page.evaluate((name) => (window.location.hash = `#/${name}`), realm);
  await expect(main(page).getByRole("progressbar")).toBeVisible();
  await page.clock.fastForward(16_000);
  await waiting(page).getByRole("button", { name: "Stop waiting" }).click();
  await expect(main(page)).toContainText("You stopped waiting for the server.");
  await expect(waiting(page)).toHaveCount(0);
});

test("a busy server is asked again when it said, or at once", async ({ page, administrator, realm, allowConsole }) => {
  allowConsole(refused(503, 429));
  await open(page, "/master/realms", { as: administrator });
  await page.clock.install();
  let answers = 0;
  await page.route(new RegExp(`/admin/realms/${realm}$`), async (route) => {
    answers++;
    if (answers < 3) await route.fulfill({ status: answers === 1 ? 503 : 429, headers: { "retry-after": "30" } });
    else await route.continue();
  });
  await page.evaluate((name) => (window.location.hash = `#/${name}`), realm);
  await expect(waiting(page).getByRole("timer")).toHaveText(/Asked again in (30|29) s\./);
  await page.clock.fastForward(31_000);
  await expect.poll(() => answers).toBe(2);
  await waiting(page).getByRole("button", { name: "Ask now" }).click();
  await expect(page.getByRole("heading", { name: realm })).toBeVisible();
});

test.describe("a sign-in that fails", () => {
  const dialog = (page: Page) => page.getByRole("dialog", { name: /Something went wrong/ });

  test("is told in a dialog that tries again", async ({ page, administrator, allowConsole }) => {
    allowConsole(refused(500));
    const token = /\/protocol\/openid-connect\/token$/;
    await page.route(token, (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("about:blank");
    await open(page, "/master/realms", { as: administrator }).catch(() => undefined);
    await expect(dialog(page)).toContainText("The server is restarting or too busy to answer.");
    await expect(dialog(page).getByRole("button")).toHaveText(["Try again"]);
    await page.unroute(token);
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await expect(page.getByTestId("page-header")).toBeVisible();
  });

  test("does not go in circles", async ({ page, server }) => {
    const console = `${server.url}/admin/master/console/`;
    // a sign-in page that sends back without an answer
    await page.route(/\/protocol\/openid-connect\/auth\?/, (route) =>
      route.fulfill({ status: 302, headers: { location: console } }),
    );
    await page.goto(console);
    await expect(dialog(page)).toContainText("The console went to the sign-in page twice within 30 seconds");
    await page.unroute(/\/protocol\/openid-connect\/auth\?/);
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await expect(page.locator("#kc-form-login")).toBeVisible();
  });
});
