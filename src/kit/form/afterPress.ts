let isPressed = false;
const ENDS = ["pointerup", "pointercancel"] as const;

document.addEventListener("pointerdown", () => (isPressed = true), true);
for (const end of ENDS) document.addEventListener(end, () => (isPressed = false), true);

/**
 * Runs what follows from a field that is left: at once, or after the click by which it is left. An error that shows while
 * the button of the mouse is down moves what is below the pointer, and the click would hit nothing.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) return run();
  const released = new AbortController();
  const end = () => {
    released.abort();
    // the click comes after this event
    setTimeout(run);
  };
  for (const name of ENDS) document.addEventListener(name, end, { capture: true, signal: released.signal });
}
