// The client scopes tab of a client, and what the server says of it.
import type { Page } from "@playwright/test";
import { admin, uniqueName } from "../server";

/** Makes a client with its scopes. @returns its internal id and client id */
export async function makeClient(realm: string, more: object = {}) {
  const clientId = uniqueName("scoped");
  const { id } = await admin.clients.create({ realm, clientId, attributes: { "made.up": "kept" }, ...more });
  return { id, clientId };
}

/** Address of the client scopes tab, of a tab in it, or of the dedicated scope. */
export const scopesAt = (realm: string, id: string, tab = "setup") => `/${realm}/clients/${id}/clientScopes/${tab}`;

/** How a client has a scope, as the server says it. */
export async function assignedNow(realm: string, id: string, name: string) {
  const has = (list: { name?: string }[]) => list.some((scope) => scope.name === name);
  if (has(await admin.clients.listDefaultClientScopes({ realm, id }))) return "default";
  return has(await admin.clients.listOptionalClientScopes({ realm, id })) ? "optional" : "none";
}

/** Chooses an entry of a menu behind a toggle. */
export async function chooseItem(page: Page, toggle: string, item: string): Promise<void> {
  await page.getByTestId(toggle).last().click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}
