import { useMemo } from "react";
import type { ListCall, RowOf } from "~/data/api/api";
import { usePaged } from "~/data/query/cache";
import { queryOf } from "~/kit/list/listSource";
import type { AdvancedSearch } from "~/kit/list/advancedSearch";
import { useListState } from "~/kit/list/useListState";
import type { Counted } from "~/parts/events/EventOverview";

/** Events that an overview counts at most: the newest ones, read with one request. */
const MOST = 1000;

const numberIn = (value: unknown) => (typeof value === "number" ? value : undefined);

/**
 * The newest events that a list's search matches, for its overview.
 * @param from call of the list
 * @param query what the list gives it beside search and filters
 * @param counted what of an event is counted
 * @returns `loaded` is undefined until they are there, `error` says why they did not come
 */
export function useLoadedEvents<Name extends ListCall, Event extends Counted>(
  from: Name,
  query: Record<string, unknown>,
  panel: AdvancedSearch,
  counted: (row: RowOf<Name>) => Event,
) {
  const state = useListState();
  const { rows, hasNext, error, refresh } = usePaged(from, queryOf({ ...state, page: 1, size: MOST }, query, panel));
  const events = useMemo(() => rows?.map(counted), [rows, counted]);
  const times = { from: numberIn(query.dateFrom), to: numberIn(query.dateTo) };
  return {
    loaded: events && { events, complete: !hasNext, ...times },
    // what was counted before stays
    error: events ? undefined : error,
    refresh,
  };
}
