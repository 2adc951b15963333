import { useCallback, useEffect, useRef } from "react";

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
