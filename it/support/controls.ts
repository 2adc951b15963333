// Controls that the pages share.
import type { Page } from "@playwright/test";

/** The alert that was shown last. */
export const lastAlert = (page: Page) => page.getByTestId("last-alert");

/** Chooses an option of a select by the id of its toggle. */
export async function choose(page: Page, id: string, option: string): Promise<void> {
  await page.locator(`[id="${id}"]`).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}
