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

/** A feature of the server, as `GET serverinfo` names it. */
interface Feature {
  name: string;
  enabled: boolean;
}

/** The feature of newer servers that reads stored tokens; older ones always do. */
const STORES_TOKENS = "IDENTITY_BROKERING_API_V1";

/**
 * Places and controls that do not depend on the feature being on now: types of providers, which the server itself lacks
 * without it, and objects that were made with it.
 */
const ofItsOwn = new Set<string>([
  "spiffe provider",
  "kubernetes provider",
  "grant provider",
  "trust provider",
  "new organization",
  "credential",
  "federated client",
  "scopes",
  "keep-email",
]);

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

test("what belongs to a feature does not show where that is off", async ({ page, realm, allowConsole }) => {
  test.slow();
  allowConsole(/status of (400|404)/);
  const belonging = rows.filter(({ at, feature, shows }) => feature && !ofItsOwn.has(at) && !ofItsOwn.has(shows));
  const off = new Set([...belonging.map(({ feature }) => feature), STORES_TOKENS]);
  let storesTokens = true;
  await page.route(/\/admin\/serverinfo/, async (route) => {
    const response = await route.fetch();
    const info: { features?: Feature[] } = await response.json();
    const features = info.features?.map((one) => (off.has(one.name) ? { ...one, enabled: false } : one));
    if (features?.some(({ name }) => name === STORES_TOKENS)) storesTokens = false;
    await route.fulfill({ response, json: { ...info, features } });
  });
  const places = await makePlaces(realm);
  for (const [name, address] of Object.entries(places)) {
    const there = belonging.filter(({ at }) => at === name);
    if (there.length === 0) continue;
    await openPlace(page, realm, name, address);
    for (const row of there) await expect.soft(named(page, row.shows), `${name}: no ${row.what}`).toHaveCount(0);
  }
  await openPlace(page, realm, "provider", places.provider);
  await expect(named(page, "trustEmail").first()).toBeVisible();
  for (const shows of ["storeTokens", "storedTokensReadable"])
    await expect(named(page, shows).first()).toBeVisible({ visible: storesTokens });
});

async function openPlace(page: Page, realm: string, name: string, address: string) {
  await visit(page, address.startsWith("/") ? address : `/${realm}/${address}`);
  await expect(page.getByRole("progressbar"), name).toHaveCount(0);
  await doors.get(name)?.(page);
}
