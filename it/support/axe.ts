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

/**
 * Lets axe look at the whole page. Its script is put there once per load: that takes longer than looking. Frames are
 * left out: the console shows none.
 * @param rules "all" that are on by default, or those about "contrast"
 * @returns the serious and critical findings, in words
 */
export async function findings(page: Page, rules: "all" | "contrast" = "all"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (runOnly) => (await window.axe?.run({ resultTypes: ["violations"], iframes: false, runOnly }))?.violations,
    rules === "contrast" ? CONTRAST : undefined,
  );
  if (!violations) throw new Error("axe did not run.");
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join("\n")}`,
    );
}
