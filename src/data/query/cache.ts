import {
  type Query,
  QueryClient,
  type QueryKey,
  keepPreviousData,
  notifyManager,
  queryOptions,
  useIsFetching as useFetching,
  useQuery,
  useSuspenseQueries,
  useSuspenseQuery,
} from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import {
  callIn,
  type CallName,
  type Input,
  type ListCall,
  type Output,
  outputsOf,
  type OutputsOf,
  type PageQuery,
  type ReadsOf,
  type RowOf,
  asRows,
} from "~/data/api/api";
import { statusOf } from "~/data/api/errors";
import { isDeleted, markRealmDeleted } from "~/data/query/deleted";
import { pageInput, type Reads, reads as readsOf } from "~/data/query/reads";
import { useRealm } from "~/data/query/useRealm";

/** Data older than this (milliseconds) are requested again where they are needed again; until then the copy shows. */
const STALE = 10_000;

/** Milliseconds that a read started ahead may be older than the page that needs it. */
const AHEAD = 2000;

/** First part of the keys that a write does not touch. In its place others have their realm, which has a name. */
export const EXEMPT = "";

/** Whether a read was made before a time (milliseconds). The realm is the frame's, which asks for it anew after each write. */
const isBefore = ({ queryKey, state }: Query, time: number) =>
  queryKey[0] !== EXEMPT &&
  queryKey[1] !== ("realms.findOne" satisfies CallName) &&
  state.data !== undefined &&
  state.dataUpdatedAt < time;

/** When the place that is shown was opened (milliseconds). */
let openedAt = 0;

/** Has what was read for places before requested again where the next one needs it; its copy shows until then. */
export function openPlace(): void {
  openedAt = Date.now();
  // the page of an object that was deleted on it has left its copy
  removeDeleted();
}

/** Removes what nobody shows of objects that were deleted here. */
const removeDeleted = () => cache.removeQueries({ type: "inactive", predicate: isDeleted });

// What an answer changes on the page is rendered before the one who waits for the answer goes on: a form whose save has
// ended would otherwise take what it still shows for what the server has now.
notifyManager.setScheduler(queueMicrotask);

/** The one cache of everything the server answered. */
export const cache = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: (query) => (isBefore(query, openedAt - AHEAD) ? 0 : STALE),
      gcTime: 10 * 60_000,
      retry: false,
      refetchOnWindowFocus: false,
      networkMode: "always",
    },
  },
});

/** How often everything was made stale. */
let writes = 0;

/** After so many answers that were older than a write, the last one is shown until a newer one comes. */
const ROUNDS = 3;

/** A read that nobody has to make yet. */
const readAhead = <Name extends CallName>(realm: string, name: Name, ...args: Input<Name>) => {
  const queryKey = [realm, name, ...args];
  return queryOptions<Output<Name>>({
    queryKey,
    queryFn: async ({ signal }) => {
      for (let round = 1; ; round++) {
        const before = writes;
        const answer = await callIn({ realm, signal }, name, ...args);
        // whoever waits for a read that was sent before a write would show what was before it
        if (before === writes || signal.aborted) return answer;
        if (round < ROUNDS) continue;
        // a long run writes on and on: once the page has this answer it is requested anew with each write
        setTimeout(() => void cache.invalidateQueries({ queryKey, exact: true }));
        return answer;
      }
    },
  });
};

let onRead: ((key: QueryKey) => void) | undefined;

/** Calls back for each read that a page makes, with its key; in development builds only. */
export const watchReadsBy = (callback: (key: QueryKey) => void) => void (onRead = callback);

/**
 * One read of the server as the cache knows it.
 * @param realm realm the call works on, part of the key
 * @param name call
 * @param args what it takes
 */
export function read<Name extends CallName>(realm: string, name: Name, ...args: Input<Name>) {
  const options = readAhead(realm, name, ...args);
  if (GATEHOUSE_RELOAD) onRead?.(options.queryKey);
  return options;
}

/**
 * Reads an object; the page waits (suspends) until it is there. 403, 404 and other errors reach the page's boundary.
 * @returns the answer, never undefined while the page shows
 */
export function useData<Name extends CallName>(name: Name, ...args: Input<Name>): Output<Name> {
  return useSuspenseQuery(read(useRealm(), name, ...args)).data;
}

/**
 * Like `useData` for several reads of one page, all started together; reads written one after the other would run so.
 * @param reads call names with their arguments; of the same number and calls for every rendering
 */
export function useAllData<const Names extends readonly CallName[]>(...reads: ReadsOf<Names>): OutputsOf<Names> {
  const realm = useRealm();
  return useSuspenseQueries({
    queries: readsOf<Names>(...reads).map(([name, ...args]) => read(realm, name, ...args)),
    combine: (results) => outputsOf<Names>(results.map(({ data }) => data)),
  });
}

/** One read that may be refused: null where the server answers 403. It shares what the site map started ahead. */
function optional<Name extends CallName>(realm: string, name: Name, ...args: Input<Name>) {
  const queryKey = [realm, "optional", name, ...args];
  const ahead = () => {
    const state = cache.getQueryState<Output<Name>>(read(realm, name, ...args).queryKey);
    // after a write it is read anew
    return state?.isInvalidated ? undefined : state;
  };
  return queryOptions<Output<Name> | null>({
    queryKey,
    // there at once: whoever waits, be it for a moment, shows a spinner, and React holds back for 300 ms what follows one
    initialData: () => ahead()?.data,
    initialDataUpdatedAt: () => ahead()?.dataUpdatedAt,
    queryFn: () => {
      // what is read again is read anew, unless it was started ahead for this page
      const fresh = cache.getQueryData(queryKey) === undefined ? {} : { staleTime: AHEAD };
      return cache.fetchQuery({ ...read(realm, name, ...args), ...fresh }).catch((error: unknown) => {
        if (statusOf(error) === 403) return null;
        throw error;
      });
    },
  });
}

