import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CallName, Input, Output } from "~/data/api/api";
import { cache, read } from "~/data/query/cache";
import { statusOf } from "~/data/api/errors";
import { setSubject } from "~/data/query/deleted";
import { useRealm } from "~/data/query/useRealm";

/** Reads the server for the realm in force; the same read twice at a time is one request. */
export type Read = <Name extends CallName>(name: Name, ...args: Input<Name>) => Promise<Output<Name>>;

/** What several reads gave together. */
export interface Loaded<T> {
  /** Undefined until the first answer; that of the key before while another one is on its way. */
  data: T | undefined;
  loading: boolean;
  error: unknown;
  refresh: () => void;
}

/**
 * Reads that follow from each other, as one: what one answers decides which the next ones are. Reads that `load` starts
 * together run together. The first read says which object they are about: once that is deleted, none is sent again.
 * @param key what `load` depends on
 * @param load makes the reads and answers with what the page needs (no undefined)
 */
export function useLoad<T>(key: readonly unknown[], load: (read: Read) => Promise<T>): Loaded<T> {
  const realm = useRealm();
  const queryKey = [realm, "load", ...key];
  const { data, isPending, isPlaceholderData, isRefetching, error, refetch } = useQuery({
    queryKey,
    placeholderData: keepPreviousData,
    queryFn: () => {
      // what is read again is read anew, not from answers that are a few seconds old
      const fresh = cache.getQueryData(queryKey) === undefined ? {} : { staleTime: 0 };
      const query = cache.getQueryCache().find({ queryKey });
      return load((name, ...args) => {
        setSubject(query, [name, ...args]);
        return cache.fetchQuery({ ...read(realm, name, ...args), ...fresh });
      });
    },
  });
  return {
    data,
    loading: isPending || isPlaceholderData || isRefetching,
    error,
    refresh: () => void refetch(),
  };
}

/**
 * Like `useLoad`, for a dialog: what was chosen or typed in it outlives a read that fails later.
 * @throws to the boundary around it what failed before there was anything to show
 */
export function useLoadOrThrow<T>(...args: Parameters<typeof useLoad<T>>): Omit<Loaded<T>, "error"> {
  const { error, ...loaded } = useLoad<T>(...args);
  if (error && loaded.data === undefined) throw error;
  return loaded;
}

/** Undefined for a read that the server refuses (403), so that the rest can be shown. */
export const unlessRefused = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error: unknown) => {
    if (statusOf(error) === 403) return undefined;
    throw error;
  });
