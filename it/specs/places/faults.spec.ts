// Every call of the realm list and the dashboard fails in every way: the shell survives, the words fit, the way out works.
import type { Page } from "@playwright/test";
import { browserLine, faults, inject, MESSAGE, untilShown, words } from "../../support/faults";
import { chooseDelete, expect, listOf, names, openCreate, row, table, test } from "../../support/realms";
import { admin, createRealm, server, uniqueName } from "../../support/server";
import { open } from "../../support/test";

const main = (page: Page) => page.locator("#kc-main-content-page-container");
const addressOf = (place: string) => `${server.url}/admin/master/console/#${place}`;

/** The shell is there and its parts work. */
async function shellSurvives(page: Page): Promise<void> {
  await expect(page.getByTestId("page-header")).toBeVisible();
  await expect(page.getByTestId("nav-item-realms")).toBeVisible();
  await page.getByTestId("options-toggle").click();
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
  await page.getByTestId("options-toggle").click();
}

/** What the shell and the list of realms read; what other places read is in `readFaults.spec`. */
const reads = [
  { call: "the names of the list", place: "/master/realms", address: /\/ui-ext\/realms\/names\?/, shows: table },
  { call: "the realm", place: "/master/realms", address: /\/admin\/realms\/master$/, shows: table },
  {
    call: "server info",
    place: "/master/info",
    address: /\/admin\/serverinfo/,
    shows: (page: Page) => page.getByRole("heading", { name: "Enabled features" }),
  },
  {
    call: "server info behind the providers",
    place: "/master/providers",
    address: /\/admin\/serverinfo/,
    shows: (page: Page) =>
      page.getByRole("grid", { name: "Provider info" }).getByText("connectionsJpa", { exact: true }),
  },
];

for (const { call, place, address, shows } of reads)
  test(`${call} fails in every way`, async ({ page, allowConsole }) => {
    await page.clock.install();
    const browser = await page.context().newCDPSession(page);
    for (const fault of faults.filter((one) => !(one === 403 && place === "/master/providers"))) {
      allowConsole(browserLine(fault));
      const lift = await inject(page, address, fault);
      // neither what the page shows nor what this browser keeps of earlier answers may count
      await page.goto("about:blank");
      await browser.send("Storage.clearDataForOrigin", { origin: server.url, storageTypes: "indexeddb" });
      const requested = page.waitForRequest(address);
      await page.goto(addressOf(place));
      await requested;
      await expect(page.getByTestId("page-header"), `${fault}`).toBeVisible();
      if (fault === "hang") {
        const shown = await untilShown(page);
        await expect(shown).toContainText("The server has not answered yet.");
        await shellSurvives(page);
        await shown.getByRole("button", { name: "Stop waiting" }).click();
        await expect(shown).toHaveCount(0);
      }
      const alert = main(page).locator(".pf-v6-c-alert");
      await expect(alert).toContainText(words[fault]);
      await expect(alert).toHaveCount(1);
      await shellSurvives(page);
      if (fault === 403) await expect(alert.getByRole("button", { name: "Sign out" })).toBeVisible();
      lift();
      await alert.getByRole("button", { name: "Try again" }).click();
      await expect(shows(page), `${fault}`).toBeVisible();
      await expect(alert).toHaveCount(0);
      await expect(page.getByTestId("currentRealm")).toHaveText("Keycloak");
    }
  });

test("server info behind the providers: 403 counts as a server that names none", async ({ page, allowConsole }) => {
  allowConsole(browserLine(403));
  await inject(page, /\/admin\/serverinfo/, 403);
  await open(page, "/master/providers");
  await expect(page.getByRole("grid", { name: "Provider info" })).toBeVisible();
  await expect(page.getByRole("grid", { name: "Provider info" }).getByRole("row")).toHaveCount(1);
  await shellSurvives(page);
});

for (const fault of faults)
  test(`who is signed in: ${fault}`, async ({ page, allowConsole }) => {
    // the clock that runs ahead may cut off what else is on its way
    allowConsole(browserLine(fault), /^warning: (Unable to find out who is signed in|The texts could not be loaded)/);
    await page.clock.install();
    const address = /\/console\/whoami\?/;
    const lift = await inject(page, address, fault);
    const requested = page.waitForRequest(address);
    await page.goto(addressOf("/master/realms"));
    await requested;
    if (fault === "hang") {
      const shown = await untilShown(page);
      await expect(shown).toContainText("The server has not answered yet.");
      await shown.getByRole("button", { name: "Stop waiting" }).click();
    }
    await expect(table(page)).toBeVisible();
    await expect(page.getByTestId("add-realm")).toHaveCount(0);
    await shellSurvives(page);
    lift();
    await page.reload();
    await expect(page.getByTestId("add-realm")).toBeVisible();
  });