/** Like `useData`, for a read that may be refused: undefined on 403, so that one refused widget kills no page. */
export function useOptional<Name extends CallName>(name: Name, ...args: Input<Name>): Output<Name> | undefined {
  return useSuspenseQuery(optional(useRealm(), name, ...args)).data ?? undefined;
}

/**
 * Starts a read that may be refused before the page that needs it is there.
 * @returns what it answers; undefined where it was refused or failed
 */
export async function preloadOptional<Name extends CallName>(
  realm: string,
  name: Name,
  ...args: Input<Name>
): Promise<Output<Name> | undefined> {
  const options = optional(realm, name, ...args);
  await cache.prefetchQuery(options);
  return cache.getQueryData<Output<Name> | null>(options.queryKey) ?? undefined;
}

/** One page of a list that the server pages: what `usePaged` gives. */
export interface Paged<Row> {
  /** At most `max` rows; undefined until the first answer. */
  rows: Row[] | undefined;
  hasNext: boolean;
  /** The rows shown are those of the page before, a new page is on its way. */
  loading: boolean;
  error: unknown;
  refresh: () => void;
}

/**
 * Reads one page of a list, `max` + 1 rows: the surplus row only says that there is a next page. While another page
 * loads, the old one stays.
 * @param name call that answers an array
 * @param query its argument with `first` (0-based) and `max`
 * @param isIdle nothing is requested, and there are no rows
 */
export function usePaged<Name extends ListCall>(name: Name, query: PageQuery, isIdle = false): Paged<RowOf<Name>> {
  const options = read(useRealm(), name, ...pageInput<Name>(query));
  const result = useQuery({ ...options, placeholderData: keepPreviousData, enabled: !isIdle });
  if (isIdle) return { rows: [], hasNext: false, loading: false, error: undefined, refresh: () => undefined };
  const rows = result.data === undefined ? undefined : asRows<Name>(result.data);
  return {
    rows: rows?.slice(0, query.max),
    hasNext: (rows?.length ?? 0) > query.max,
    loading: result.isPending || result.isPlaceholderData || result.isRefetching,
    error: result.error,
    refresh: () => void result.refetch(),
  };
}

/** Starts reads before the page that needs them is there; settles when all are answered, whatever they answer. */
export async function prefetch(realm: string, ahead: Reads = []): Promise<void> {
  await Promise.all(ahead.map(([name, ...args]) => cache.prefetchQuery(readAhead(realm, name, ...args))));
}

/** The reads that the page shows. */
const shown = { type: "active", predicate: ({ queryKey }: Query) => queryKey[0] !== EXEMPT } as const;

/** Asks everything again that the page shows. */
export const refreshShown = () => cache.refetchQueries(shown);

/** Asks again what the page shows of one call, unless it is still on its way. @param realm realm the call works on */
export const refreshCall = (realm: string, name: CallName) =>
  cache.refetchQueries({ type: "active", queryKey: [realm, name] }, { cancelRefetch: false });

/** Whether a read is under way that the page shows. */
export const useIsFetching = () => useFetching(shown) > 0;

/** Why a read could not be made again whose earlier answer the page still shows; undefined where all could. */
export function useRefreshError(): unknown {
  const queries = cache.getQueryCache();
  return useSyncExternalStore(
    (listener) => queries.subscribe(notifyManager.batchCalls(listener)),
    () => queries.findAll(shown).find(({ state }) => state.status === "error" && state.data !== undefined)?.state.error,
  );
}

/**
 * Forgets everything that was read of a realm, because it was deleted. What a page still shows stays until the next page
 * is there, and is not requested again.
 */
export function forgetRealm(realm: string): void {
  markRealmDeleted(realm);
  cache.removeQueries({ queryKey: [realm], type: "inactive" });
}

/** Makes every read stale and requests the shown ones again; who the administrator is and server info are exempt. */
export function invalidateAll(): Promise<void> {
  writes++;
  removeDeleted();
  return cache.invalidateQueries({ predicate: (query) => query.queryKey[0] !== EXEMPT && !isDeleted(query) });
}

/** Forgets failed reads that no page shows any more, so that the next page that needs them requests them again. */
export function forgetFailures(): void {
  const failed = cache.getQueryCache().findAll({ predicate: ({ state }) => state.status === "error" });
  for (const query of failed) if (!query.isActive()) query.reset();
}

/**
 * Reads again what may be older than what a page looks for in it: a list that was read before its object was created. What
 * was started ahead of the place counts as old, too: the object may have been created in between.
 * @returns settles when the page can look again; undefined where all that was read is new
 */
export function renewOldReads(): Promise<void> | undefined {
  const time = Math.max(openedAt, Date.now() - AHEAD);
  const isOld = (query: Query) => isBefore(query, time);
  if (cache.getQueryCache().findAll({ predicate: isOld }).length === 0) return undefined;
  // a page that failed shows nothing yet: what it needs it reads itself
  cache.removeQueries({ type: "inactive", predicate: isOld });
  return cache.refetchQueries({ type: "active", predicate: isOld });
}

/** Resolves when no read is under way, at the latest after 10 s: what can wait must not delay what the page needs. */
export function whenQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, 10_000);
    const look = () => {
      if (cache.isFetching() === 0) end();
    };
    const stop = cache.getQueryCache().subscribe(look);
    look();
  });
}
