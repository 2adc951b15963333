import type { Request } from "@playwright/test";
import { ADMIN, checkPort, type Server } from "../../../maven/server.mjs";
import { adminClient } from "../../../maven/theme.mjs";
import { createUser, server, startServer, uniqueName } from "../../support/server";
import { created, outliveToken, refused, row, startRealm, unreachable } from "../../support/signIn";
import { expect, open, signIn, test } from "../../support/test";

test("the administrator of one realm signs in at that realm's own console", async ({
  admin,
  realm,
  signedOutPage: page,
}) => {
  await admin.realms.update({ realm }, { realm, adminTheme: "gatehouse" });
  const keeper = await createUser(realm, "keeper", ["realm-admin"]);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await open(page, "", { realm, as: keeper });
  await expect(page.getByTestId("currentRealm")).toHaveText(realm);
  expect(new URL(page.url()).pathname).toBe(`/admin/${realm}/console/`);
  expect(new URL(page.url()).hash).toBe(`#/${realm}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByTestId("nav-item-realms")).toHaveCount(0);
  expect(calls.filter((path) => path.startsWith("/realms/master") || path.startsWith("/admin/master"))).toEqual([]);
});

test.describe("plain http under another host name than localhost", () => {
  const url = server.url.replace("localhost", "gatehouse.test");

  for (const storage of ["with", "without"])
    test(`sign-in and realm list work ${storage} IndexedDB`, async ({ signedOutPage: page }) => {
      if (storage === "without")
        await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
      await open(page, "/master/realms?search=master", { url });
      await expect(row(page, "master")).toBeVisible();
      expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
      expect(await page.evaluate(() => typeof window.indexedDB)).toBe(storage === "with" ? "object" : "undefined");
      await page.reload();
      await expect(row(page, "master")).toBeVisible();
      expect(page.url()).toBe(`${url}/admin/master/console/#/master/realms?search=master`);
    });

  test("a session that ends under a form: the save goes on after sign-in in a second window", async ({
    admin,
    signedOutPage: page,
    allowConsole,
  }) => {
    allowConsole(/status of 40[01]/);
    const keeper = await createUser("master", uniqueName("keeper"), ["admin"]);
    const realm = uniqueName("plain-http");
    try {
      await open(page, "/master/realms", { url, as: keeper });
      await page.getByTestId("add-realm").click();
      await page.getByTestId("realm").fill(realm);
      await admin.users.logout({ realm: "master", id: keeper.id });
      await page.context().clearCookies();
      await page.getByTestId("create").click();
      const opened = page.context().waitForEvent("page");
      await page.getByRole("button", { name: "Sign in in a new window" }).click();
      await signIn(await opened, keeper);
      await expect(page).toHaveURL(`${url}/admin/master/console/#/${realm}/realms`);
    } finally {
      await admin.realms.del({ realm }).catch(() => undefined);
    }
  });
});

