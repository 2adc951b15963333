import type { Page } from "@playwright/test";
import { admin, uniqueName } from "../../support/server";
import { expect, open, signIn } from "../../support/test";
import { created, outliveToken, refused, row, secondWindow, startRealm, test } from "../../support/signIn";

const LIST = "/master/realms?search=master&size=20";

const end = (id: string) => admin.users.logout({ realm: "master", id });
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("gatehouse.draft")));

test.beforeEach(({ allowConsole }) => allowConsole(refused(400, 401)));

test("with nothing unsaved sign-in starts again at the next call and returns to the same list", async ({
  page,
  administrator,
}) => {
  await open(page, LIST, { as: administrator });
  await expect(row(page, "master")).toBeVisible();
  await end(administrator.id);
  // the session frame may notice it first
  await page
    .getByTestId("refresh")
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await expect(page.locator("#kc-form-login")).toBeVisible();
  await signIn(page, administrator);
  await expect(row(page, "master")).toBeVisible();
  expect(new URL(page.url()).hash).toBe(`#${LIST}`);
});

test.describe("with unsaved changes the page stays", () => {
  let name: string;
  const dialog = (page: Page) => page.getByRole("dialog", { name: "You are signed out" });

  test.beforeEach(async ({ page, administrator }) => {
    name = uniqueName("saved");
    await open(page, LIST, { as: administrator });
    await startRealm(page, name);
    // ended on the way to the server: the session frame cannot notice it before there is something to save
    await page.route(/\/admin\/realms\/?$/, async (route) => {
      if (route.request().method() === "POST") await end(administrator.id);
      await route.fallback();
    });
    await page.getByTestId("create").click();
    await expect(dialog(page)).toBeVisible();
    await page.unroute(/\/admin\/realms\/?$/);
    await expect(page.getByTestId("realm")).toHaveValue(name);
  });
  test.afterEach(() => admin.realms.del({ realm: name }).catch(() => undefined));

  test("after sign-in in a second window the pending save goes on", async ({ page, administrator }) => {
    const second = await secondWindow(page);
    await Promise.all([second.waitForEvent("close"), signIn(second, administrator)]);
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByTestId("realm")).toBeHidden();
    await created(page, name);
    expect(await admin.realms.findOne({ realm: name })).toMatchObject({ realm: name, enabled: true });
    expect(await drafts(page)).toEqual([]);
  });

  test("a closed window leaves everything as it was; later is possible", async ({ page, administrator }) => {
    const closed = await secondWindow(page);
    await closed.close();
    await expect(dialog(page)).toContainText("The window was closed before you were signed in.");
    await page.getByTestId("session-later").click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByTestId("realm")).toHaveValue(name);
    await expect(page.getByTestId("last-alert")).toBeVisible();
    expect(await admin.realms.findOne({ realm: name })).toBeNull();

    await page.getByTestId("create").click();
    const second = await secondWindow(page);
    await signIn(second, administrator);
    await created(page, name);
    expect(await admin.realms.findOne({ realm: name })).toMatchObject({ realm: name });
  });

  test("where the browser opens no window this tab does, and offers the draft afterwards", async ({
    page,
    administrator,
  }) => {
    await page.evaluate(() => Object.assign(window, { open: () => null }));
    await page.getByTestId("session-new-window").click();
    await expect(dialog(page)).toContainText("The browser did not open a new window.");
    const questions: string[] = [];
    page.on("dialog", (question) => {
      questions.push(question.type());
      void question.accept();
    });
    await page.getByTestId("session-this-tab").click();
    await expect(page.locator("#kc-form-login")).toBeVisible();
    expect(questions, "of the browser, before it leaves the page").toEqual([]);
    await signIn(page, administrator);
    await expect(row(page, "master")).toBeVisible();
    expect(new URL(page.url()).hash).toBe(`#${LIST}`);
    await page.getByTestId("add-realm").click();
    await expect(page.getByTestId("realm")).toHaveValue("");
    await page.getByRole("button", { name: "Use the draft" }).click();
    await expect(page.getByTestId("realm")).toHaveValue(name);
    await page.getByTestId("create").click();
    await created(page, name);
    expect(await drafts(page)).toEqual([]);
  });

  test("another user who signs in gets neither drafts nor cache of the first", async ({ page, newAdministrator }) => {
    await expect.poll(() => drafts(page)).toHaveLength(1);
    const viewer = await newAdministrator("view-realm");
    const second = await secondWindow(page);
    const requested = page.waitForResponse(/console\/whoami/);
    await signIn(second, viewer);
    expect(await (await requested).json()).toMatchObject({ userId: viewer.id });
    await expect(row(page, "master")).toBeVisible();
    await expect(page.getByTestId("add-realm")).toBeHidden();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await drafts(page)).toEqual([]);
    expect(second.isClosed()).toBe(true);
    expect(await admin.realms.findOne({ realm: name })).toBeNull();
  });
});

