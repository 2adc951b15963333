import { useEffect, useState } from "react";

/** Longest delay, in milliseconds, that a timer of the browser takes. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** The time in epoch milliseconds, anew every second from `from` on. */
export function useClock(from = Infinity): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (least: number) => {
      timer = setTimeout(tick, Math.min(LONGEST_TIMER, Math.max(least, from - Date.now())));
    };
    const tick = () => {
      setNow(Date.now());
      wait(1000);
    };
    wait(0);
    return () => clearTimeout(timer);
  }, [from]);
  return now;
}

/** Whole seconds from `now` until `at` (epoch milliseconds), none once it is over. */
export const secondsUntil = (at: number, now: number) => Math.max(0, Math.ceil((at - now) / 1000));
