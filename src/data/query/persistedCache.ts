import { createStore, delMany, get, keys, set, type UseStore } from "idb-keyval";
import { env } from "~/data/auth/env";
import { entryAddress } from "~/data/browser/preload";

/** An answer of the server stored in this browser. */
export interface Persisted<Value> {
  /** When the server gave it, epoch ms. */
  at: number;
  value: Value;
}

/** Milliseconds that an IndexedDB may take to answer; after that the page does without it. */
const TIMEOUT = 1_000;

/** Another name would not be found in a database that an earlier build has created. */
const STORE = "kept";

let store: UseStore | undefined;
/** The administrator has signed out: what answers now is not kept any more. */
let closed = false;

/** The resource version changes only with the server's version: another build of the console has copies of its own. */
const keyOf = (name: string[]) => [env().resourceVersion, entryAddress() ?? "", env().realm, ...name];

/** IndexedDB is absent or blocked in some private windows: then nothing is stored, and nothing else happens. */
async function attempt<Result>(run: (opened: UseStore) => Promise<Result>): Promise<Result | undefined> {
  try {
    const timeout = new Promise<undefined>((resolve) => void setTimeout(resolve, TIMEOUT));
    return await Promise.race([run((store ??= createStore("gatehouse", STORE))), timeout]);
  } catch {
    return undefined;
  }
}

/**
 * Answers of the server stored in this browser (IndexedDB), by the parts of a name; each server, build of the console
 * and sign-in realm has its own. Where IndexedDB cannot be used it is always empty. No call of it rejects.
 */
export const persistedCache = {
  /** @returns the copy stored under a name; undefined where there is none */
  get: <Value>(name: string[]): Promise<Persisted<Value> | undefined> =>
    attempt((opened) => get<Persisted<Value>>(keyOf(name), opened)),

  /** Stores a value under a name; not after `close`. @param at when the server gave it, epoch ms */
  set: <Value>(name: string[], value: Value, at = Date.now()): Promise<void> =>
    attempt(async (opened) => {
      if (!closed) await set(keyOf(name), { at, value } satisfies Persisted<Value>, opened);
    }),

  /**
   * Deletes copies: those of other servers and builds always.
   * @param isOutdated says of a name of this build whether it is deleted, too
   */
  prune: (isOutdated: (name: string[]) => boolean = () => false): Promise<void> =>
    attempt(async (opened) => {
      const [version, build] = keyOf([]);
      const outdated = (await keys<string[]>(opened)).filter(
        ([itsVersion, itsBuild, realm, ...name]) =>
          itsVersion !== version || itsBuild !== build || (realm === env().realm && isOutdated(name)),
      );
      await delMany(outdated, opened);
    }),

  /** Sign-out: deletes every copy of this sign-in realm, and this page stores no other. */
  close(): Promise<void> {
    closed = true;
    return persistedCache.prune(() => true);
  },
};
