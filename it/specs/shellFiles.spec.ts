// Between the page and the shell the network fails, or another build is installed: said in one sentence, with a way on.
import type { Page } from "@playwright/test";
import { server } from "../support/server";
import { expect, test } from "../support/test";

const address = `${server.url}/admin/master/console/#/master/realms`;
const told = (page: Page) => page.getByRole("alert");
const again = (page: Page) => page.getByRole("button", { name: "Try again" });
const list = (page: Page) => page.getByRole("row").filter({ hasText: "master" });

for (const [what, files] of [
  ["modules", /\/assets\/App-[^/]+\.js$/],
  ["style sheet", /\/assets\/style-[^/]+\.css$/],
] as const)
  test(`no answer for the ${what}: told, loaded when the network is back`, async ({ page, allowConsole }) => {
    allowConsole(/net::ERR_FAILED/, /^warning: The console could not be loaded/);
    await page.route(files, (route) => route.abort());
    await page.goto(address);
    for (let tries = 0; tries < 3; tries++) {
      await expect(told(page)).toHaveText("A part of the console could not be loaded.");
      await expect(page.getByRole("progressbar")).toHaveCount(0);
      if (tries === 2) await page.unroute(files);
      const loaded = page.waitForEvent("load");
      await again(page).click();
      await loaded;
    }
    await expect(list(page)).toBeVisible();
    await expect(page).toHaveURL(address);
  });

test("another build on the server: loaded by itself once, then the administrator decides", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/, /^warning: The console could not be loaded/);
  const files = /\/assets\/App-[^/]+\.js$/;
  await page.route(files, (route) => route.fulfill({ status: 404 }));
  await page.goto(address);
  await expect(told(page)).toHaveText("A new version of the console was installed. This page loads it in a moment.");
  await expect(again(page)).toHaveCount(0);
  await expect(told(page)).toHaveText("A part of the console could not be loaded.");
  await page.unroute(files);
  await again(page).click();
  await expect(list(page)).toBeVisible();
  await expect(page).toHaveURL(address);
});
