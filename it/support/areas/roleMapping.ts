// What the specs about role mapping share: roles, clients, the table and the dialog.
import type { Locator, Page } from "@playwright/test";
import { admin } from "../server";
import { open } from "../test";

/** Makes a role of the realm that contains others. @returns its id */
export async function newRole(realm: string, name: string, contains: string[] = []): Promise<string> {
  await admin.roles.create({ realm, name, description: `About ${name}` });
  const id = (await admin.roles.findOneByName({ realm, name }))?.id ?? "";
  if (contains.length > 0) await contain(realm, id, contains);
  return id;
}

export const contain = (realm: string, roleId: string, ids: string[]) =>
  admin.roles.createComposite(
    { realm, roleId },
    ids.map((id) => ({ id })),
  );

/** Makes a client with roles. @returns their ids in order */
export async function newClient(realm: string, clientId: string, roles: string[]): Promise<string[]> {
  const { id } = await admin.clients.create({ realm, clientId });
  for (const name of roles) await admin.clients.createRole({ realm, id, name });
  const made = await admin.clients.listRoles({ realm, id });
  return roles.map((name) => made.find((role) => role.name === name)?.id ?? "");
}

/** Names of the roles that a role contains, as the server knows them. */
export const containedIn = async (realm: string, id: string) =>
  (await admin.roles.getCompositeRoles({ realm, id })).map(({ name }) => name ?? "").sort();

export const table = (page: Page) => page.getByTestId("assigned-roles");
export const dialog = (page: Page) => page.getByRole("dialog");
export const inDialog = (page: Page) => dialog(page).getByRole("grid", { name: "Associated roles", exact: true });
export const rowIn = (of: Locator, name: string) =>
  of.getByRole("row").filter({ has: of.page().getByRole("gridcell", { name, exact: true }) });

/** First cells of a table's rows, in order. */
export const names = (of: Locator, label = "Name") =>
  of.locator(`tbody td[data-label="${label}"]`).evaluateAll((cells) => cells.map((cell) => cell.textContent?.trim()));

export const openRole = (page: Page, realm: string, id: string) => open(page, `/${realm}/roles/${id}/associated-roles`);

export async function choose(page: Page, entry: "client-role" | "roles-role" | "all-roles") {
  await page.getByTestId("add-role-mapping-button").click();
  await page.getByTestId(entry).click();
}

export async function find(page: Page, text: string) {
  const search = dialog(page).getByTestId("table-search-input").getByRole("textbox");
  await search.fill(text);
  await search.press("Enter");
}
