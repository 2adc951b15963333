// What every supported server must have and must not have, place by place.
import type { Page } from "@playwright/test";
import { dotted } from "../../../src/kit/form/fieldProps";
import { admin, server } from "../../support/server";
import { expect, test, visit } from "../../support/test";
import { type Row, rows } from "./rows";
import { doors, makePlaces } from "./samples";
import { unseen } from "./unseen";

/** The controls and help of this name; a selector is taken as it is. */
function named(page: Page, shows: string) {
  if (/[=\s#]/.test(shows)) return page.locator(shows);
  const [group = "", ...name] = shows.split(".");
  const ids = [shows, `${group}.${dotted(name.join("."))}`].flatMap((id) => [id, `help-label-${id}`]);
  return page.locator(ids.map((id) => `[data-testid="${id}"]`).join());
}

/** Whether the server has what a row is about. */
function isHere({ from, to = "27", feature }: Row, features: ReadonlySet<string>): boolean {
  return from <= server.version && server.version < to && (feature === undefined || features.has(feature));
}

test("what this server has shows, and what it lacks does not @smoke", async ({ page, realm, allowConsole }) => {
  test.slow();
  // places of what the server lacks
  allowConsole(/status of (400|404)/);
  const info = await admin.serverInfo.find();
  const features = new Set((info.features ?? []).flatMap(({ name, enabled }) => (name && enabled ? [name] : [])));
  const places = await makePlaces(realm);
  for (const [name, address] of Object.entries(places)) {
    const here = rows.filter(({ at }) => at === name);
    await openPlace(page, realm, name, address);
    // what is there first: then nothing more comes
    for (const row of here.filter((one) => isHere(one, features)))
      await expect.soft(named(page, row.shows).first(), `${name}: ${row.what}`).toBeVisible();
    for (const row of here.filter((one) => !isHere(one, features)))
      await expect.soft(named(page, row.shows), `${name}: no ${row.what}`).toHaveCount(0);
  }
  for (const { what, from, why } of unseen)
    test.info().annotations.push({ type: "not shown", description: `${from} ${what}: ${why}` });
});

async function openPlace(page: Page, realm: string, name: string, address: string) {
  await visit(page, address.startsWith("/") ? address : `/${realm}/${address}`);
  await expect(page.getByRole("progressbar"), name).toHaveCount(0);
  await doors.get(name)?.(page);
}
