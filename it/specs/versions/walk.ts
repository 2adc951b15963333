// Walks the places of a server and holds it to the table of rows.
import type KeycloakAdminClient from "@keycloak/keycloak-admin-client";
import type { Page } from "@playwright/test";
import { dotted } from "../../../src/kit/form/fieldProps";
import { match } from "../../../src/routes";
import { server } from "../../support/server";
import { expect, visit } from "../../support/test";
import { type Row, rows } from "./rows";
import { doors, makePlaces } from "./samples";

/** The controls and help of this name; a selector is taken as it is. */
function named(page: Page, shows: string) {
  if (/[=\s#]/.test(shows)) return page.locator(shows);
  const [group = "", ...name] = shows.split(".");
  const ids = [shows, `${group}.${dotted(name.join("."))}`].flatMap((id) => [id, `help-label-${id}`]);
  return page.locator(ids.map((id) => `[data-testid="${id}"]`).join());
}

/** Whether a server of this version can have what a row is about. */
const isKnown = ({ from, to = "27" }: Row) => from <= server.version && server.version < to;

/**
 * Opens every place of a server, of the version of the shared one: what it has shows, and what it lacks or has switched off
 * does not. A place that is off as a whole is not found.
 * @param target.url of the server, and target.admin who makes the objects in the realm there
 */
export async function walk(page: Page, realm: string, { url, admin }: { url: string; admin: KeycloakAdminClient }) {
  const serverInfo = await admin.serverInfo.find();
  const { features = [] } = serverInfo;
  const unknown = rows.filter(
    (row) => isKnown(row) && row.feature && !features.some(({ name }) => name === row.feature),
  );
  expect(unknown, "names of features that the server does not have").toEqual([]);

  const on = new Set(features.flatMap(({ name, enabled }) => (enabled ? [name] : [])));
  const isHere = (row: Row) => isKnown(row) && (row.feature === undefined || on.has(row.feature));
  const facts = { held: [], inMasterRealm: true, realm: undefined, serverInfo };
  for (const [name, place] of Object.entries(await makePlaces(realm, admin, on))) {
    const address = place.startsWith("/") ? place : `/${realm}/${place}`;
    const here = rows.filter(({ at }) => at === name);
    await visit(page, address, { url });
    const [path = ""] = address.split("?");
    if (match(path)?.place.when?.(facts) === false)
      await expect.soft(page.getByRole("heading", { level: 1 }), name).toHaveText("Page not found");
    else await doors.get(name)?.(page);
    const there = here.filter(isHere);
    // what is there first: then nothing more comes
    for (const row of there) await expect.soft(named(page, row.shows).first(), `${name}: ${row.what}`).toBeVisible();
    // a control that only newer servers can switch off has two rows
    for (const row of here.filter(({ shows }) => !there.some((one) => one.shows === shows)))
      await expect.soft(named(page, row.shows), `${name}: no ${row.what}`).toHaveCount(0);
  }
}
