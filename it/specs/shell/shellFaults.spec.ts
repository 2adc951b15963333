import type { Page } from "@playwright/test";
import { refused, test } from "../../support/signIn";
import { expect, open } from "../../support/test";

const main = (page: Page) => page.locator("main#kc-main-content-page-container");
const waiting = (page: Page) => page.getByTestId("waiting-calls");

/**
 * Goes on to another realm. Where its texts are requested it waits for them, because the clock, put forward, would end their
 * read; where the page before stays until the realm answers they are not requested yet.
 */
async function goTo(page: Page, realm: string): Promise<void> {
  const texts = page
    .waitForResponse(new RegExp(`/resources/${realm}/admin/`))
    .then((answer) => answer.finished())
    .catch(() => undefined);
  await page.evaluate((name) => (window.location.hash = `#/${name}`), realm);
  await Promise.race([texts, page.locator(".gh-navigating").waitFor()]);
}

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
    await expect(page.getByRole("heading", { name: realm, level: 1 })).toBeVisible();
  });

test.describe("what the administrator may do", () => {
  const address = /\/console\/whoami\?/;
  const notice = (page: Page) => page.getByTestId("rights-unread");

  test("could not be read: shown, and requested again without a reload", async ({
    page,
    administrator,
    allowConsole,
  }) => {
    allowConsole(refused(500), /^warning: Unable to find out who is signed in/);
    await page.route(address, (route) => route.fulfill({ status: 500, json: { error: "HTTP 500" } }));
    await open(page, "/master/realms", { as: administrator });
    await expect(notice(page)).toContainText("The server did not say what you may do here");
    await expect(page.getByTestId("nav-item-realms")).toBeVisible();
    await expect(page.getByTestId("add-realm")).toHaveCount(0);
    const refusal = page.waitForResponse(address);
    await notice(page).getByRole("button", { name: "Try again" }).click();
    await refusal;
    await expect(notice(page)).toBeVisible();
    await page.unroute(address);
    await notice(page).getByRole("button", { name: "Try again" }).click();
    await expect(page.getByTestId("add-realm")).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });

  test("is nothing in a realm that they may not see: no failure", async ({ page, administrator, allowConsole }) => {
    allowConsole(refused(403), /^warning: Unable to find out who is signed in/);
    await page.route(address, (route) => route.fulfill({ status: 403, json: { error: "HTTP 403" } }));
    await open(page, "/master/realms", { as: administrator });
    await expect(page.getByTestId("nav-item-realms")).toBeVisible();
    await expect(page.getByTestId("add-realm")).toHaveCount(0);
    await expect(notice(page)).toHaveCount(0);
  });
});

test("a realm that does not answer: shown after 15 s, requested again, then there", async ({
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
  await goTo(page, realm);
  await expect(main(page).getByRole("progressbar")).toBeVisible();
  await page.locator("#nav-toggle").focus();
  await page.clock.fastForward(16_000);
  await expect(waiting(page)).toContainText("The server has not answered yet.");
  await expect(page.locator("#nav-toggle")).toBeFocused();
  hangs = false;
  await waiting(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: realm, level: 1 })).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
});

test("a call that hangs can be given up", async ({ page, administrator, realm }) => {
  await open(page, "/master/realms", { as: administrator });
  await page.clock.install();
  await page.route(new RegExp(`/admin/realms/${realm}$`), () => {});
  await goTo(page, realm);
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
  await goTo(page, realm);
  await expect(waiting(page).getByRole("timer")).toHaveText(/Next try in (30|29) s\./);
  await page.clock.fastForward(31_000);
  await expect.poll(() => answers).toBe(2);
  await waiting(page).getByRole("button", { name: "Try now" }).click();
  await expect(page.getByRole("heading", { name: realm, level: 1 })).toBeVisible();
});

test.describe("a sign-in that fails", () => {
  const dialog = (page: Page) => page.getByRole("dialog", { name: /Something went wrong/ });

  test("is shown in a dialog that tries again", async ({ page, administrator, allowConsole }) => {
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
