// Controls that the pages share.
import type { Page } from "@playwright/test";

/** The alert that was shown last. */
export const lastAlert = (page: Page) => page.getByTestId("last-alert");

/** Chooses an option of a select by the id of its toggle. */
export async function choose(page: Page, id: string, option: string): Promise<void> {
  await page.locator(`[id="${id}"]`).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** A control that writes: the call it makes, and whether it is off because the administrator may not make it. */
interface WriteControl {
  call: string;
  denied: boolean;
  /** Off for another reason, e.g. because nothing is selected. */
  disabled: boolean;
}

/** The controls of the page that write, those in its menus as well. */
export async function writeControls(page: Page): Promise<WriteControl[]> {
  const found: WriteControl[] = [];
  const collect = async () => {
    const here = await page.locator("main [data-call]").evaluateAll((all) =>
      all.map((one) => ({
        call: one.getAttribute("data-call") ?? "",
        denied: one.hasAttribute("data-denied"),
        disabled: one.matches(":disabled"),
      })),
    );
    found.push(...here);
  };
  await collect();
  const select = page.locator('main input[name="checkrow0"]:enabled').first();
  if (await select.isVisible()) await select.check();
  const menus = page.locator(
    'main [data-testid="action-dropdown"]:enabled, main [data-testid="bulk"]:enabled, main [data-testid="kebab"]:enabled, main [data-testid="mapperAction"]:enabled, main #mapperAction:enabled, main td button[aria-label="Kebab toggle"]:enabled',
  );
  for (const menu of (await menus.all()).slice(0, 6)) {
    await menu.click();
    await collect();
    await page.keyboard.press("Escape");
  }
  return found;
}
