import type { Page, Route } from "@playwright/test";
import { admin, uniqueName } from "../../support/server";
import { expect, open } from "../../support/test";
import {
  created,
  countRefreshes,
  outliveToken,
  refused,
  row,
  startRealm,
  test,
  unreachable,
} from "../../support/signIn";

const NAMES = "**/ui-ext/realms/names*";
const LIST = "/master/realms?search=master";
/** Tells about calls that wait. */
const shown = (page: Page) => page.getByTestId("waiting-calls").getByRole("button");

/** Fails calls of a page by an answer for the next `times`; further ones reach the server. */
async function fail(page: Page, url: string, times: number, answer: (route: Route) => unknown): Promise<() => number> {
  let calls = 0;
  await page.route(url, async (route) => {
    calls += 1;
    if (calls > times) await route.continue();
    else await answer(route);
  });
  return () => calls;
}

test("no network: a save waits for it and goes on", async ({ page, context, administrator, allowConsole }) => {
  allowConsole(refused());
  const name = uniqueName("offline");
  await page.clock.install();
  await open(page, LIST, { as: administrator });
  await startRealm(page, name);
  await context.setOffline(true);
  await outliveToken(page);
  await page.getByTestId("create").click();
  await expect(unreachable(page)).toContainText(/Next try in \d+ s/);
  await expect(page.getByTestId("realm")).toHaveValue(name);
  await context.setOffline(false);
  await created(page, name);
  await expect(unreachable(page)).toBeHidden();
  expect(await admin.realms.findOne({ realm: name })).toMatchObject({ realm: name });
  await admin.realms.del({ realm: name });
});

test.describe("401 with a token believed valid", () => {
  const answer = (route: Route) => route.fulfill({ status: 401, json: { error: "HTTP 401 Unauthorized" } });

  test("one forced refresh, then the answer", async ({ page, administrator, allowConsole }) => {
    allowConsole(refused(401));
    await open(page, LIST, { as: administrator });
    await expect(row(page, "master")).toBeVisible();
    const refreshes = countRefreshes(page);
    const calls = await fail(page, NAMES, 1, answer);
    await Promise.all([
      page.waitForResponse((one) => one.url().includes("names") && one.ok()),
      page.getByTestId("refresh").click(),
    ]);
    await expect(row(page, "master")).toBeVisible();
    expect([calls(), refreshes()]).toEqual([2, 1]);
  });

  test("refused again: it is shown and the page stays", async ({ page, administrator, allowConsole }) => {
    allowConsole(refused(401));
    await open(page, LIST, { as: administrator });
    await expect(row(page, "master")).toBeVisible();
    const refreshes = countRefreshes(page);
    const calls = await fail(page, NAMES, 2, answer);
    await page.getByTestId("refresh").click();
    await expect(page.getByText("HTTP 401 Unauthorized")).toBeVisible();
    expect([calls(), refreshes()]).toEqual([2, 1]);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(row(page, "master")).toBeVisible();
  });
});

for (const status of [429, 503])
  test(`${status}: the call is repeated after the time the server asks for`, async ({
    page,
    administrator,
    allowConsole,
  }) => {
    allowConsole(refused(status));
    await page.clock.install();
    const calls = await fail(page, NAMES, 1, (route) => route.fulfill({ status, headers: { "retry-after": "40" } }));
    await open(page, LIST, { as: administrator });
    await expect(shown(page)).toHaveText(["Try now", "Stop waiting"]);
    await page.clock.fastForward(20_000);
    await expect(row(page, "master")).toBeHidden();
    expect(calls()).toBe(1);
    await page.clock.fastForward(20_000);
    await expect(row(page, "master")).toBeVisible();
    expect(calls()).toBe(2);
    await expect(shown(page)).toHaveCount(0);
  });

test.describe("a call without an answer", () => {
  test.beforeEach(async ({ page, administrator }) => {
    await page.clock.install();
    await fail(page, NAMES, 1, () => undefined);
    await open(page, LIST, { as: administrator });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(shown(page)).toHaveCount(0);
    await page.clock.fastForward(5_000);
  });

  test("is shown after 15 s and can be repeated", async ({ page }) => {
    await shown(page).filter({ hasText: "Try again" }).click();
    await expect(row(page, "master")).toBeVisible();
    await expect(shown(page)).toHaveCount(0);
  });

  test("is shown after 15 s and can be given up", async ({ page }) => {
    await shown(page).filter({ hasText: "Stop waiting" }).click();
    await expect(page.getByText("You stopped waiting for the server.")).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(row(page, "master")).toBeVisible();
  });
});

test("a refresh without an answer is shown after 15 s, and the call goes on with the next try", async ({
  page,
  administrator,
}) => {
  await page.clock.install();
  await open(page, LIST, { as: administrator });
  await expect(row(page, "master")).toBeVisible();
  const calls = await fail(page, "**/openid-connect/token", 1, () => undefined);
  await outliveToken(page);
  await page.getByTestId("refresh").click();
  await expect.poll(calls).toBe(1);
  await page.clock.fastForward(15_000);
  const dialog = page.getByRole("dialog", { name: "The server is not ready" });
  await expect(dialog).toBeVisible();
  await Promise.all([page.waitForResponse(/realms\/names/), page.getByTestId("session-try-now").click()]);
  await expect(dialog).toBeHidden();
  expect(calls()).toBe(2);
});
