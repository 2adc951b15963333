import { lazily } from "~/kit/page/lazily";
import { Alert, PageSection } from "@patternfly/react-core";
import { type ReactNode, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { PromptedAction, BulkAction } from "~/data/bulk/bulkRuns";
import { useRealm } from "~/data/query/useRealm";
import { type Key, type KeyWith, type Text, useT } from "~/i18n/useT";
import type { Selected } from "~/kit/list/bulk/BulkItems";
import { runBulk } from "~/kit/list/bulk/BulkRuns";
import type { Column, Filter, RowAction } from "~/kit/list/columns";
import { refusals, renewed } from "~/kit/list/choices";
import { DataTable, type TableProps } from "~/kit/list/DataTable";
import { type EmptyProps, EmptyState, NoResults } from "~/kit/page/EmptyState";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";
import { FilterChips } from "~/kit/list/FilterChips";
import { clearing, ListFilters } from "~/kit/list/ListFilters";
import { ListOptions, useListPreferences } from "~/kit/list/ListOptions";
import { isSearched, type Source } from "~/kit/list/listSource";
import { Loading } from "~/kit/page/Loading";
import { mainElement } from "~/kit/page/Page";
import { Pager, rangeOf, RowsSaid } from "~/kit/list/Pager";
import type { AdvancedSearch } from "~/kit/list/advancedSearch";
import type { ListControl } from "~/kit/list/useListState";
import { ListToolbar } from "~/kit/list/ListToolbar";
import { useLocation } from "react-router-dom";

/** What every list gets. */
export interface ListProps<Row extends object> {
  /** Names the list in this browser's preferences and its export file; no other list has the same. */
  listId: string;
  /** Accessible name of the table; the search group's test id is made of it. */
  label: Key;
  testId?: string;
  id: (row: Row) => string;
  /** Placeholder of the search. */
  search?: Text;
  columns: Column<Row>[];
  filters?: Filter<Row>[];
  /** A form of further things to search by. */
  panel?: AdvancedSearch;
  /** Names of further filters, which the page puts into the query: they count as a search and are cleared with the others. */
  narrowedBy?: readonly string[];
  /** In place of search and filters; while rows are selected, only what searches should show. */
  narrowing?: (isSelecting: boolean) => ReactNode;
  actions?: RowAction<Row>[];
  /** Rows that can be neither selected nor acted on. */
  isDisabled?: (row: Row) => boolean;
  /** Rows that are shown as selected whatever the selection is. */
  isSelected?: (row: Row) => boolean;
  /**
   * Items of the toolbar; they get the selected rows, what clears the selection, and what starts an action for all of
   * them. Rows can be selected when `selectable` or with `bulk`.
   */
  toolbar?: (selected: Row[], clear: () => void, start: (action: BulkAction<Row>) => void) => ReactNode;
  selectable?: boolean | "single";
  /** Called whenever other rows are selected. */
  onSelect?: (rows: Row[]) => void;
  /** What can be done with many rows at once; an empty list where the toolbar offers it. */
  bulk?: (BulkAction<Row> | PromptedAction<Row>)[];
  /** Items of the toolbar in front of the search. */
  toolbarStart?: ReactNode;
  /** Another way out where a search finds nothing. */
  noResults?: ReactNode;
  /** What can be done there, where the page says it in words of its own. */
  noResultsText?: Text;
  /** Name of the column that rows are sorted by where nothing else was chosen, once all are loaded. */
  defaultSort?: string;
  /** What the call gets in addition for an export of all columns, e.g. so that it answers attributes. */
  exportQuery?: Record<string, unknown>;
  /** Title of the error where its rows cannot be loaded. */
  loadFailed?: KeyWith<"error">;
  /** What a row opens below itself. */
  detail?: (row: Row) => ReactNode;
  /** What shows instead of table and toolbar when there is no row at all. */
  empty?: EmptyProps;
  /** Renders the rows in place of `DataTable`: all of them at once, without pages. */
  table?: (props: TableProps<Row>) => ReactNode;
}

interface Props<Row extends object> extends ListProps<Row> {
  source: Source<Row>;
  state: ListControl;
  /** What is shown in place of rows because none were requested. */
  none?: EmptyProps;
}

/** The code that writes files is loaded when it is needed. */
const ExportDialog = lazily(() => import("~/kit/list/ExportDialog").then((module) => module.ExportDialog<object>));

/** A list: toolbar, table, pagers, and what is shown in their place when there are no rows. */
export function ListView<Row extends object>(props: Props<Row>) {
  const { listId, label, id, search, columns, filters = [], toolbar, selectable, onSelect, bulk, empty } = props;
  const { source, state, panel, narrowedBy = [], toolbarStart, none, noResults, defaultSort = "" } = props;
  const { table: Rows = DataTable } = props;
  const t = useT();
  const realm = useRealm();
  const matching = JSON.stringify([state.search, state.filters]);
  const [selection, setSelected] = useState<Selected<Row> & { of?: string }>({ rows: new Map(), all: false });
  // all that match are those of the search that they were selected in; after another one only the rows that were chosen
  const selected = { ...selection, all: selection.all && selection.of === matching };
  const toolbarId = useId();
  const [exporting, setExporting] = useState(false);
  const preferences = useListPreferences(listId, columns, state);
  const { rows, hasNext, loading, error, refresh, sortsPage } = source;
  useScrollKept(rows !== undefined);
  useToolbarFocus(toolbarId, selected.rows.size);
  const loadedOnly = source.serverPaged ? filters.find(({ name, test }) => test && state.filters[name]) : undefined;
  const hadRows = useRef(false);
  const beyond = rows?.length === 0 && state.page > 1 && !loading && !loadedOnly;
  useEffect(() => {
    hadRows.current ||= rows !== undefined && rows.length > 0;
    // the last rows of the last page were deleted, or an address names a page that there is none of
    if (!beyond) return;
    state.change({ page: hadRows.current ? state.page - 1 : 1 }, { replace: true });
    // not page by page: others may have deleted thousands
    hadRows.current = false;
  });
  const select = (next: Selected<Row>) => {
    const height = selected.rows.size > 0 ? selected.height : document.getElementById(toolbarId)?.offsetHeight;
    setSelected({ ...next, of: matching, height: next.rows.size > 0 ? height : undefined });
    onSelect?.([...next.rows.values()]);
  };
  const place = `${matching} ${state.page} ${state.size} ${state.sort}`;
  const before = useRef<{ place: string; rows: Row[] }>(undefined);
  useEffect(() => {
    if (!rows || loading) return;
    const next = renewed(selected.rows, before.current?.place === place ? before.current.rows : [], rows, id);
    before.current = { place, rows };
    if (next !== selected.rows) select({ ...selected, rows: next });
  });
  const failure = error ? <ErrorAlert error={error} retry={refresh} failed={props.loadFailed} /> : undefined;
  const names = [...filters, ...(panel?.fields ?? [])].map(({ name }) => name).concat(narrowedBy);
  const searched = isSearched(state, filters, panel, narrowedBy);
  // a search that failed can be changed
  if (failure && !searched && !rows?.length) return <PageSection>{failure}</PageSection>;
  if (!rows && !failure) return <Loading />;
  if (rows?.length === 0 && !searched && state.page === 1 && empty && !none) return <EmptyState {...empty} />;
  const clear = () => select({ rows: new Map(), all: false });
  const start = async (chosen: BulkAction<Row> | PromptedAction<Row>) => {
    const rows = selected.all ? selectableOf(source.all(), props) : [...selected.rows.values()];
    const action = "ask" in chosen ? await chosen.ask() : chosen;
    if (!action) return;
    // a question that is cancelled loses nothing
    void runBulk({ realm, action, rows, id, name: columns[0]?.text ?? id, onStart: clear });
  };
  const bySearch = (isSelecting: boolean) => (
    <ListFilters
      testId={`${label.replace("gatehouse.", "")}input`}
      search={search}
      kind={isSelecting ? undefined : toolbarStart}
      filters={isSelecting ? [] : filters}
      state={state}
    />
  );
  const pager = { page: state.page, size: state.size, count: rows?.length ?? 0, hasNext, onChange: state.change };
  const sortedBy = columns.find(({ name }) => name === state.sort.replace(/^-/, ""));
  return (
    <PageSection>
      <ListToolbar
        id={toolbarId}
        panel={panel}
        state={state}
        narrowing={props.narrowing ?? bySearch}
        bulk={bulk}
        selected={selected}
        onSelect={select}
        onBulk={(action) => void start(action)}
        hasMore={hasNext || state.page > 1}
        onRefresh={refresh}
        options={<ListOptions columns={columns} preferences={preferences} onExport={() => setExporting(true)} />}
        pager={!props.table && <Pager at="top" {...pager} />}
      >
        {toolbar?.([...selected.rows.values()], clear, (action) => void start(action))}
      </ListToolbar>
      <FilterChips filters={filters} panel={panel} state={state} names={names} />
      {sortedBy && !source.complete && (
        <Note text={[sortsPage ? "gatehouse.sortedPage" : "gatehouse.sortNeedsAll", { column: t(sortedBy.label) }]} />
      )}
      {loadedOnly && <Note text={["gatehouse.filterLoaded", { filter: t(loadedOnly.label) }]} />}
      {/* rows that could not be read again stay, and so does a dialog of the toolbar */}
      {failure}
      <RowsSaid place={place} text={rows && !loading ? `${t(label)}: ${rangeOf(state, rows.length)}` : undefined} />
      <div aria-busy={loading} className={loading ? "gh-loading" : undefined}>
        {rows && rows.length > 0 ? (
          <Rows
            {...props}
            rows={rows}
            columns={preferences.shown}
            isCompact={preferences.isCompact}
            selection={selectable || bulk ? selected.rows : undefined}
            single={selectable === "single"}
            onSelect={(rows) => select({ rows, all: false })}
            sort={state.sort || (source.complete ? defaultSort : "")}
            onSort={source.complete || sortsPage ? (sort) => state.change({ sort }) : undefined}
          />
        ) : none ? (
          <EmptyState {...none} />
        ) : failure ? undefined : (
          <NoResults text={props.noResultsText} onClear={() => state.change({ search: "", filters: clearing(names) })}>
            {noResults}
          </NoResults>
        )}
      </div>
      {rows && rows.length > 0 && !props.table && <Pager at="bottom" {...pager} />}
      {exporting && (
        <Suspense>
          <ExportDialog
            {...exportOf({ listId, id, columns, shown: preferences.shown, all: source.all, title: t(label) })}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
    </PageSection>
  );
}

/** All rows that match, without those that cannot be selected. */
async function* selectableOf<Row>(parts: AsyncIterable<Row[]>, props: Parameters<typeof refusals<Row>>[0]) {
  const { isDisabled } = refusals(props);
  for await (const part of parts) yield part.filter((row) => !isDisabled(row));
}

/** Says that what is shown is not about all rows. */
function Note({ text }: { text: Text }) {
  const t = useT();
  return <Alert isInline isPlain variant="info" title={t(text)} />;
}

const withText = <Row,>(columns: Column<Row>[]) => columns.filter(({ isAction }) => !isAction);

/** The dialog is made once for rows of every kind; it hands each row only to the columns that came with it. */
const exportOf = <Row extends object>(of: {
  listId: string;
  title: string;
  id: (row: Row) => string;
  columns: Column<Row>[];
  shown: Column<Row>[];
  all: (isWhole: boolean) => AsyncIterable<Row[]>;
}) => ({
  title: { text: of.title },
  fileName: of.listId,
  shown: withText(of.shown) as unknown as Column<object>[],
  all: withText(of.columns) as unknown as Column<object>[],
  rows: of.all,
  id: of.id as unknown as (row: object) => string,
});

const PREFIX = "gatehouse.scroll ";

/**
 * Keeps how far the page is scrolled: Back and reload return to the same rows.
 * @param ready whether what is scrolled is rendered
 */
function useScrollKept(ready: boolean): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const page = mainElement();
    if (!ready || !page) return;
    const position = Number(sessionStorage.getItem(PREFIX + key));
    if (position) page.scrollTop = position;
    const save = () => sessionStorage.setItem(PREFIX + key, String(page.scrollTop));
    page.addEventListener("scrollend", save);
    window.addEventListener("pagehide", save);
    return () => {
      page.removeEventListener("scrollend", save);
      window.removeEventListener("pagehide", save);
    };
  }, [key, ready]);
}

/**
 * A tool for selected rows that goes off with the last of them leaves the focus to its toolbar: a browser would forget it, and
 * `useFocusKept` waits for a button that is off while it is busy.
 */
function useToolbarFocus(toolbarId: string, selected: number): void {
  useLayoutEffect(() => {
    const { activeElement } = document;
    const toolbar = document.getElementById(toolbarId);
    if (selected > 0 || !toolbar?.contains(activeElement) || !activeElement?.matches(":disabled")) return;
    toolbar.querySelector<HTMLElement>("input, button:enabled")?.focus({ preventScroll: true });
  }, [toolbarId, selected]);
}
