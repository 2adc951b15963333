// The accessibility checker in the page.
import axe from "axe-core";
import type { Page } from "@playwright/test";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The rules that colours decide about; they take most of the time. */
const CONTRAST = ["color-contrast", "link-in-text-block"];

/** What axe is told, by the rules that are meant. */
const OPTIONS = {
  all: {},
  contrast: { runOnly: CONTRAST },
  others: { rules: Object.fromEntries(CONTRAST.map((rule) => [rule, { enabled: false }])) },
};

/**
 * Lets axe look at the whole page. Its script is put there once per load: that takes longer than looking. Frames are
 * left out: the console shows none.
 * @param rules "all" that are on by default, those about "contrast", or the "others": colours depend on neither width nor direction
 * @returns the serious and critical findings, in words
 */
export async function findings(page: Page, rules: keyof typeof OPTIONS = "all"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (options) => (await window.axe?.run({ resultTypes: ["violations"], iframes: false, ...options }))?.violations,
    OPTIONS[rules],
  );
  if (!violations) throw new Error("axe did not run.");
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join("\n")}`,
    );
}
