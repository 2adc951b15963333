// Controls that the pages share.
import { expect, type Locator, type Page } from "@playwright/test";

/** The alert that was shown last. */
export const lastAlert = (page: Page) => page.getByTestId("last-alert");

/** Turns a switch that writes at once. Its picture lies over the input; and while a write runs, it takes no other. */
export async function flip(control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  await control.click({ force: true });
}

/** Chooses an option of a select by the id of its toggle. */
export async function choose(page: Page, id: string, option: string): Promise<void> {
  await page.locator(`[id="${id}"]`).click();
  // what it is may stand below
  await page
    .getByRole("option")
    .filter({ has: page.getByText(option, { exact: true }) })
    .click();
}

/** A control that writes: the call it makes, and whether it is off because the administrator may not make it. */
interface WriteControl {
  call: string;
  denied: boolean;
  /** Off for another reason, e.g. because nothing is selected. */
  disabled: boolean;
}

/** What opens a menu: of the page, of the selection, of a row. */
const MENUS = [
  ...["action-dropdown", "bulk", "kebab", "mapperAction"].map((id) => `[data-testid="${id}"]`),
  "#mapperAction",
  'td button[aria-label="Kebab toggle"]',
].map((menu) => `main ${menu}:enabled`);

/**
 * The controls of the page that write, those in its menus as well. Looked at in one go within the page: with a real
 * pointer, opening the menus of a list takes longer than all else.
 */
export async function writeControls(page: Page): Promise<WriteControl[]> {
  return page.evaluate(async (menus) => {
    const found = new Map<string, WriteControl>();
    const collect = () => {
      for (const control of document.querySelectorAll<HTMLElement>("main [data-call]")) {
        const { call = "", denied } = control.dataset;
        const one = { call, denied: denied !== undefined, disabled: control.matches(":disabled") };
        found.set(JSON.stringify(one), one);
      }
    };
    const turn = async (toggle: HTMLElement, open: boolean) => {
      toggle.click();
      for (let frames = 0; frames < 600; frames++) {
        const hasMenu = document.querySelector("main [role=menu]") !== null;
        if (toggle.ariaExpanded === String(open) && hasMenu === open) return;
        await new Promise(requestAnimationFrame);
      }
      throw new Error(`This menu does not ${open ? "open" : "close"}: ${toggle.outerHTML}`);
    };
    collect();
    // some are live only while something is selected
    document.querySelector<HTMLElement>('main input[name="checkrow0"]:enabled')?.click();
    await new Promise(requestAnimationFrame);
    collect();
    for (const toggle of document.querySelectorAll<HTMLElement>(menus)) {
      await turn(toggle, true);
      collect();
      await turn(toggle, false);
    }
    return [...found.values()];
  }, MENUS.join());
}
