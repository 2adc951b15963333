import { lazily } from "~/kit/page/lazily";
import { Alert, Button, PageSection, ToolbarItem } from "@patternfly/react-core";
import SyncAltIcon from "@patternfly/react-icons/dist/esm/icons/sync-alt-icon";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import type { AskedAction, BulkAction } from "~/data/bulk/bulkRuns";
import { useRealm } from "~/data/query/useRealm";
import { type Key, type Text, useT } from "~/i18n/useT";
import { BulkMenu, type Selected } from "~/kit/list/BulkMenu";
import { runBulk } from "~/kit/list/BulkRuns";
import type { Column, Filter, RowAction } from "~/kit/list/columns";
import { DataTable } from "~/kit/list/DataTable";
import { type EmptyProps, EmptyState, NoResults } from "~/kit/page/EmptyState";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";
import { clearing, FilterChips, ListFilters } from "~/kit/list/ListFilters";
import { ListOptions, useListPreferences } from "~/kit/list/ListOptions";
import { isNarrowed, type Source } from "~/kit/list/listSource";
import { Loading } from "~/kit/page/Loading";
import { Pager } from "~/kit/list/Pager";
import type { AdvancedSearch } from "~/kit/list/advancedSearch";
import { AdvancedSearchChips } from "~/kit/list/AdvancedSearchChips";
import { AdvancedSearchPanel } from "~/kit/list/AdvancedSearchPanel";
import type { ListControl } from "~/kit/list/useListState";
import { useScrollKept } from "~/kit/list/useScrollKept";
import { Toolbar } from "~/kit/list/Toolbar";

/** What every list is told. */
export interface ListProps<Row extends object> {
  /** Accessible name of the table; the search group's test id and the list's own settings are named by it. */
  label: Key;
  testId?: string;
  id: (row: Row) => string;
  /** Placeholder of the search. */
  search?: Text;
  /** Test id of the search group where it is not made of the label. */
  searchTestId?: string;
  columns: Column<Row>[];
  filters?: Filter<Row>[];
  /** A form of further things to search by. */
  panel?: AdvancedSearch;
  /**
   * Shows one at a time of the search and the filters, chosen by a toggle: its test id and what the search is called
   * there.
   */
  searchBy?: { testId: string; text: Text };
  actions?: RowAction<Row>[];
  isDisabled?: (row: Row) => boolean;
  /** Rows that show as ticked whatever the selection is. */
  isTicked?: (row: Row) => boolean;
  /**
   * Items of the toolbar; they get the ticked rows, what unticks them, and what does something to all that is ticked.
   * Rows can be ticked when `selectable` or with `bulk`.
   */
  toolbar?: (selected: Row[], clear: () => void, start: (action: BulkAction<Row>) => void) => ReactNode;
  selectable?: boolean | "single";
  /** Told whenever other rows are ticked. */
  onSelect?: (rows: Row[]) => void;
  /** What can be done with many rows at once; an empty list where the toolbar offers it. */
  bulk?: (BulkAction<Row> | AskedAction<Row>)[];
  /** Items of the toolbar in front of the search. */
  toolbarStart?: ReactNode;
  /** The rows of a page can be sorted where not all are loaded; the list says that it is only they. */
  sortsPage?: boolean;
  /** What a row opens below itself. */
  detail?: (row: Row) => ReactNode;
  /** What shows instead of table and toolbar when there is no row at all. */
  empty?: EmptyProps;
}

interface Props<Row extends object> extends ListProps<Row> {
  source: Source<Row>;
  state: ListControl;
  /** What shows in place of rows because none were asked for. */
  none?: EmptyProps;
}

/** The code that writes files comes when it is asked for. */
const ExportDialog = lazily(() => import("~/kit/list/ExportDialog").then((module) => module.ExportDialog<object>));

