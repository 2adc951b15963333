// No serious or critical finding of axe on any place: light, dark, right to left, 360 px; dialogs and menus open. At 360 px
// nothing is wider than the window. Right to left, headings, breadcrumbs and names in cells have a direction
// of their own.
import type { Page } from "@playwright/test";
import { findings, type Rules } from "../../support/axe";
import { sampleCells, titles, undirected } from "../../support/direction";
import { reader, speak } from "../../support/locales";
import { everyAddress, serverAddresses } from "../../support/places";
import { expect, open, test as base, settled, visit, waitFor } from "../../support/test";

interface Look {
  name: string;
  colorScheme: "dark" | "light";
  narrow: boolean;
  rules: Rules;
}
const light: Look = { name: "light", colorScheme: "light", narrow: false, rules: "all" };
const dark: Look = { name: "dark", colorScheme: "dark", narrow: false, rules: "contrast" };
const narrow: Look = { name: "360 px", colorScheme: "light", narrow: true, rules: "all" };
/** Colours decide about contrast, width about what is shown: in these two looks a page has had both colours and both widths. */
const bothOfEach: Look[] = [light, { ...narrow, name: "dark, 360 px", colorScheme: "dark" }];

/** Gives the page a look where it has another, and waits until all of it is there and has it. */
async function wear(page: Page, { name, colorScheme, narrow }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(narrow ? { width: 360, height: 640 } : { width: 1280, height: 900 });
  await waitFor(
    `${page.url()} is ${name}`,
    page.waitForFunction(
      ({ dark, hidden }) =>
        document.documentElement.classList.contains("pf-v6-theme-dark") === dark &&
        document.querySelector("#page-sidebar")?.ariaHidden === hidden &&
        !document.querySelector("[role=progressbar]") &&
        !!document.querySelector("main h1")?.checkVisibility(),
      { dark: colorScheme === "dark", hidden: String(narrow) },
    ),
  );
}

/** Neither the page nor what holds it scrolls sideways, and menus and dialogs are inside the window. */
async function fits(page: Page, what: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const frames = [document.documentElement, ...document.querySelectorAll("#kc-main-content-page-container")];
    const open = [...document.querySelectorAll("[role=menu], [role=dialog]")];
    const isOutside = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < 0 || right > innerWidth;
    };
    return [
      ...frames.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
      ...open.filter(isOutside),
    ].map(({ tagName, id, className, scrollWidth }) => `${tagName}#${id}.${className} ${scrollWidth}`);
  });
  expect(wide, `${what}: wider than the window`).toEqual([]);
}

const test = base.extend<{ scan: (page: Page, what: string, look: Look) => Promise<void> }>({
  scan: async ({ problems }, use) => {
    await use(async (page, what, look) => {
      await wear(page, look);
      expect(problems, "before axe, which itself violates the page's policy").toEqual([]);
      await settled(page);
      if (look.narrow) await fits(page, what);
      const found = await findings(page, look.rules);
      problems.length = 0;
      expect(found, `${what}, ${look.name}`).toEqual([]);
    });
  },
});

// axe reads every element of long pages; the workers share the tests
test.describe.configure({ mode: "parallel" });

/** Every PARTS-th address from one on: so many tests share the places. */
const PARTS = 3;
const share = (addresses: string[], part: number) => addresses.filter((_, index) => index % PARTS === part);

for (let part = 0; part < PARTS; part++) {
  test(`every place, part ${part + 1}`, async ({ page, realm, scan }) => {
    const all = [...(await serverAddresses()), ...(await everyAddress(realm))];
    for (const [index, address] of share(all, part).entries()) {
      await visit(page, address);
      // the next one opens in the last look of the one before
      for (const look of index % 2 === 0 ? bothOfEach : bothOfEach.toReversed()) await scan(page, address, look);
    }
  });

  test(`every place right to left, part ${part + 1}`, async ({ signedOutPage: page, realm, scan }) => {
    await speak(realm, ["en", "ar"]);
    const as = await reader(realm, "ar").catch(() => ({ username: "reader-ar", password: "reader-ar" }));
    // colours are the same in both directions; the places share the widths
    const directed = [light, narrow].map((look): Look => ({ ...look, rules: "structure" }));
    const addresses = share(await everyAddress(realm), part);
    for (const look of directed)
      for (const address of addresses.filter((_, index) => directed[index % 2] === look)) {
        await visit(page, address, { realm, as });
        await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
        await scan(page, address, look);
        const undirectedNames = [
          ...(await undirected(titles(page))),
          ...(await undirected(sampleCells(page))).filter((text) => text.includes("sample")),
        ];
        expect(undirectedNames, `${address}: without a direction of its own`).toEqual([]);
      }
  });
}

for (const look of [dark, light, narrow])
  test(`dialogs and menus: ${look.name}`, async ({ page, realm, scan }) => {
    await open(page, `/master/realms?search=${realm}`);
    await wear(page, look);
    await page.getByRole("grid").getByRole("button", { name: "Kebab toggle" }).click();
    await scan(page, "menu of a row", look);
    await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await scan(page, "delete dialog", look);
    await page.getByTestId("cancel").click();
    await page.getByTestId("add-realm").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.getByTestId("create").click();
    await expect(page.getByTestId("realm-helper")).toBeVisible();
    await page.locator(".w-tc-editor-text").fill(`{ "realm": "x", "enabled": true, "n": 1 }`);
    await scan(page, "create dialog", look);
    await page.getByTestId("cancel").click();
    for (const menu of look.narrow ? ["options-kebab-toggle"] : ["options-toggle", "help-toggle"]) {
      await page.getByTestId(menu).click();
      await expect(page.getByRole("menuitem").first()).toBeVisible();
      await scan(page, menu, look);
      await page.keyboard.press("Escape");
    }
  });
