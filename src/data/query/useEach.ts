import { useQueries } from "@tanstack/react-query";
import type { CallName, Input, Output } from "~/data/api/api";
import { read } from "~/data/query/cache";
import { useRealm } from "~/data/query/useRealm";

/**
 * Reads several objects by the same call, once per distinct id, e.g. the names of what a field refers to. Never waits:
 * an object that is not there yet, or cannot be read, is missing.
 * @param name call
 * @param ids of the objects
 * @param input the call's arguments for an id
 * @returns answers by id
 */
export function useEach<Name extends CallName>(
  name: Name,
  ids: readonly string[],
  input: (id: string) => Input<Name>,
): Map<string, Output<Name>> {
  const realm = useRealm();
  const distinct = [...new Set(ids)];
  const results = useQueries({ queries: distinct.map((id) => read(realm, name, ...input(id))) });
  const found = new Map<string, Output<Name>>();
  for (const [index, id] of distinct.entries()) {
    const data = results[index]?.data;
    if (data !== undefined) found.set(id, data);
  }
  return found;
}