for (const fault of faults)
  test(`texts: ${fault}`, async ({ page, allowConsole }) => {
    allowConsole(browserLine(fault), /^warning: The texts could not be loaded/);
    const address = /\/resources\/master\/admin\/en/;
    const lift = await inject(page, address, fault);
    await page.clock.install();
    await page.goto(addressOf("/master/realms"));
    const grid = page.getByRole("grid", { name: "selectRealm" });
    // they are requested again after ever longer pauses, and given up after 15 s without an answer
    await expect(async () => {
      await page.clock.fastForward(6_000);
      await expect(grid).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
    await expect(page.getByTestId("refresh")).toHaveText("refresh");
    await expect(page.getByTestId("nav-item-realms")).toBeVisible();
    lift();
    await page.reload();
    await expect(table(page)).toBeVisible();
    await expect(page.getByTestId("refresh")).toHaveText("Refresh");
  });

test.describe("writes", () => {
  const refused = (status: number, headers: Record<string, string> = {}) => ({
    status,
    headers,
    json: { errorMessage: `${MESSAGE} (${status})` },
  });
  const posts = /\/admin\/realms\/?$/;

  for (const status of [409, 500])
    test(`creating answers ${status}: shown exactly, nothing lost, works again`, async ({
      page,
      allowConsole,
      deleteLater,
    }) => {
      allowConsole(new RegExp(`status of ${status}`));
      const name = uniqueName("refused");
      deleteLater(name);
      await open(page, "/master/realms");
      await openCreate(page);
      await page.getByTestId("realm").fill(name);
      await page.route(posts, (route) => route.fulfill(refused(status)));
      await page.getByTestId("create").click();
      await expect(page.getByTestId("last-alert")).toHaveText(`Could not create realm ${MESSAGE} (${status})`);
      await expect(page.getByTestId("realm")).toHaveValue(name);
      await page.unroute(posts);
      await page.getByTestId("create").click();
      await expect(page.getByTestId("last-alert")).toHaveText("Realm created successfully");
      expect(await admin.realms.findOne({ realm: name })).toMatchObject({ realm: name });
    });

  test("creating answers 503 with Retry-After: shown, requested again by itself", async ({
    page,
    allowConsole,
    deleteLater,
  }) => {
    allowConsole(/status of 503/);
    const name = uniqueName("busy");
    deleteLater(name);
    await open(page, "/master/realms");
    await openCreate(page);
    await page.getByTestId("realm").fill(name);
    await page.clock.install();
    await page.route(posts, (route) => route.fulfill(refused(503, { "Retry-After": "20" })), { times: 1 });
    await page.getByTestId("create").click();
    const shown = page.getByTestId("waiting-calls");
    await expect(shown).toContainText("The server is busy and asks to wait.");
    await page.clock.fastForward(20_500);
    await expect(page.getByTestId("last-alert")).toHaveText("Realm created successfully");
    await expect(shown).toHaveCount(0);
    expect(await admin.realms.findOne({ realm: name })).toMatchObject({ realm: name });
  });

  test("creating hangs: shown after 15 s, can be given up, nothing lost", async ({ page }) => {
    const name = uniqueName("hangs");
    await open(page, "/master/realms");
    await openCreate(page);
    await page.getByTestId("realm").fill(name);
    await page.clock.install();
    await inject(page, posts, "hang", "POST");
    const requested = page.waitForRequest(posts);
    await page.getByTestId("create").click();
    await requested;
    const shown = await untilShown(page);
    await shown.getByRole("button", { name: "Stop waiting" }).click();
    await expect(page.getByTestId("create")).toBeEnabled();
    await expect(page.getByTestId("realm")).toHaveValue(name);
    await page.getByTestId("cancel").click();
  });

  for (const fault of ["network", "garbage"] as const)
    test(`creating fails by ${fault}: shown in words, nothing lost`, async ({ page, allowConsole }) => {
      allowConsole(browserLine(fault));
      await open(page, "/master/realms");
      await openCreate(page);
      await page.getByTestId("realm").fill("never");
      await inject(page, posts, fault, "POST");
      await page.getByTestId("create").click();
      await expect(page.getByTestId("last-alert")).toContainText("Could not create realm");
      // without a Location header nothing was made, whoever answered
      const shown = fault === "garbage" ? "location header is not found" : words[fault];
      await expect(page.getByTestId("last-alert")).toContainText(shown);
      await expect(page.getByTestId("realm")).toHaveValue("never");
      await page.getByTestId("cancel").click();
    });

  for (const status of [409, 500])
    test(`deleting answers ${status}: shown exactly, the row stays`, async ({ page, allowConsole }) => {
      allowConsole(new RegExp(`status of ${status}`));
      const name = uniqueName("stays");
      await createRealm({ realm: name });
      await open(page, listOf(name));
      await page.route(new RegExp(`/admin/realms/${name}$`), (route) => route.fulfill(refused(status)));
      await chooseDelete(page, name);
      await page.getByTestId("confirm-text").fill(name);
      await page.getByTestId("confirm").click();
      await expect(page.getByTestId("last-alert")).toHaveText(`Could not delete the provider ${MESSAGE} (${status})`);
      await expect(row(page, name)).toBeVisible();
    });

  test("deleting several of which one is refused: the others go, that one is named and stays", async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/status of 500/);
    const prefix = uniqueName("partly");
    for (const end of ["a", "b", "c"]) await createRealm({ realm: `${prefix}-${end}` });
    await open(page, listOf(prefix));
    await page.route(new RegExp(`/admin/realms/${prefix}-b$`), (route) => route.fulfill(refused(500)));
    await expect(row(page, `${prefix}-b`)).toBeVisible();
    await page.locator('input[name="check-all"]').check();
    await page.getByTestId("table-toolbar").getByTestId("kebab").click();
    await page.getByTestId("delete").click();
    await page.getByTestId("confirm-text").fill("3");
    await page.getByTestId("confirm").click();
    await expect(page.getByTestId("last-alert")).toHaveText(
      `Could not delete the provider ${prefix}-b: ${MESSAGE} (500)`,
    );
    await expect.poll(() => names(page)).toEqual([`${prefix}-b`]);
    await expect(page.getByTestId("table-toolbar").getByTestId("kebab")).toBeDisabled();
  });
});
