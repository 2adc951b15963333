import { callIn, type ListCall, type RowOf } from "~/data/api/api";
import { refreshShown, useIsFetching, usePaged, useRefreshError } from "~/data/query/cache";
import { type ListState, pageOf } from "~/data/browser/listState";
import { partsOf } from "~/data/query/rows";
import { useRealm } from "~/data/query/useRealm";
import { useCollator } from "~/i18n/useT";
import type { Column, Filter } from "~/kit/list/columns";
import { type AdvancedSearch, panelValues } from "~/kit/list/advancedSearch";

/** What a list shows and where it comes from. */
export interface Source<Row> {
  /** The rows of the page; undefined until the first answer. */
  rows: Row[] | undefined;
  hasNext: boolean;
  loading: boolean;
  error: unknown;
  refresh: () => void;
  /** Whether these are all rows there are, so that they can be sorted here. */
  complete: boolean;
  /** The rows of the page are sorted though they are not all there are, see `useSortedPage`. */
  sortsPage?: boolean;
  /** The server pages it: a filter that is tested here knows only the rows of the page. */
  serverPaged?: boolean;
  /** Every row that search and filters let through, in parts; `isWhole` with what the list itself leaves out. */
  all: (isWhole?: boolean) => AsyncIterable<Row[]>;
}

/** Sorts rows as the state says, by a number or in the order of the administrator's language. */
function useSorted<Row>(sort: string, columns: Column<Row>[]): (rows: Row[]) => Row[] {
  const { compare } = useCollator();
  const down = sort.startsWith("-");
  const column = columns.find(({ name }) => name === sort.replace(/^-/, ""));
  if (!column) return (rows) => rows;
  const { order = column.text } = column;
  return (rows) =>
    rows
      // once for each row: what a column says may take long to find out
      .map((row) => ({ row, by: order(row) }))
      .sort(({ by: a }, { by: b }) => {
        const by = typeof a === "number" && typeof b === "number" ? a - b : compare(String(a), String(b));
        return down ? -by : by;
      })
      .map(({ row }) => row);
}

/** Without what was left empty: the same query as before the panel was known. */
const filled = (values: Record<string, string | string[]>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.length > 0));

/**
 * What a list call gets by the state of the list; of a panel's fields some have several values.
 * @param names filters of the list that the call takes
 */
export const queryOf = (
  state: ListState,
  own: Record<string, unknown> = {},
  panel: AdvancedSearch | undefined = undefined,
  names: readonly string[] = [],
) => pageOf(state, { ...(panel && filled(panelValues(panel, state.filters))), ...own }, names);

/** Whether a filter or a field of the panel is in force. */
export const isFiltered = <Row>(
  { filters: values }: Pick<ListState, "filters">,
  filters: Filter<Row>[] = [],
  panel: AdvancedSearch | undefined,
) => [...filters, ...(panel?.fields ?? [])].some(({ name }) => values[name]);

/** Whether a search, a filter, a field of the panel or one of further filters is in force. */
export const isSearched = <Row>(
  state: Pick<ListState, "search" | "filters">,
  filters: Filter<Row>[] | undefined,
  panel: AdvancedSearch | undefined,
  narrowedBy: readonly string[] = [],
) => state.search !== "" || isFiltered(state, filters, panel) || narrowedBy.some((name) => state.filters[name]);

/** Props of a list that decide what it reads. */
interface Listed<Row> {
  columns: Column<Row>[];
  panel?: AdvancedSearch;
  filters?: Filter<Row>[];
  defaultSort?: string;
  exportQuery?: Record<string, unknown>;
}

/**
 * A list that the server searches and pages; it is sorted here once all of its rows are loaded.
 * @param own what the call gets beside page, search and filters
 * @param isSearchOnly requests nothing before something is searched; `isIdle` says that this is so
 */
export function useServerSource<Name extends ListCall>(
  from: Name,
  own: Record<string, unknown> | undefined,
  { columns, panel, filters, defaultSort = "", exportQuery }: Listed<RowOf<Name>>,
  state: ListState,
  isSearchOnly = false,
): Source<RowOf<Name>> & { isIdle: boolean } {
  const realm = useRealm();
  const here = filters?.filter(({ test }) => test) ?? [];
  const passes = (row: RowOf<Name>) =>
    here.every(({ name, test }) => !state.filters[name] || test?.(row, state.filters[name]));
  const there = (filters ?? []).filter(({ test }) => !test);
  const query = queryOf(
    state,
    own,
    panel,
    there.map(({ name }) => name),
  );
  const isIdle = isSearchOnly && !isSearched(state, there, panel);
  const paged = usePaged(from, query, isIdle);
  const sorted = useSorted(state.sort || defaultSort, columns);
  const rows = paged.rows?.filter(passes);
  const complete = state.page === 1 && paged.rows !== undefined && !paged.hasNext;
  return {
    ...paged,
    rows: complete && rows ? sorted(rows) : rows,
    complete,
    serverPaged: true,
    isIdle,
    async *all(isWhole = false) {
      const whole = isWhole ? { ...query, ...exportQuery } : query;
      const parts = partsOf((name, ...input) => callIn({ realm }, name, ...input), from, whole);
      for await (const part of parts) yield part.filter(passes);
    },
  };
}

/**
 * A list of a call that cannot sort: the rows of each page are sorted here, and the list says that it is only they.
 * @param source the list as the server pages it
 * @param state what it was sorted by
 */
export function useSortedPage<Row>(source: Source<Row>, columns: Column<Row>[], state: ListState): Source<Row> {
  const sorted = useSorted(state.sort, columns);
  return { ...source, rows: source.rows && sorted(source.rows), sortsPage: true };
}

/**
 * A list whose rows are all here: searched in `searched` or the text of every column, filtered, sorted and paged in the
 * browser.
 */
export function useLocalSource<Row>(
  rows: Row[],
  columns: Column<Row>[],
  filters: Filter<Row>[] | undefined,
  state: ListState,
  searched: (row: Row) => string = (row) => columns.map(({ text }) => text(row)).join("\n"),
): Source<Row> {
  const loading = useIsFetching();
  const error = useRefreshError();
  const sorted = useSorted(state.sort, columns);
  const wanted = state.search.toLocaleLowerCase();
  const found = rows.filter(
    (row) =>
      searched(row).toLocaleLowerCase().includes(wanted) &&
      (filters ?? []).every(({ name, test }) => !state.filters[name] || test?.(row, state.filters[name])),
  );
  const first = (state.page - 1) * state.size;
  const ordered = sorted(found);
  return {
    rows: ordered.slice(first, first + state.size),
    hasNext: found.length > first + state.size,
    loading,
    error,
    refresh: () => void refreshShown(),
    complete: true,
    async *all() {
      yield ordered;
    },
  };
}
