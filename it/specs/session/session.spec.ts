import type { Page } from "@playwright/test";
import { hold } from "../../support/faults";
import { admin, createRealm, uniqueName } from "../../support/server";
import { expect, open, signIn } from "../../support/test";
import { countRefreshes, refused, row, test } from "../../support/signIn";

test("sign-in asks for a code by S256, answered in the query, for this console alone", async ({ page, server }) => {
  const requested = page.waitForRequest(/openid-connect\/auth\?/);
  await page.goto(`${server.url}/admin/master/console/#/master/realms?search=a%20b`);
  const { searchParams, pathname } = new URL((await requested).url());
  expect(pathname).toBe("/realms/master/protocol/openid-connect/auth");
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: "security-admin-console",
    redirect_uri: `${server.url}/admin/master/console/#/master/realms?search=a%20b`,
    response_type: "code",
    response_mode: "query",
    scope: "openid",
    code_challenge_method: "S256",
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{36}$/),
    nonce: expect.stringMatching(/^[\w-]{36}$/),
  });
});

test("a deep link survives sign-in byte by byte", async ({ page, context, administrator, server }) => {
  const realm = uniqueName(`The "first" team 100% %2F الإدارة 🏠`);
  await createRealm({ realm });
  const name = encodeURIComponent(realm);
  await open(page, `/${name}/realms?search=first&page=1`, { as: administrator });
  await expect(row(page, realm)).toBeVisible();
  expect(page.url()).toBe(`${server.url}/admin/master/console/#/${name}/realms?search=first&page=1`);
  for (const hash of [
    "#/master/realms?search=x%26y%3D%2B+z%2520",
    "#/master/realms?search=%D8%B9%D8%B1",
    "#/master/a%2Fb/%252F/c%22d/e'f(g)~h;i=1",
    "#/master/😀/ä b/c+d",
  ]) {
    const tab = await context.newPage();
    const address = new URL(`${server.url}/admin/master/console/${hash}`);
    const answers: string[] = [];
    tab.on("framenavigated", (frame) => void answers.push(frame.url()));
    await tab.goto(address.href);
    await expect(tab.getByRole("heading", { level: 1 }).first()).toBeVisible();
    const answer = new URL(answers.find((url) => url.includes("code=")) ?? "none:");
    expect([answer.hash, new URL(tab.url()).hash], hash).toEqual([address.hash, address.hash]);
    expect(tab.url()).not.toContain("code=");
    await tab.close();
  }
});

test("a browser that is signed in loads the page once; signed out meanwhile, it asks to sign in, and nobody is notified of an error", async ({
  page,
  newConsole,
  server,
}) => {
  const { realm, as } = await newConsole({ eventsEnabled: true });
  const address = `${server.url}/admin/${realm}/console/#/${realm}/roles?search=offline`;
  await page.goto(address);
  await signIn(page, as);
  await expect(page.getByRole("link", { name: "offline_access" })).toBeVisible();
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  await page.reload();
  await expect(page.getByRole("link", { name: "offline_access" })).toBeVisible();
  expect(documents).toEqual([address.split("#")[0]]);
  expect(page.url()).toBe(address);

  await page.goto("about:blank");
  await admin.users.logout({ realm, id: as.id });
  await page.goto(address);
  await expect(page.locator("#kc-form-login")).toBeVisible();
  const errors = await admin.realms.findEvents({ realm, type: ["LOGIN_ERROR"] as never });
  expect(errors).toEqual([]);
  await signIn(page, as);
  await expect(page.getByRole("link", { name: "offline_access" })).toBeVisible();
  expect(page.url()).toBe(address);
});

test("start-up waits for no frame: it comes when the page is there", async ({ page, administrator }) => {
  // What is in the page when a frame is added to it.
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLIFrameElement) seen.push(document.querySelector("main") !== null);
    }).observe(document, { childList: true, subtree: true });
  });
  const answer = await hold(page, /\/login-status-iframe\.html/);
  await open(page, "/master/realms?search=master", { as: administrator });
  await expect(row(page, "master")).toBeVisible();
  await expect(page.locator("iframe")).toBeAttached();
  await expect(page.locator("iframe")).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual([true]);
  const loaded = page.waitForResponse("**/login-status-iframe.html*");
  answer();
  expect((await loaded).status()).toBe(200);
});

test("a logout in another tab of this browser is noticed within 10 s; signing in again shows the same list", async ({
  page,
  context,
  administrator,
  server,
  allowConsole,
}) => {
  allowConsole(refused(400));
  await open(page, "/master/realms?search=mast&size=20", { as: administrator });
  await expect(row(page, "master")).toBeVisible();
  await expect(page.locator("iframe")).toBeAttached();
  const other = await context.newPage();
  await other.goto(`${server.url}/realms/master/protocol/openid-connect/logout`);
  await other.locator("#kc-logout").click();
  await expect(page.locator("#kc-form-login")).toBeVisible({ timeout: 10_000 });
  await other.close();
  await signIn(page, administrator);
  await expect(row(page, "master")).toBeVisible();
  expect(new URL(page.url()).hash).toBe("#/master/realms?search=mast&size=20");
  await expect(page.getByTestId("table-search-input").locator("input")).toHaveValue("mast");
});