/** Draws a list: toolbar, table, pagers, and what stands in their place when there are no rows. */
export function ListView<Row extends object>(props: Props<Row>) {
  const { label, id, search, columns, filters = [], toolbar, selectable, onSelect, bulk, empty, source, state } = props;
  const { searchBy, searchTestId = `${label}input`, panel, sortsPage, toolbarStart, none } = props;
  const t = useT();
  const realm = useRealm();
  const [selected, setSelected] = useState<Selected<Row>>({ rows: new Map(), all: false });
  const [exporting, setExporting] = useState(false);
  const preferences = useListPreferences(label, columns, state);
  const { rows, hasNext, loading, error, refresh } = source;
  useScrollKept(rows !== undefined);
  const loadedOnly = source.serverPaged ? filters.find(({ name, test }) => test && state.filters[name]) : undefined;
  // the last rows of the last page were deleted
  const beyond = rows?.length === 0 && state.page > 1 && !loading && !loadedOnly;
  useEffect(() => {
    if (beyond) state.change({ page: state.page - 1 }, { replace: true });
  });
  if (error)
    return (
      <PageSection>
        <ErrorAlert error={error} retry={refresh} />
      </PageSection>
    );
  if (!rows) return <Loading />;
  const names = [...filters, ...(panel?.fields ?? [])].map(({ name }) => name);
  const narrowed = state.search !== "" || isNarrowed(state, filters, panel);
  if (rows.length === 0 && !narrowed && state.page === 1 && empty && !none) return <EmptyState {...empty} />;
  const select = (next: Selected<Row>) => {
    setSelected(next);
    onSelect?.([...next.rows.values()]);
  };
  const clear = () => select({ rows: new Map(), all: false });
  const start = async (chosen: BulkAction<Row> | AskedAction<Row>) => {
    const rows = selected.all ? source.all() : [...selected.rows.values()];
    const action = "ask" in chosen ? await chosen.ask() : chosen;
    if (!action) return;
    void runBulk({ realm, action, rows, id, name: columns[0]?.text ?? id });
    clear();
  };
  const pager = { page: state.page, size: state.size, count: rows.length, hasNext, onChange: state.change };
  const sortedBy = columns.find(({ name }) => name === state.sort.replace(/^-/, ""));
  return (
    <PageSection>
      <Toolbar testId="table-toolbar">
        {toolbarStart}
        <ListFilters testId={searchTestId} search={search} filters={filters} by={searchBy} state={state} />
        {panel && <AdvancedSearchPanel panel={panel} state={state} />}
        {toolbar?.([...selected.rows.values()], clear, (action) => void start(action))}
        <ToolbarItem variant="separator" />
        <ToolbarItem>
          <Button variant="link" data-testid="refresh" icon={<SyncAltIcon />} onClick={refresh}>
            {t("refresh")}
          </Button>
        </ToolbarItem>
        <ToolbarItem>
          <ListOptions columns={columns} preferences={preferences} onExport={() => setExporting(true)} />
        </ToolbarItem>
        <ToolbarItem variant="pagination">
          <Pager at="top" {...pager} />
        </ToolbarItem>
      </Toolbar>
      <FilterChips filters={filters} state={state} />
      {panel && <AdvancedSearchChips panel={panel} state={state} />}
      {sortedBy && !source.complete && (
        <Alert
          isInline
          isPlain
          variant="info"
          title={t([sortsPage ? "gatehouse.sortedPage" : "gatehouse.sortNeedsAll", { column: t(sortedBy.label) }])}
        />
      )}
      {loadedOnly && (
        <Alert isInline isPlain variant="info" title={t(["gatehouse.filterLoaded", { filter: t(loadedOnly.label) }])} />
      )}
      {bulk && (
        <BulkMenu
          actions={bulk}
          selected={selected}
          onStart={(action) => void start(action)}
          hasMore={hasNext || state.page > 1}
          onSelect={select}
        />
      )}
      <div aria-busy={loading} className={loading ? "gh-loading" : undefined}>
        {rows.length > 0 ? (
          <DataTable
            {...props}
            rows={rows}
            columns={preferences.shown}
            isCompact={preferences.isCompact}
            selection={selectable || bulk ? selected.rows : undefined}
            single={selectable === "single"}
            onSelect={(rows) => select({ rows, all: false })}
            sort={state.sort}
            onSort={source.complete || sortsPage ? (sort) => state.change({ sort }) : undefined}
          />
        ) : none ? (
          <EmptyState {...none} />
        ) : (
          <NoResults onClear={() => state.change({ search: "", filters: clearing(names) })} />
        )}
      </div>
      {rows.length > 0 && <Pager at="bottom" {...pager} />}
      {exporting && (
        <Suspense>
          <ExportDialog
            {...exportOf({ label, id, columns, shown: preferences.shown, all: source.all, title: t(label) })}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
    </PageSection>
  );
}

/** The dialog is made once for rows of every kind; it hands each row only to the columns that came with it. */
const exportOf = <Row extends object>(of: {
  label: string;
  title: string;
  id: (row: Row) => string;
  columns: Column<Row>[];
  shown: Column<Row>[];
  all: () => AsyncIterable<Row[]>;
}) => ({
  title: { text: of.title },
  fileName: of.label,
  shown: of.shown as unknown as Column<object>[],
  all: of.columns as unknown as Column<object>[],
  rows: of.all,
  id: of.id as unknown as (row: object) => string,
});
