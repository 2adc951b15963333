// What specs do on the settings of a realm.
import type { Page } from "@playwright/test";
import { addressOf } from "../../../src/routes";
import { routes } from "../../../src/siteMap";
import { admin } from "../server";

/** Address of a tab. */
export const at = (realm: string, tab: string, subtab?: string) =>
  addressOf(routes["realm-settings"], { realm, tab, ...(subtab && { subtab }) });
/** The realm as the server has it. */
export const settings = async (realm: string) => (await admin.realms.findOne({ realm })) ?? {};

/** Chooses of a select, by the id of its toggle. */
export async function pick(page: Page, id: string, option: string) {
  await page.locator(`#${id}`).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** Types a time and chooses its unit. */
export async function time(page: Page, testId: string, prefix: string, value: string, unit: string) {
  await page.getByTestId(testId).fill(value);
  await page.locator(`#${prefix}-select-menu`).getByRole("button").click();
  await page.getByRole("option", { name: unit, exact: true }).click();
}
