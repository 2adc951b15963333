import { useQueries } from "@tanstack/react-query";
import { type ListCall, type Output, type PageQuery, type RowOf, asRows } from "~/data/api/api";
import { pageInput } from "~/data/query/reads";
import { cache, read } from "~/data/query/cache";
import { useRealm } from "~/data/query/useRealm";

/** One part of a list. */
export interface Part<Name extends ListCall> {
  name: Name;
  query: PageQuery;
  /**
   * Whether it is in view: the others are read once, and not again when something was written until they are in view.
   */
  inView: boolean;
}

/** What a part of a list gave. */
export interface PartResult<Row> {
  /** At most `max` rows; undefined until the first answer. */
  rows: Row[] | undefined;
  hasNext: boolean;
  error: unknown;
  refresh: () => void;
}

/**
 * Reads several parts of one or more lists, all started together and each `max` + 1 rows: the surplus row only says
 * that there is a next part. Never waits.
 * @returns what each part gave, in their order
 */
export function useListPages<Name extends ListCall>(parts: readonly Part<Name>[]): PartResult<RowOf<Name>>[] {
  const realm = useRealm();
  const results = useQueries({
    queries: parts.map(({ name, query, inView }) => {
      const options = read(realm, name, ...pageInput<Name>(query));
      return { ...options, enabled: inView || cache.getQueryData(options.queryKey) === undefined };
    }),
  });
  return results.map(({ data, error, refetch }, index) => {
    const max = parts[index]?.query.max ?? 0;
    // one call or several: each answers the rows of its own list
    const rows = data === undefined ? undefined : asRows<Name>(data satisfies Output<Name>);
    return {
      rows: rows?.slice(0, max),
      hasNext: (rows?.length ?? 0) > max,
      error,
      refresh: () => void refetch(),
    };
  });
}
