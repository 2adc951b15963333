import type SynchronizationResultRepresentation from "@keycloak/keycloak-admin-client/lib/defs/synchronizationResultRepresentation";
import { useSyncExternalStore } from "react";
import { createStore } from "~/data/browser/store";

/** A synchronization that runs, or the last one that ended, since the console was opened. */
export interface Sync {
  /** Milliseconds since 1970: when it started and ended. */
  started: number;
  ended?: number;
  result?: SynchronizationResultRepresentation;
  /** The directory, searched for all users, gave none: the server says the same of one that it does not reach. */
  foundNobody?: boolean;
}

/** By the id of the provider or mapper: kept outside of the page, because a long one outlives a visit to it. */
const syncs = createStore<ReadonlyMap<string, Sync>>(new Map());

/** The synchronization of a provider or mapper that runs or ended last. */
export const useSyncOf = (id: string): Sync | undefined => useSyncExternalStore(syncs.subscribe, syncs.get).get(id);

/** Forgets what the last synchronization said. */
export function forgetSync(id: string): void {
  syncs.set((old) => new Map([...old].filter(([other]) => other !== id)));
}

/**
 * Keeps track of a synchronization from its start to its end.
 * @param id of the provider or mapper
 * @param run makes the call
 * @param isSearch it searches a directory for all users
 * @returns how it ended
 * @throws what the call throws; the page forgets it then
 */
export function track(
  id: string,
  run: () => Promise<SynchronizationResultRepresentation>,
  isSearch = false,
): Promise<Sync & { result: SynchronizationResultRepresentation }> {
  const started = Date.now();
  const keep = (sync: Sync) => syncs.set((old) => new Map(old).set(id, sync));
  keep({ started });
  return run().then(
    (result) => {
      const { ignored, added, updated, failed } = result;
      const foundNobody = isSearch && !ignored && !added && !updated && !failed;
      const sync = { started, ended: Date.now(), result, foundNobody };
      keep(sync);
      return sync;
    },
    (error: unknown) => {
      forgetSync(id);
      throw error;
    },
  );
}

/** Providers whose search was changed since their last synchronization, while users that are not found are deleted. */
const changedSearches = createStore<ReadonlySet<string>>(new Set());

/** Whether the next synchronization works on another set of users. */
export const hasSearchChanged = (id: string) => changedSearches.get().has(id);

/** Remembers or forgets that the search of a provider was changed. */
export function setSearchChanged(id: string, on: boolean): void {
  changedSearches.set((old) => new Set(on ? [...old, id] : [...old].filter((other) => other !== id)));
}