test("a disabled account is told so, and others may sign in", async ({ page, administrator }) => {
  await page.clock.install();
  await open(page, LIST, { as: administrator });
  await expect(row(page, "master")).toBeVisible();
  await admin.users.update({ realm: "master", id: administrator.id }, { enabled: false });
  await outliveToken(page);
  // a read behind the page may have been shown first: then the dialog is in front of the button
  await page.getByTestId("refresh").dispatchEvent("click");
  await expect(page.getByRole("dialog", { name: "Your account is disabled" })).toContainText("An administrator has");
  await expect(page.locator("tbody tr").filter({ hasText: "master" }).first()).toBeVisible();
  await page.getByTestId("session-this-tab").click();
  await expect(page.locator("#kc-form-login")).toBeVisible();
});

test("a refused refresh is shown with the server's words", async ({ page, newConsole, allowConsole }) => {
  // the watch over the session is refused as well, where it asks before the page does
  allowConsole(/status of 403 .*login-status-iframe\.html\/init/);
  const { realm, as } = await newConsole();
  await page.clock.install();
  await open(page, `/${realm}`, { realm, as });
  await expect(page.getByRole("heading", { level: 1, name: realm })).toBeVisible();
  const [client] = await admin.clients.find({ realm, clientId: "security-admin-console" });
  await admin.clients.update({ realm, id: client?.id ?? "" }, { ...client, enabled: false });
  await outliveToken(page);
  await page.evaluate((name) => void (location.hash = `/${name}/realms`), realm);
  const dialog = page.getByRole("dialog", { name: "The server refused your session" });
  await expect(dialog).toContainText(/The server says: \S/);
});

test.describe("before the session ends", () => {
  const countdown = (page: Page) => page.getByRole("dialog", { name: "Are you still there?" });

  test("unused for too long: a countdown, which can be stopped", async ({ page, newConsole, server }) => {
    const { realm, as } = await newConsole({ ssoSessionIdleTimeout: 16 });
    await open(page, `/${realm}`, { realm, as });
    await expect(countdown(page)).toContainText(/in [1-4] s, because the console was not used/, { timeout: 15_000 });
    await page.getByTestId("session-stay").click();
    await expect(countdown(page)).toBeHidden();
    await expect(countdown(page)).toBeVisible({ timeout: 15_000 });
    await page.getByTestId("session-hide").click();
    await expect(countdown(page)).toBeHidden();
    const requested = await page.waitForRequest(/openid-connect\/auth\?/);
    expect(new URL(requested.url()).searchParams.get("redirect_uri")).toBe(
      `${server.url}/admin/${realm}/console/#/${realm}`,
    );
  });

  test("at its longest: the countdown says that it cannot be stopped", async ({ page, newConsole }) => {
    const { realm, as } = await newConsole({ ssoSessionMaxLifespan: 16 });
    await open(page, `/${realm}`, { realm, as });
    await expect(countdown(page)).toBeVisible({ timeout: 15_000 });
    await page.getByTestId("session-stay").click();
    await expect(countdown(page)).toContainText("the longest time allowed for a session is over");
    await expect(page.getByTestId("session-stay")).toBeHidden();
    await expect(page.locator("#kc-form-login")).toBeVisible({ timeout: 15_000 });
  });
});
