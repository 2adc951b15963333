import { CancelledError, failureOf } from "~/data/api/errors";
import { createStore } from "~/data/browser/store";

/** Milliseconds without an answer after which a call is shown as waiting. */
const SLOW = 15_000;
/** Longest wait, in seconds, that a server may request and that is kept without asking the administrator. */
const LONGEST = 120;

/** A call that is shown while it waits. */
export interface Waiting {
  id: number;
  /** No answer for 15 s, or the server requires a later retry (429, 503 with Retry-After). */
  why: "slow" | "busy";
  /** When the call is repeated by itself, epoch ms. */
  until?: number;
  /** Repeats it; none for a write that the server may still carry out. */
  retry?: () => void;
  cancel: () => void;
}

/** The calls that wait longer than usual, rendered by the shell. */
export const waiting = createStore<Waiting[]>([]);

let nextId = 0;

/** Shows a waiting call until its end; `retry` and `cancel` are what its buttons do. */
function show(entry: Omit<Waiting, "id">): () => void {
  const id = nextId++;
  waiting.set((list) => [...list, { ...entry, id }]);
  return () => waiting.set((list) => list.filter((other) => other.id !== id));
}

/** Resolves after the seconds the server requested, or at once when the administrator says so. */
function pause(seconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      done();
    };
    const goOn = () => (end(), resolve());
    const stop = () => (end(), reject(new CancelledError()));
    const timer = setTimeout(goOn, seconds * 1000);
    const done = show({ why: "busy", until: Date.now() + seconds * 1000, retry: goOn, cancel: stop });
    signal?.addEventListener("abort", stop, { once: true });
  });
}

/** How a call waits. */
export interface Patience {
  /** It may take minutes: the administrator is not offered to cancel or repeat it. */
  long?: boolean;
  /** It changes something: sent twice it could happen twice, so that only to cancel it is offered. */
  isWrite?: boolean;
}

/**
 * Runs a call with patience: after 15 s without an answer the administrator may repeat or cancel it; an answer 429 or
 * 503 with Retry-After is repeated after that time.
 * @param outer ends the call from outside
 * @param run makes one attempt with the signal it is given
 * @throws CancelledError when the administrator gives up; else what the attempt throws
 */
export async function withSlowPrompt<T>(
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
  { long, isWrite }: Patience = {},
): Promise<T> {
  for (;;) {
    outer?.throwIfAborted();
    const attempt = new AbortController();
    let decision: "retry" | "cancel" | undefined;
    const decide = (what: "retry" | "cancel") => () => {
      decision = what;
      attempt.abort();
    };
    const end = () => attempt.abort(outer?.reason);
    outer?.addEventListener("abort", end, { once: true });
    let settled = () => clearTimeout(timer);
    const ask = () => {
      settled = show({ why: "slow", retry: isWrite ? undefined : decide("retry"), cancel: decide("cancel") });
    };
    const timer = long ? undefined : setTimeout(ask, SLOW);
    try {
      return await run(attempt.signal);
    } catch (error) {
      if (decision === "cancel") throw new CancelledError();
      if (decision !== "retry") {
        const { status, retryAfter } = failureOf(error);
        if ((status !== 429 && status !== 503) || retryAfter === undefined || retryAfter > LONGEST) throw error;
        settled();
        await pause(retryAfter, outer);
      }
    } finally {
      settled();
      outer?.removeEventListener("abort", end);
    }
  }
}
