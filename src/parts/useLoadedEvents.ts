import { useMemo } from "react";
import type { ListCall, RowOf } from "~/data/api";
import { usePaged } from "~/data/cache";
import { queryOf } from "~/kit/listSource";
import type { Panel } from "~/kit/panel";
import { useListState } from "~/kit/useListState";
import type { Counted } from "~/parts/EventOverview";

/** Events that an overview counts at most: the newest ones, read with one request. */
const MOST = 1000;

const numberIn = (value: unknown) => (typeof value === "number" ? value : undefined);

/**
 * The newest events that a list's search matches, for its overview.
 * @param from call of the list
 * @param query what the list gives it beside search and filters
 * @param counted what of an event is counted
 * @returns undefined until they are there
 */
export function useLoadedEvents<Name extends ListCall>(
  from: Name,
  query: Record<string, unknown>,
  panel: Panel,
  counted: (row: RowOf<Name>) => Counted,
) {
  const state = useListState();
  const paged = usePaged(from, queryOf({ ...state, page: 1, size: MOST }, query, panel));
  const { rows, hasNext } = paged;
  const events = useMemo(() => rows?.map(counted), [rows, counted]);
  if (paged.error) throw paged.error;
  if (!events) return undefined;
  return { events, complete: !hasNext, from: numberIn(query.dateFrom), to: numberIn(query.dateTo) };
}
