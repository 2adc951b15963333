/**
 * Runs what may move the page once the pointer is no longer pressed, at once where it is not: a button that moves between press
 * and release is not clicked.
 */
export function afterPress(run: () => void): void {
  if (!document.documentElement.matches(":active")) return run();
  // the click comes after the release, in the same turn
  addEventListener("mouseup", () => setTimeout(run), { once: true });
}
