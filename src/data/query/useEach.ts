import { useQueries } from "@tanstack/react-query";
import type { CallName, Input, Output } from "~/data/api/api";
import { read } from "~/data/query/cache";
import { useRealm } from "~/data/query/useRealm";

/**
 * Reads several objects by the same call, once per distinct id. Never waits: an object that is not there yet, or cannot
 * be read, is missing.
 * @param name call
 * @param ids of the objects
 * @param input the call's arguments for an id
 * @returns answers by id, the first error, and what reads those again that could not be read
 */
export function useAllOf<Name extends CallName>(
  name: Name,
  ids: readonly string[],
  input: (id: string) => Input<Name>,
): { found: Map<string, Output<Name>>; error: Error | undefined; refresh: () => Promise<unknown> } {
  const realm = useRealm();
  const distinct = [...new Set(ids)];
  const results = useQueries({ queries: distinct.map((id) => read(realm, name, ...input(id))) });
  const found = new Map<string, Output<Name>>();
  for (const [index, id] of distinct.entries()) {
    const data = results[index]?.data;
    if (data !== undefined) found.set(id, data);
  }
  const failed = results.filter(({ isError }) => isError);
  return {
    found,
    error: failed[0]?.error ?? undefined,
    refresh: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}

/** Like `useAllOf`, where a page does without what cannot be read, e.g. names of what a field refers to. @returns answers by id */
export const useEach = <Name extends CallName>(
  name: Name,
  ids: readonly string[],
  input: (id: string) => Input<Name>,
): Map<string, Output<Name>> => useAllOf(name, ids, input).found;
