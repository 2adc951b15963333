import type { Page } from "@playwright/test";
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../../../maven/cli.mjs";
import { ADMIN, type Server, startServer } from "../../../maven/server.mjs";
import { adminClient } from "../../../maven/theme.mjs";
import { createRealm, server as shared, uniqueName } from "../../support/server";
import { expect, open, signIn, test } from "../../support/test";

test("a realm's admin theme counts for that realm alone", async ({ request }) => {
  const [ours, stock] = [uniqueName("ours"), uniqueName("stock")];
  const page = async (realm: string) => (await request.get(`${shared.url}/admin/${realm}/console/`)).text();
  await createRealm({ realm: ours, adminTheme: "gatehouse" });
  await createRealm({ realm: stock });
  expect(await page(ours)).toMatch(/"resourceUrl": ".*\/admin\/gatehouse"/);
  expect(await page(stock)).toMatch(/"resourceUrl": ".*\/admin\/keycloak\.v2"/);
});

test.describe.serial("Gatehouse as the server's default theme", () => {
  let own: Server;
  let folder: string;

  /** Makes an operator's theme the admin theme of the master realm. */
  const select = (adminTheme: string) =>
    adminClient(own.url).realms.update({ realm: "master" }, { realm: "master", adminTheme });

  const theme = () => join(folder, "theme/upgraded/admin");
  const assets = () => join(theme(), "resources/assets");

  /** Installs another build over the theme `upgraded`: the same code under other hashed names. */
  async function upgrade(): Promise<void> {
    const names = await readdir(assets());
    const stems = names.map((name) => name.replace(/\.\w+$/, ""));
    const renamed = (text: string) => stems.reduce((all, stem) => all.replaceAll(stem, `${stem}2`), text);
    for (const name of names) {
      const text = await readFile(join(assets(), name), "utf8");
      await rm(join(assets(), name));
      await writeFile(join(assets(), renamed(name)), renamed(text));
    }
    const page = join(theme(), "index.ftl");
    await writeFile(page, renamed(await readFile(page, "utf8")));
  }

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "gatehouse-themes-"));
    const themes = join(folder, "theme");
    await cp(join(import.meta.dirname, "../../themes"), themes, { recursive: true });
    const { code, output } = await run("jar", ["xf", shared.jar, "theme/gatehouse"], { cwd: folder });
    if (code !== 0) throw new Error(output);
    await rename(join(themes, "gatehouse"), join(themes, "upgraded"));
    const option = shared.version.startsWith("26.2.") ? "--spi-theme-default" : "--spi-theme--default";
    own = await startServer({
      version: shared.version,
      kind: "process",
      jar: shared.jar,
      themeFolder: folder,
      args: [`${option}=gatehouse`],
      // the welcome page is shown only while there is no administrator
      env: { KC_BOOTSTRAP_ADMIN_USERNAME: undefined, KC_BOOTSTRAP_ADMIN_PASSWORD: undefined },
    });
  });
  test.afterAll(async () => {
    await own?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  /** Fails for every file that a page of the server does not get. */
  function failedFiles(page: Page): string[] {
    const failed: string[] = [];
    page.on("response", (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    });
    return failed;
  }

  test("the welcome page makes the first administrator", async ({ signedOutPage: page }) => {
    const failed = failedFiles(page);
    await page.goto(own.url);
    await page.getByRole("textbox", { name: "Username" }).fill(ADMIN.username);
    await page.locator("#password").fill(ADMIN.password);
    await page.locator("#password-confirmation").fill(ADMIN.password);
    await page.getByRole("button", { name: "Create user" }).click();
    await expect(page.getByText("User created")).toBeVisible();
    expect(failed).toEqual([]);
  });

  test("login and account pages work, for a realm without themes of its own as well", async ({
    signedOutPage: page,
    allowConsole,
  }) => {
    // of the server's own account page
    allowConsole(/allow-scripts and allow-same-origin/);
    const client = adminClient(own.url);
    await client.realms.create({ realm: "plain", enabled: true });
    const credentials = [{ type: "password", value: "worker", temporary: false }];
    const name = { firstName: "Wanda", lastName: "Worker", email: "worker@gatehouse.example" };
    await client.users.create({ realm: "plain", username: "worker", enabled: true, ...name, credentials });
    const failed = failedFiles(page);
    await page.goto(`${own.url}/realms/plain/account/`);
    await signIn(page, { username: "worker", password: "worker" });
    await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue("Wanda");
    expect(failed).toEqual([]);
  });

  test("the console works without a choice per realm", async ({ signedOutPage: page }) => {
    await open(page, "/master/realms", { url: own.url });
    await expect(page).toHaveTitle(/Gatehouse/);
    await expect(page.getByRole("link", { name: "plain" })).toBeVisible();
    const { themes } = await adminClient(own.url).serverInfo.find();
    for (const type of ["admin", "login", "account", "email", "welcome"])
      expect(
        themes?.[type]?.map(({ name }) => name),
        type,
      ).toContain("gatehouse");
  });

  test("a theme of the operator's own builds on it, under its policy", async ({
    signedOutPage: page,
    allowConsole,
  }) => {
    // the script of the theme tries it on purpose
    allowConsole(/unsafe-eval|script-src eval|TrustedScript|require-trusted-types-for/);
    await select("acme");
    await open(page, "/master/realms", { url: own.url });
    const files = /^\/resources\/\w+\/admin\/acme\/img\//;
    const path = async (locator: string, attribute: string) =>
      new URL((await page.locator(locator).getAttribute(attribute)) ?? "", own.url).pathname;

    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading).toHaveCSS("color", "rgb(122, 31, 92)");
    await expect(heading).toHaveCSS("letter-spacing", "3px");
    await expect(page.getByRole("banner"), "PatternFly's variables keep their names").toHaveCSS(
      "background-color",
      "rgb(250, 240, 230)",
    );
    await expect(page).toHaveTitle(/Acme access/);
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", "Who may do what at Acme");
    expect(await path("link[rel=icon]", "href")).toMatch(files);
    await expect(page.locator("html")).toHaveAttribute("data-acme", "code from a text was refused");

    const logo = page.getByRole("img", { name: "Logo" });
    await expect(logo).toBeVisible();
    expect(new URL((await logo.getAttribute("src")) ?? "", own.url).pathname).toMatch(files);
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(120);
    await expect(page.getByRole("banner").getByRole("link").filter({ has: logo })).toHaveAttribute(
      "href",
      "https://intranet.acme.example/",
    );
  });

  test("the policy can be replaced by a theme", async ({ signedOutPage: page }) => {
    await select("acme-open");
    await open(page, "/master/realms", { url: own.url });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-acme", "code from a text ran");
    await expect(page.locator("meta[http-equiv=Content-Security-Policy]")).toHaveAttribute(
      "content",
      "default-src 'self'; script-src 'self' 'unsafe-eval'; img-src 'self' data:",
    );
  });

  test("an upgrade under an open page: it says so, reloads at its address, and offers what was typed", async ({
    signedOutPage: page,
    allowConsole,
  }) => {
    allowConsole(/status of 404/);
    await select("upgraded");
    await open(page, "/master/realms", { url: own.url });
    await page.getByTestId("add-realm").click();
    await page.getByTestId("realm").fill("half-typed");
    const before = await page.locator("script[data-shell]").getAttribute("src");
    await upgrade();

    // the dialog covers the links of the page: not a real click
    await page.getByRole("link", { name: "Logo", includeHidden: true }).dispatchEvent("click");
    await page
      .getByRole("dialog", { name: "Leave without saving?" })
      .getByRole("button", { name: "Leave", exact: true })
      .click();
    const reloaded = page.waitForEvent("load");
    await expect(page.getByText("A new version of the console was installed.")).toBeVisible();
    await expect(page.getByText("returns to the same address")).toBeVisible();
    await reloaded;
    await expect(page.getByRole("tab", { selected: true })).toBeVisible();
    expect(new URL(page.url()).hash).toBe("#/master");
    expect(await page.locator("script[data-shell]").getAttribute("src")).not.toBe(before);

    await page.getByTestId("nav-item-realms").click();
    await page.getByTestId("add-realm").click();
    await page.getByRole("button", { name: "Use the draft" }).click();
    await expect(page.getByTestId("realm")).toHaveValue("half-typed");
  });

  test("an upgrade that lacks a part: the page reloads once, then leaves it to the administrator", async ({
    signedOutPage: page,
    allowConsole,
  }) => {
    allowConsole(/status of 404/);
    await open(page, "/master/realms", { url: own.url });
    await expect(page.getByTestId("add-realm")).toBeVisible();
    const dashboard = (await readdir(assets())).find((name) => name.startsWith("Dashboard-")) ?? "";
    const moved = join(folder, dashboard);
    await rename(join(assets(), dashboard), moved);
    await page.evaluate(() => void (window.location.hash = "#/master"));
    await expect(page.getByText("A part of it is still missing on the server.")).toBeVisible();

    await rename(moved, join(assets(), dashboard));
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(page.getByRole("tab").first()).toBeVisible();
  });
});
