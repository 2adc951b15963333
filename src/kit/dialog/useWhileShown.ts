import { useCallback, useEffect, useRef, useState } from "react";
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
 * @returns whether it waits for that end, with the reads after the write: until then the same would be sent again; and what takes
 *   the `run` of an action, and answers its failure
 */
export function useCloseAfter(onClose: () => void) {
  const whileShown = useWhileShown();
  const [isSending, setSending] = useState(false);
  const closeAfter = async (sent: Promise<Failure | undefined>) => {
    setSending(true);
    const failure = await sent;
    setSending(false);
    if (!failure) whileShown(onClose);
    return failure;
  };
  return [isSending, closeAfter] as const;
}
