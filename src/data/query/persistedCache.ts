import { createStore, delMany, get, keys, set, type UseStore } from "idb-keyval";
import { env } from "~/data/auth/env";

/** An answer of the server kept in this browser. */
export interface Kept<Value> {
  /** When the server gave it, epoch ms. */
  at: number;
  value: Value;
}

/** Milliseconds that an IndexedDB may take to answer; after that the page does without it. */
const PATIENCE = 1_000;

let store: UseStore | undefined;
/** The administrator has signed out: what answers now is not kept any more. */
let closed = false;

/** The resource version changes only with the server's version: another build of the console has copies of its own. */
const keyOf = (name: string[]) => [env().resourceVersion, GATEHOUSE_BUILD, env().realm, ...name];

/** IndexedDB is absent or blocked in some private windows: then nothing is kept, and nothing else happens. */
async function tried<Result>(run: (opened: UseStore) => Promise<Result>): Promise<Result | undefined> {
  try {
    const late = new Promise<undefined>((resolve) => void setTimeout(resolve, PATIENCE));
    return await Promise.race([run((store ??= createStore("gatehouse", "kept"))), late]);
  } catch {
    return undefined;
  }
}

/**
 * Reads what was kept (IndexedDB) for this server, this build and this sign-in realm.
 * @param name parts of its name
 * @returns undefined where there is none or IndexedDB cannot be used; never rejects
 */
export const kept = <Value>(name: string[]): Promise<Kept<Value> | undefined> =>
  tried((opened) => get<Kept<Value>>(keyOf(name), opened));

/** Keeps a value under a name, with the time; not after `closeKept`. Never rejects. */
export const keep = <Value>(name: string[], value: Value, at = Date.now()): Promise<void> =>
  tried(async (opened) => {
    if (!closed) await set(keyOf(name), { at, value } satisfies Kept<Value>, opened);
  });

/**
 * Drops copies: those of other servers and builds always. Never rejects.
 * @param outdated says of a name of this build whether it goes, too
 */
export const dropPersisted = (outdated: (name: string[]) => boolean = () => false): Promise<void> =>
  tried(async (opened) => {
    const [version, build] = keyOf([]);
    const gone = (await keys<string[]>(opened)).filter(
      ([itsVersion, itsBuild, realm, ...name]) =>
        itsVersion !== version || itsBuild !== build || (realm === env().realm && outdated(name)),
    );
    await delMany(gone, opened);
  });

/** Sign-out: drops every copy of this sign-in realm, and this page keeps no other. Never rejects. */
export function closeKept(): Promise<void> {
  closed = true;
  return dropPersisted(() => true);
}
