// Texts in a page whose direction is that of the page and not their own.
import type { Locator, Page } from "@playwright/test";

/** What names the page that is shown: its heading and its breadcrumbs. */
export const titles = (page: Page): Locator => page.locator('main h1[tabindex="-1"], .pf-v6-c-breadcrumb__item');

/** Cells of lists and trees that name what the samples of a realm are called, which is what administrators typed. */
export const sampleCells = (page: Page): Locator =>
  page.locator("main :is(td, [role=gridcell], [role=treeitem])").filter({ hasText: /sample/ });

/** The texts in these elements that are not alone in an element of their own direction: their marks would move. */
export const undirected = (shown: Locator): Promise<string[]> =>
  shown.evaluateAll((elements) => {
    const isOwn = (element: Element) =>
      element.matches("bdi, [dir=auto]") || getComputedStyle(element).unicodeBidi === "plaintext";
    const isDirected = (text: Node) => {
      let element = text.parentElement;
      while (element && !isOwn(element)) element = element.parentElement;
      return element?.textContent === text.textContent;
    };
    const textsOf = (element: Element): Node[] => {
      const texts: Node[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      // what only a screen reader says has no place on a line
      while (walker.nextNode())
        if (!walker.currentNode.parentElement?.closest(".pf-v6-screen-reader")) texts.push(walker.currentNode);
      return texts;
    };
    return elements
      .flatMap(textsOf)
      .filter((text) => text.textContent?.trim() && !isDirected(text))
      .map((text) => text.textContent ?? "");
  });
