// What happened lately, with one click.
import { admin, createUser, uniqueName } from "../../support/server";
import { makeClient, signInAs } from "../../support/signIns";
import { expect, open, test } from "../../support/test";

test("the latest events: of an hour, a day or a week, in the address, and taken away again", async ({
  page,
  realm,
}) => {
  await admin.realms.update({ realm }, { eventsEnabled: true, enabledEventTypes: ["LOGIN"] });
  const { clientId: app } = await makeClient(realm);
  const user = await createUser(realm, uniqueName("who"));
  await signInAs(realm, app, user.username);
  await open(page, `/${realm}/events?client=${app}`);
  const rows = page.getByRole("grid", { name: "Events" }).locator("tbody tr:visible");
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
