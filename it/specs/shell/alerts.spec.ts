// Alerts never lie over what can be clicked: the page, its menus and dialogs end above them.
import type { Page } from "@playwright/test";
import { browserLine, inject } from "../../support/faults";
import { newRole } from "../../support/areas/roleMapping";
import { admin, uniqueName } from "../../support/server";
import { expect, open, settled, test } from "../../support/test";

const alerts = (page: Page) => page.getByTestId("global-alerts");
// by their element: beside an open dialog nothing else has a role
const shownAlerts = (page: Page) => alerts(page).locator("li");

/** Lets alerts stay: they go after 8 s, and a busy machine takes that long for a test. */
const keepAlerts = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout;
    const longer = (run: TimerHandler, delay?: number) => wait(run, delay === 8000 ? 600_000 : delay);
    Object.assign(window, { setTimeout: longer });
  });

/** What can be used within an element and is not hit at its middle, also when it is scrolled to. */
const notHit = (page: Page, within: string) =>
  page.evaluate((selector) => {
    const shown = document.querySelector('[data-testid="global-alerts"]');
    const controls = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((part) => [
      ...part.querySelectorAll<HTMLElement>("a[href], button, input, textarea, [role=menuitem], [role=tab]"),
    ]);
    const isHit = (control: HTMLElement) => {
      control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { x, y, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      if (hit === null || shown?.contains(hit)) return false;
      // what belongs to it: its icon, its label, the field around an input
      const own = [control, ...(control.closest("label, .pf-v6-c-check, .pf-v6-c-switch")?.children ?? [])];
      if (own.some((one) => one.contains(hit) || hit.contains(one))) return true;
      // an open menu covers what is below it, and goes with the next click
      return !control.closest(".pf-v6-c-menu") && hit.closest(".pf-v6-c-menu") !== null;
    };
    const usable = controls.filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(":disabled"),
    );
    return { some: usable.length > 0, not: usable.filter((control) => !isHit(control)).map((one) => one.outerHTML) };
  }, within);

const MASTHEAD = '[data-testid="page-header"]';
const MAIN = "#kc-main-content-page-container";
const DIALOG = '[role="dialog"]';

/** Expects that everything in a part of the page can be clicked while three alerts are shown. */
async function isFree(page: Page, part: string): Promise<void> {
  await settled(page);
  await expect(shownAlerts(page), part).toHaveCount(3);
  expect(await notHit(page, part), part).toEqual({ some: true, not: [] });
}

/** Saves a role whose write is refused, three times. */
async function raise(page: Page, realm: string): Promise<void> {
  await keepAlerts(page);
  const id = await newRole(realm, uniqueName("alerts"));
  await open(page, `/${realm}/roles/${id}/details`);
  const lift = await inject(page, /\/roles-by-id\/[^/]+$/, 500, "PUT");
  await page.getByTestId("description").fill("changed");
  for (let n = 1; n <= 3; n++) {
    await page.getByTestId("save").click();
    await expect(shownAlerts(page)).toHaveCount(n);
  }
  lift();
}

for (const width of [1920, 1440, 1024, 768, 360])
  test(`at ${width} pixels: masthead, form and menus beside three alerts`, async ({ page, realm, allowConsole }) => {
    allowConsole(browserLine(500));
    await page.setViewportSize({ width, height: 740 });
    await raise(page, realm);
    await expect(page.getByTestId("last-alert")).toContainText("Could not save");
    await expect(alerts(page)).toBeInViewport({ ratio: 1 });
    await isFree(page, MASTHEAD);
    await isFree(page, MAIN);
    await page.getByTestId("action-dropdown").click();
    await isFree(page, MAIN);
    await page.getByRole("menuitem", { name: "Delete this role" }).click();
    await isFree(page, DIALOG);
    await page.getByRole("dialog").getByTestId("cancel").click();
    if (width < 1200) await page.locator("#nav-toggle").click();
    await isFree(page, "#page-sidebar");
  });

for (const width of [1440, 360])
  test(`at ${width} pixels: toolbar, rows, row menu and dialogs beside three alerts`, async ({ page }) => {
    await keepAlerts(page);
    await page.setViewportSize({ width, height: 740 });
    // the caches of the server are those of all specs
    await page.route(/\/clear-[a-z]+-cache$/, (route) => route.fulfill({ status: 204 }));
    await open(page, "/master/roles");
    await expect(page.getByRole("grid").getByRole("link").first()).toBeVisible();
    const before = await page.locator(MAIN).boundingBox();
    await page.getByTestId(width < 768 ? "options-kebab-toggle" : "options-toggle").click();
    await page.getByRole("menuitem", { name: "Clear caches" }).click();
    const clear = page.getByRole("dialog").getByRole("button", { name: "Clear", exact: true });
    const { y } = (await page.getByRole("dialog").boundingBox()) ?? {};
    for (let n = 0; n < 3; n++) await clear.nth(n).click();
    await isFree(page, DIALOG);
    // a dialog in the middle stays where it is
    if (width === 1440) expect((await page.getByRole("dialog").boundingBox())?.y).toBe(y);
    await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
    await isFree(page, MASTHEAD);
    await isFree(page, MAIN);
    await page.getByRole("button", { name: "Kebab toggle" }).last().click();
    await isFree(page, MAIN);
    // they are gone, and the page has the window again
    for (let n = 2; n >= 0; n--) {
      await page.getByTestId("last-alert").getByRole("button").click();
      await expect(shownAlerts(page)).toHaveCount(n);
    }
    expect(await page.locator(MAIN).boundingBox()).toEqual(before);
  });

test("the settings of a step at the end side beside three alerts", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(500));
  const flows = admin.authenticationManagement;
  await keepAlerts(page);
  const alias = uniqueName("beside");
  const { id } = await flows.createFlow({ realm, alias, providerId: "basic-flow", topLevel: true, builtIn: false });
  await flows.addExecutionToFlow({ realm, flow: alias, provider: "identity-provider-redirector" });
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await open(page, `/${realm}/authentication/${id}/notInUse`);
    await page.getByRole("treegrid").getByRole("button", { name: "Settings" }).click();
    const lift = await inject(page, /\/config$/, 500, "POST");
    await page.getByTestId("alias").fill("refused");
    for (let n = 1; n <= 3; n++) {
      await page.getByTestId("save").click();
      await expect(shownAlerts(page)).toHaveCount(n);
    }
    lift();
    await isFree(page, DIALOG);
  }
});

test("the buttons of a form with changes stay where they are when an alert goes", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  // so low that the buttons are at its lower edge
  await page.setViewportSize({ width: 1280, height: 500 });
  await raise(page, realm);
  const box = () => page.getByTestId("save").boundingBox();
  const before = await box();
  while ((await shownAlerts(page).count()) > 0) await shownAlerts(page).last().getByRole("button").click();
  expect(await box()).toEqual(before);
  // without changes the page has the window for itself again
  await page.getByTestId("cancel").click();
  const end = () => page.evaluate(() => document.querySelector("#app > *")?.getBoundingClientRect().bottom);
  await expect.poll(end).toBe(page.viewportSize()?.height);
});
