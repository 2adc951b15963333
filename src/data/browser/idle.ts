/** How long something waits for a browser that always has something to do, in milliseconds. */
const TIMEOUT = 500;

/**
 * Runs something when the browser has nothing else to do, at the latest after half a second; in Safari, which cannot
 * tell, after what it does now.
 * @returns takes it back
 */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, 1);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run, { timeout: TIMEOUT });
  return () => cancelIdleCallback(id);
}
