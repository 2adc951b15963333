// Realms that a spec makes and gets rid of, and the realm list as automation finds it.
import type { Page } from "@playwright/test";
import { deleteRealms } from "./server";
import { expect, test as base } from "./test";

export { expect };

interface Fixtures {
  /** Deletes realms after the test that the test makes in the browser. */
  deleteLater: (...names: string[]) => void;
}

export const test = base.extend<Fixtures>({
  deleteLater: async ({}, use) => {
    const names = new Set<string>();
    await use((...more) => more.forEach((name) => names.add(name)));
    await deleteRealms(names);
  },
});

/** Address of the realm list, narrowed to names with this part. */
export const listOf = (search: string) => `/master/realms?search=${encodeURIComponent(search)}`;

/** The table of realms. */
export const table = (page: Page) => page.getByRole("grid", { name: "Select realm", exact: true });

/** First cells of the rows: the names, as automation reads them. */
export const names = (page: Page) => table(page).locator("tbody tr td:nth-child(2)").allInnerTexts();

/** The row of a realm. */
export const row = (page: Page, name: string) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("gridcell", { name, exact: true }) });

/** Opens the menu of a realm's row and chooses to delete it; the dialog is open then. */
export async function chooseDelete(page: Page, name: string): Promise<void> {
  await row(page, name).getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
}

/** Opens the create dialog of the realm list that is shown. */
export async function openCreate(page: Page) {
  await page.getByTestId("add-realm").click();
  const dialog = page.getByRole("dialog", { name: "Create realm", exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}
