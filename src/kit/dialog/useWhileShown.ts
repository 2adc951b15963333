import { useCallback, useEffect, useRef } from "react";
import type { Failure } from "~/data/api/errors";

/**
 * For what follows from an answer of the server: a dialog that was closed meanwhile leads to nothing, and closes none that was
 * opened since.
 * @returns runs something unless the component that called this is gone
 */
export function useWhileShown(): (run: () => void) => void {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return useCallback((run) => isShown.current && run(), []);
}

/**
 * Closes a dialog when what it sent has ended without a failure, unless it was closed meanwhile.
 * @returns takes what `run` of an action answers
 */
export function useCloseAfter(onClose: () => void): (sent: Promise<Failure | undefined>) => Promise<void> {
  const whileShown = useWhileShown();
  return async (sent) => {
    if (!(await sent)) whileShown(onClose);
  };
}
