// What happened lately, with one click; events that cannot be read.
import type { Page } from "@playwright/test";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createUser, uniqueName } from "../../support/server";
import { makeClient, signInAs } from "../../support/signIns";
import { expect, open, test, visit } from "../../support/test";

const rowsOf = (page: Page) => page.getByRole("grid", { name: "Events" }).locator("tbody tr:visible");

/** One user who has signed in once, at a client of its own. */
async function oneSignIn(realm: string) {
  await admin.realms.update({ realm }, { eventsEnabled: true, enabledEventTypes: ["LOGIN"] });
  const { clientId: app } = await makeClient(realm);
  const { username } = await createUser(realm, uniqueName("who"));
  await signInAs(realm, app, username);
  return { app, username };
}

test("the latest events: of an hour, a day or a week, in the address, and taken away again", async ({
  page,
  realm,
}) => {
  const { app } = await oneSignIn(realm);
  await open(page, `/${realm}/events?client=${app}`);
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(1);
  // relative, so that a row is one line; the exact one is the tooltip
  await expect(rows.locator("time")).toHaveText(/now|ago/);
  await expect(rows.locator("time")).toHaveAttribute("title", /20\d\d/);
  for (const [name, hours] of [
    ["1 hr", 1],
    ["24 hr", 24],
    ["7 days", 168],
  ] as const) {
    await page.getByRole("group", { name: "Latest" }).getByRole("button", { name }).click();
    await expect(page.getByTestId("zoomed")).toBeVisible();
    const from = Number(/from=(\d{13})(&|$)/.exec(page.url())?.[1]);
    expect(Math.round((Date.now() - from) / 360_000) / 10).toBe(hours);
    await expect(rows).toHaveCount(1);
  }
  await page.getByTestId("zoomed").getByRole("button").click();
  await expect(page).not.toHaveURL(/from=/);
  // a time without events: they are searched, and all filters end with one button
  await visit(page, `/${realm}/events?from=1&to=2`);
  await expect(page.getByRole("heading", { name: "No search results" })).toBeVisible();
  await expect(page.getByTestId("dropdown-panel-btn")).toBeVisible();
  await page.getByRole("button", { name: "Clear all filters" }).click();
  await expect(rows.first()).toBeVisible();
  await expect(page.getByTestId("zoomed")).toHaveCount(0);

  // what is no time restricts nothing, and can be taken away
  for (const search of ["from=2026-01-01", "from=9999999999999999", "to=never"]) {
    await visit(page, `/${realm}/events?${search}`);
    await expect(rows).toHaveCount(1);
    await page.getByTestId("zoomed").getByRole("button").click();
    await expect(page).not.toHaveURL(/(from|to)=/);
  }

  // over time: as wide as the list, in a narrow window as well
  await page.getByTestId("event-overview").click();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByTestId("time-axis")).toBeVisible();
    const [bars, list] = [await page.locator(".gh-bars").boundingBox(), await page.getByRole("grid").boundingBox()];
    expect(bars?.width).toBeGreaterThan(0.85 * (list?.width ?? 0));
    expect((bars?.x ?? 0) + (bars?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});

test("what cannot be read is told, and requested again: the events, and who is searched for", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  const { app, username } = await oneSignIn(realm);
  const lift = await inject(page, /\/events\?/, 500);
  await open(page, `/${realm}/events?client=${app}`);
  await expect(page.locator("main")).toContainText(MESSAGE);
  lift();
  const again = page.getByRole("button", { name: "Try again" });
  await again.click();
  await expect(rowsOf(page)).toHaveCount(1);

  // a name that is not known is no search without result
  const liftNames = await inject(page, /\/users\/?\?.*username=/, 500);
  const requested: string[] = [];
  page.on("request", (request) => /\/events\?.*user=/.test(request.url()) && requested.push(request.url()));
  await visit(page, `/${realm}/events?client=${app}&user=${username}`);
  await expect(page.locator("main")).toContainText(MESSAGE);
  expect(requested).toEqual([]);
  liftNames();
  await again.click();
  await expect(rowsOf(page)).toHaveCount(1);
});
