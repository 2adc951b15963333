import type { ListCall, RowOf } from "~/data/api/api";
import type { EmptyProps } from "~/kit/page/EmptyState";
import { useLocalSource, useServerSource } from "~/kit/list/listSource";
import { type ListProps, ListView } from "~/kit/list/ListView";
import { type ListControl, useListState } from "~/kit/list/useListState";
import { Loading } from "~/kit/page/Loading";

interface ServerProps<Name extends ListCall> extends ListProps<RowOf<Name>> {
  from: Name;
  /** What the call gets beside `first`, `max`, `search` and the filters. */
  query?: Record<string, unknown>;
  /** The state where it is not stored in the address, for a list in a dialog. */
  state?: ListControl;
  /** Nothing is listed before something is searched; this shows until then. */
  untilSearch?: EmptyProps;
}

/**
 * A list that the server searches and pages: `first`, `max` + 1, `search` and the filters go to the call. Its state
 * is stored in the address; selected rows are kept across pages.
 */
export function List<Name extends ListCall>({ from, query, state, untilSearch, ...props }: ServerProps<Name>) {
  const here = useListState();
  const control = state ?? here;
  const source = useServerSource(from, query, props, control, untilSearch !== undefined);
  return <ListView {...props} source={source} state={control} none={source.isIdle ? untilSearch : undefined} />;
}

interface LocalProps<Row extends object> extends ListProps<Row> {
  rows: Row[];
  /** The text of a row that is searched; that of every column when left out. */
  searched?: (row: Row) => string;
  state?: ListControl;
  /** Shows in place of rows as long as nothing was searched. */
  untilSearch?: EmptyProps;
  /** More rows may come: where there is none yet nobody can say that nothing was found. */
  isReading?: boolean;
}

const reading = { title: "spinnerLoading", body: <Loading /> } as const;

/**
 * A list whose rows are all loaded: searched in what its columns say (or in `searched`), filtered, sorted and paged in
 * the browser; with a `table` of its own they are all on one page.
 */
export function LocalList<Row extends object>(list: LocalProps<Row>) {
  const { rows, state, searched, isReading = false, untilSearch = isReading ? reading : undefined, ...props } = list;
  const here = useListState();
  const paged = state ?? here;
  const control = props.table ? { ...paged, page: 1, size: Number.MAX_SAFE_INTEGER } : paged;
  const source = useLocalSource(rows, props.columns, props.filters, control, searched);
  return <ListView {...props} source={source} state={control} none={untilSearch} />;
}