// the shared server has hundreds of realms: to read them again takes it a minute or more, and others wait meanwhile
test.describe("a server of its own: below a path, with a host name of its own for administration", () => {
  let own: Server;
  let front: string;
  let url: string;

  test.beforeAll(async () => {
    const port = await checkPort(0);
    // two hosts of one site, as operators have; below .localhost because without https browsers trust no other names
    front = `http://sso.gatehouse.localhost:${port}/auth`;
    url = `http://admin.gatehouse.localhost:${port}/auth`;
    // caches as in production, so that files are compressed
    const args = [`--hostname=${front}`, `--hostname-admin=${url}`, "--spi-theme--cache-themes=true"];
    own = await startServer({ port, relativePath: "/auth", args });
  });
  test.afterAll(() => own?.remove());

  test("sign-in, realm list and the watch over the session work", async ({ newPage, allowConsole }) => {
    // the refresh after the logout is refused, and so is what the server's own logout page asks
    allowConsole(/status of 400 .*(openid-connect\/token|login-actions\/restart)/);
    const page = await newPage();
    const origins = { login: new Set<string>(), calls: new Set<string>() };
    page.on("request", (request) => {
      const { origin, pathname } = new URL(request.url());
      if (pathname.startsWith("/auth/realms/")) origins.login.add(origin);
      else if (origin.startsWith("http")) origins.calls.add(origin);
    });
    await open(page, "/master/realms", { url });
    await expect(row(page, "master")).toBeVisible();
    expect(page.url()).toBe(`${url}/admin/master/console/#/master/realms`);
    expect([...origins.login]).toEqual([new URL(front).origin]);

    const frame = () => page.frames().find((one) => one.url().includes("login-status-iframe.html"));
    await expect.poll(() => frame()?.url()).toContain(`${front}/realms/master/`);
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(`${front}/realms/master/protocol/openid-connect/logout`);
    await elsewhere.locator("#kc-logout").click();
    await expect(elsewhere.getByRole("heading", { name: "You are logged out" })).toBeVisible();
    await expect(page.locator("#kc-form-login")).toBeVisible({ timeout: 10_000 });
    await signIn(page, ADMIN);
    await expect(row(page, "master")).toBeVisible();
  });

  test("before sign-in the page takes at most 4 requests and 40 kB", async ({ newPage }) => {
    // nothing of an earlier spec may be in the browser's cache
    const page = await newPage();
    const requested: Request[] = [];
    page.on("request", (request) => requested.push(request));
    await page.goto(`${url}/admin/master/console/`);
    await expect(page.locator("#kc-form-login")).toBeVisible();
    const before = requested.slice(
      0,
      requested.findIndex((request) => request.url().includes("/openid-connect/auth?")),
    );
    const sizes = await Promise.all(
      before.map(async (request) => {
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        return responseBodySize + responseHeadersSize;
      }),
    );
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.length).toBeLessThanOrEqual(4);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000);
  });

  test("clears caches and says how it went; its own copies are requested again", async ({ page, allowConsole }) => {
    await open(page, "/master", { url });
    await page.getByTestId("options-toggle").click();
    await page.getByRole("menuitem", { name: "Clear Caches" }).click();
    const dialog = page.getByRole("dialog", { name: "Clear Caches", exact: true });
    await expect(dialog.getByRole("button", { name: "Close" })).toBeVisible();
    // by id: while one is at work it has another name, and the others another number
    const clear = (cache: string) => dialog.locator(`#${cache}Cache`);
    for (const cache of ["realm", "user", "keys", "crl"]) {
      const answers = [
        page.waitForResponse((one) => one.url().endsWith(`/admin/realms/master/clear-${cache}-cache`)),
        page.waitForResponse(/\/resources\/master\/admin\/en/),
        page.waitForResponse(/\/admin\/serverinfo$/),
      ];
      await clear(cache).click();
      expect((await Promise.all(answers)).map((answer) => answer.ok())).toEqual([true, true, true]);
      await expect(clear(cache)).toHaveAccessibleName("Clear");
      await expect(page.getByTestId("last-alert")).toHaveText("Cache cleared successfully");
      await expect(dialog).toBeVisible();
    }
    allowConsole(refused(500));
    await page.route(/clear-user-cache/, (route) =>
      route.fulfill({ status: 500, json: { error: "the disk is full" } }),
    );
    await clear("user").click();
    await expect(page.getByTestId("last-alert")).toContainText("the disk is full");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByTestId("options-toggle")).toBeFocused();
  });

  test("stopped and started again under an open form: the pending save goes on afterwards", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(refused(503));
    const name = uniqueName("restart");
    await page.clock.install();
    await open(page, "/master/realms?search=master", { url });
    await startRealm(page, name);
    await own.stop();
    await outliveToken(page);
    await page.getByTestId("create").click();
    await expect(unreachable(page)).toBeVisible();
    await page.getByTestId("session-try-now").click();
    await expect(unreachable(page)).toContainText(/Next try in \d+ s/);
    await own.start();
    // by itself, after the longest pause between two tries; a clock put forward would end the try that is under way
    await created(page, name, 45_000);
    expect(await adminClient(own.url).realms.findOne({ realm: name })).toMatchObject({ realm: name });
    await expect(unreachable(page)).toBeHidden();
  });
});
