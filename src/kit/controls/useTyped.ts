import { useCallback, useRef, useState } from "react";

/** Milliseconds without a key until the server is searched. */
const PAUSE = 250;

/**
 * What the server is searched for while somebody types.
 * @returns the text, 250 ms after the last key; and what gets each change of it: at once where that is said, and where it was
 *   emptied unless it is said otherwise
 */
export function useTyped(): [string, (text: string, isAtOnce?: boolean) => void] {
  const [typed, setTyped] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const type = useCallback((text: string, isAtOnce = text === "") => {
    clearTimeout(timer.current);
    if (isAtOnce) setTyped(text);
    else timer.current = setTimeout(() => setTyped(text), PAUSE);
  }, []);
  return [typed, type];
}
