import { useEffect, useRef, useState } from "react";
import type { Call } from "~/data/write/action";
import { callIn } from "~/data/api/api";
import { useRealm } from "~/data/query/useRealm";

/** Milliseconds between two times that progress is shown. */
const SHOWN = 100;

/** What a long read gets: `signal` is aborted when the administrator stops it, `showProgress` shows how far it is. */
export interface ReadingTools {
  call: Call;
  signal: AbortSignal;
  showProgress: (done: number, total: number) => void;
}

interface State<T> {
  running: boolean;
  done: number;
  total: number;
  result?: T;
  error?: unknown;
}

const idle = { running: false, done: 0, total: 0 };

/**
 * Many reads with one result, started by the administrator, with progress and a way to stop. Nothing of it is cached.
 * It ends with the page.
 * @returns `start` (a second one stops the first), `stop`, `reset` (forgets the result), and how it stands
 */
export function useTask<T>() {
  const realm = useRealm();
  const [state, setState] = useState<State<T>>(idle);
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);
  const start = async (run: (tools: ReadingTools) => Promise<T>): Promise<void> => {
    ending.current?.abort();
    const { signal } = (ending.current = new AbortController());
    const show = (next: Partial<State<T>>) => {
      if (!signal.aborted) setState((old) => ({ ...old, ...next }));
    };
    let shown = 0;
    const showProgress = (done: number, total: number) => {
      if (Date.now() - shown < SHOWN) return;
      shown = Date.now();
      show({ done, total });
    };
    setState({ ...idle, running: true });
    try {
      const result = await run({
        call: (name, ...args) => callIn({ realm, signal }, name, ...args),
        signal,
        showProgress,
      });
      show({ running: false, result });
    } catch (error) {
      show({ running: false, error });
    }
  };
  const reset = () => {
    ending.current?.abort();
    setState(idle);
  };
  return { ...state, start, stop: reset, reset };
}
