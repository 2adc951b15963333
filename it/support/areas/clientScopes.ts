// Client scopes that a spec makes by REST, and the list, form and mapper pages as automation finds them.
import type ClientScopeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientScopeRepresentation";
import type { Page } from "@playwright/test";
import { adminClient } from "../../../maven/theme.mjs";
import { lastAlert } from "../controls";
import { admin, server } from "../server";
import { expect } from "../test";

/** Makes a client scope. @returns its id */
export async function makeScope(realm: string, name: string, rest: ClientScopeRepresentation = {}): Promise<string> {
  const { id } = await admin.clientScopes.create({ realm, name, protocol: "openid-connect", ...rest });
  return id;
}

/** The scope as the server has it. */
export async function scopeNow(realm: string, id: string): Promise<ClientScopeRepresentation> {
  const scope = await admin.clientScopes.findOne({ realm, id });
  if (!scope) throw new Error(`There is no client scope ${id}.`);
  return scope;
}

const lists = adminClient(server.url);

/** The type of a scope as the realm's two lists say it. */
export async function typeNow(realm: string, id: string): Promise<string> {
  const isIn = (list: ClientScopeRepresentation[]) => list.some((scope) => scope.id === id);
  // these two calls take no realm as argument
  lists.setConfig({ realmName: realm });
  if (isIn(await lists.clientScopes.listDefaultClientScopes())) return "default";
  return isIn(await lists.clientScopes.listDefaultOptionalClientScopes()) ? "optional" : "none";
}

/** The list of client scopes, or of the mappers of one. */
export const table = (page: Page) => page.getByRole("grid", { name: "Client scopes", exact: true });

/** Rows whose name cell says exactly this. */
export const row = (page: Page, name: string) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name, exact: true }) });

/** The texts of a column, counted with the checkbox as 0. */
export const column = (page: Page, index: number) =>
  table(page)
    .locator(`tbody tr td:nth-child(${index + 1})`)
    .allInnerTexts();

/** Searches in the list that is shown. */
export async function search(page: Page, text: string): Promise<void> {
  const input = page.getByTestId("table-search-input").getByRole("textbox", { name: "search" });
  await input.fill(text);
  await input.press("Enter");
}

/** Saves the form that is shown and waits for the alert. */
export async function save(page: Page, told: string | RegExp): Promise<void> {
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText(told);
}

/** Address of a scope's tab. */
export const scopeAt = (realm: string, id: string, tab = "settings") => `/${realm}/client-scopes/${id}/${tab}`;

/** Id of the scope whose settings the page shows after it was made. */
export async function shownId(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/client-scopes\/[^/]+\/settings$/);
  return /client-scopes\/([^/]+)/.exec(page.url())?.[1] ?? "";
}