test("one refresh serves any number of calls, and none is made while 5 s are left", async ({
  page,
  administrator,
  realm,
}) => {
  await page.clock.install();
  await open(page, "/master/realms?search=master", { as: administrator });
  await expect(row(page, "master")).toBeVisible();
  const refreshes = countRefreshes(page);
  await page.clock.fastForward(45_000);
  await Promise.all([page.waitForResponse(/realms\/names/), page.getByTestId("refresh").click()]);
  expect(refreshes()).toBe(0);

  await page.clock.fastForward(12_000);
  const tokens = new Set<string>();
  const calls: string[] = [];
  page.on("request", (request) => {
    const { authorization } = request.headers();
    if (!authorization) return;
    tokens.add(authorization);
    calls.push(request.url());
  });
  await page.evaluate((name) => void (location.hash = `/${name}/realms?search=${name}`), realm);
  await expect(row(page, realm)).toContainText("Current realm");
  expect(calls.length).toBeGreaterThanOrEqual(3);
  expect([refreshes(), tokens.size]).toEqual([1, 1]);
});

test("a page loaded again and again before its sign-in has come back is no loop", async ({
  page,
  administrator,
  server,
}) => {
  await open(page, "/master/realms?search=master", { as: administrator });
  await expect(row(page, "master")).toBeVisible();
  // a request for sign-in that has no answer yet, and the page is loaded again
  const requested = /openid-connect\/auth\?/;
  await page.route(requested, () => undefined);
  for (let times = 0; times < 4; times++) {
    const redirect = page.waitForRequest(requested);
    await page.goto("about:blank");
    await page.goto(`${server.url}/admin/master/console/#/master/realms?search=master`, { waitUntil: "commit" });
    await redirect;
  }
  await page.unroute(requested);
  await page.goto("about:blank");
  await page.goto(`${server.url}/admin/master/console/#/master/realms?search=master`);
  await expect(row(page, "master")).toBeVisible();
});

test.describe("sign-in that fails", () => {
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Something went wrong" });

  test("is shown with the server's words, and can be tried again", async ({ page, newConsole, server }) => {
    const { realm, as } = await newConsole();
    const [client] = await admin.clients.find({ realm, clientId: "security-admin-console" });
    await admin.clients.update({ realm, id: client?.id ?? "" }, { ...client, consentRequired: true });
    const address = `${server.url}/admin/${realm}/console/`;
    await page.goto(`${address}#/${realm}`);
    await signIn(page, as);
    // refusing consent makes the server answer with an error in the address
    const answered = page.waitForRequest(/[?&]error=access_denied/);
    await page.locator("#kc-cancel").click();
    await answered;
    await expect(dialog(page)).toContainText(/access.denied/i);
    expect(page.url()).not.toContain("error=");
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await signIn(page, as);
    await page.locator("#kc-cancel").waitFor();
    await page.locator("#kc-login").click();
    await expect(page.getByRole("heading", { level: 1, name: realm })).toBeVisible();
  });

  test("stops after two redirects and says why", async ({ page, administrator, server }) => {
    let redirects = 0;
    page.on("request", (request) => {
      if (/openid-connect\/auth\?/.test(request.url())) redirects += 1;
    });
    // a browser that keeps nothing does not know the answer of the sign-in it requested
    await page.addInitScript(() => {
      try {
        localStorage.clear();
      } catch {
        // a page without an address has none
      }
    });
    await page.goto(`${server.url}/admin/master/console/#/master/realms`);
    await signIn(page, administrator);
    await expect(dialog(page)).toContainText("twice within 30 seconds");
    expect(redirects).toBe(2);
  });

  test("stops when each new session is refused at once, and says so", async ({ page, administrator, allowConsole }) => {
    allowConsole(refused(400, 401));
    let redirects = 0;
    await page.route("**/ui-ext/realms/names*", (route) => route.fulfill({ status: 401, json: {} }));
    await page.route("**/openid-connect/token", async (route) => {
      if (!route.request().postData()?.includes("refresh_token=")) return route.continue();
      redirects += 1;
      return route.fulfill({ status: 400, json: { error: "invalid_grant", error_description: "Session not active" } });
    });
    await open(page, "/master/realms", { as: administrator });
    await expect(page.getByRole("dialog", { name: "Sign-in does not succeed" })).toBeVisible({ timeout: 20_000 });
    expect(redirects).toBe(3);
    await expect(page.locator("#kc-form-login")).toHaveCount(0);
  });
});
