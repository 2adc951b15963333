import { useSyncExternalStore } from "react";

/** Milliseconds between two steps of the clock; a time less far away than this is "now". */
export const STEP = 15_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((one) => one()), STEP);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time in milliseconds since 1970, in steps of 15 seconds; one timer for all that show it. */
export const useNow = () => useSyncExternalStore(subscribe, () => Math.floor(Date.now() / STEP) * STEP);
