/**
 * Runs something when the browser has nothing else to do; in Safari, which cannot tell, after what it does now.
 * @returns takes it back
 */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, 1);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run);
  return () => cancelIdleCallback(id);
}
