// The accessibility checker in the page.
import axe from "axe-core";
import type { Page } from "@playwright/test";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The rules that colours decide about. */
const CONTRAST = ["color-contrast", "link-in-text-block"];

/** Which rules decide: all that are on by default, those about colours, or all others. */
export type Rules = "all" | "contrast" | "structure";

const options: Record<Rules, axe.RunOptions> = {
  all: {},
  contrast: { runOnly: CONTRAST },
  structure: { rules: Object.fromEntries(CONTRAST.map((rule) => [rule, { enabled: false }])) },
};

/**
 * Lets axe look at the whole page. Its script is put there once per load: that takes longer than looking. Frames are
 * left out: the console shows none. No rule that is on reads style sheets, so that they need not be loaded once more.
 * @returns the serious and critical findings, in words
 */
export async function findings(page: Page, rules: Rules = "all"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (some) =>
      (await window.axe?.run({ resultTypes: ["violations"], iframes: false, preload: false, ...some }))?.violations,
    options[rules],
  );
  if (!violations) throw new Error("axe did not run.");
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join("\n")}`,
    );
}
