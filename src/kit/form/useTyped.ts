import { useCallback, useRef, useState } from "react";

/** Milliseconds without a key until the server is searched. */
const PAUSE = 250;

/**
 * What is typed into a select whose options the server finds.
 * @returns the text, 250 ms after the last key and at once when it was emptied; and what gets each change of it
 */
export function useTyped(): [string, (text: string) => void] {
  const [typed, setTyped] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const type = useCallback((text: string) => {
    clearTimeout(timer.current);
    if (text) timer.current = setTimeout(() => setTyped(text), PAUSE);
    else setTyped("");
  }, []);
  return [typed, type];
}
