// Between the page and the shell the network fails, or another build is installed: said in one sentence, with a way on.
import type { APIRequestContext, Page } from "@playwright/test";
import { routes } from "../../../src/siteMap";
import { server } from "../../support/server";
import { row } from "../../support/signIn";
import { expect, test } from "../../support/test";

const address = `${server.url}/admin/master/console/#/master/realms?search=master`;
const pageText = async (request: APIRequestContext) =>
  (await request.get(`${server.url}/admin/master/console/`)).text();

/** The addresses of the files that the page names in an attribute of its script. */
async function filesOf(request: APIRequestContext, attribute: string): Promise<RegExp> {
  const page = await pageText(request);
  const [, names] = new RegExp(`${attribute}="([^"]+)"`).exec(page) ?? [];
  if (!names) throw new Error(`The page has no ${attribute}.`);
  return new RegExp(names.replaceAll(" ", "|"));
}
/** The list of the build that the page names: the files of each place, by its path. */
async function filesOfPlaces(request: APIRequestContext): Promise<Record<string, string[]>> {
  const [, list] = /rel="modulepreload" href="([^"]+)"/.exec(await pageText(request)) ?? [];
  const module = await (await request.get(`${server.url}${list}`)).text();
  return JSON.parse(module.replace("export default ", ""));
}
const shown = (page: Page) => page.getByRole("alert");
const again = (page: Page) => page.getByRole("button", { name: "Try again" });

for (const [what, attribute] of [
  ["modules", "data-shell"],
  ["style sheet", "data-styles"],
] as const)
  test(`no answer for the ${what}: shown, loaded when the network is back`, async ({ page, request, allowConsole }) => {
    allowConsole(/net::ERR_FAILED/, /^warning: The console could not be loaded/);
    const files = await filesOf(request, attribute);
    await page.route(files, (route) => route.abort());
    await page.goto(address);
    for (let tries = 0; tries < 3; tries++) {
      await expect(shown(page)).toHaveText("A part of the console could not be loaded.");
      await expect(page.getByRole("progressbar")).toHaveCount(0);
      if (tries === 2) await page.unroute(files);
      const loaded = page.waitForEvent("load");
      await again(page).click();
      await loaded;
    }
    await expect(row(page, "master")).toBeVisible();
    await expect(page).toHaveURL(address);
  });

test("another build on the server: loaded by itself once, then the administrator decides", async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 404/, /^warning: The console could not be loaded/);
  const files = await filesOf(request, "data-shell");
  await page.route(files, (route) => route.fulfill({ status: 404 }));
  await page.goto(address);
  await expect(shown(page)).toHaveText("A new version of the console was installed. This page loads it in a moment.");
  await expect(again(page)).toHaveCount(0);
  await expect(shown(page)).toHaveText("A part of the console could not be loaded.");
  await page.unroute(files);
  await again(page).click();
  await expect(row(page, "master")).toBeVisible();
  await expect(page).toHaveURL(address);
});

test("the files of a place are requested together, before its own has come", async ({ page, request }) => {
  const requested: string[] = [];
  page.on("request", (request) => void requested.push(request.url().split("/").at(-1) ?? ""));
  const held: (() => void)[] = [];
  await page.route(/\/assets\/LdapNew-/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(address.replace(/#.*/, "#/master/user-federation/ldap/new"));
  const places = await filesOfPlaces(request);
  const names = (places["/:realm/user-federation/ldap/new"] ?? []).map((name) => name.replace("assets/", ""));
  expect(names.length).toBeGreaterThan(2);
  await expect.poll(() => names.filter((name) => !requested.includes(name))).toEqual([]);
  for (const release of held) release();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the build lists the files of every place", async ({ request }) => {
  const places = await filesOfPlaces(request);
  const missing = Object.values(routes).filter(({ path }) => !places[path]?.length);
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test("without the list of files a place loads all the same", async ({ page, request, allowConsole }) => {
  allowConsole(/net::ERR_FAILED/);
  await page.route(await filesOf(request, "data-places"), (route) => route.abort());
  await page.goto(address.replace(/#.*/, "#/master/user-federation/ldap/new"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
