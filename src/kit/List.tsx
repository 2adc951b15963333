import {
  Button,
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
  PageSection,
  Toolbar,
  ToolbarContent,
  ToolbarGroup,
  ToolbarItem,
} from "@patternfly/react-core";
import SearchIcon from "@patternfly/react-icons/dist/esm/icons/search-icon";
import SyncAltIcon from "@patternfly/react-icons/dist/esm/icons/sync-alt-icon";
import { type ReactNode, useEffect, useState } from "react";
import type { ListCall, RowOf } from "~/data/api";
import { preloadPage, usePaged } from "~/data/cache";
import { type Key, type Text, useT } from "~/i18n/useT";
import { type Column, DataTable, type RowAction, type Selection } from "~/kit/DataTable";
import { ErrorAlert } from "~/kit/ErrorBoundary";
import { Loading } from "~/kit/Loading";
import { Pager } from "~/kit/Pager";
import { Search } from "~/kit/Search";
import { listState, useListState } from "~/kit/useListState";

interface Props<Name extends ListCall> {
  /** Accessible name of the table; the search group's test id is made of the key. */
  label: Key;
  from: Name;
  id: (row: RowOf<Name>) => string;
  /** Placeholder of the search; the server searches. */
  search?: Text;
  columns: Column<RowOf<Name>>[];
  actions?: RowAction<RowOf<Name>>[];
  isDisabled?: (row: RowOf<Name>) => boolean;
  /** Items of the toolbar; they get the ticked rows. Rows can be ticked when `selectable`. */
  toolbar?: (ticked: RowOf<Name>[], clear: () => void) => ReactNode;
  selectable?: boolean;
  /** What shows instead of table and toolbar when the server has no row at all. */
  empty?: { title: Text; body: Text; action?: ReactNode };
}

const queryOf = ({ search, page, size }: { search: string; page: number; size: number }) => ({
  first: (page - 1) * size,
  max: size,
  search,
});

/** Starts the first read of a list before its page is there. */
export function preloadList(realm: string, from: ListCall, search: string): Promise<void> {
  return preloadPage(realm, from, queryOf(listState(new URLSearchParams(search))));
}

/**
 * A list that the server searches and pages: `first`, `max` + 1 and `search` go to the call. Its state stands in the
 * address; ticked rows are kept across pages.
 */
export function List<Name extends ListCall>(props: Props<Name>) {
  const { label, from, id, search, columns, actions, isDisabled, toolbar, selectable, empty } = props;
  const t = useT();
  const state = useListState();
  const [selection, setSelection] = useState<Selection<RowOf<Name>>>(new Map());
  const { rows, hasNext, loading, error, refresh } = usePaged(from, queryOf(state));
  // the last rows of the last page were deleted
  const beyond = rows?.length === 0 && state.page > 1 && !loading;
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
  if (rows.length === 0 && !state.search && state.page === 1 && empty) return <Empty {...empty} />;
  const pager = { page: state.page, size: state.size, count: rows.length, hasNext, onChange: state.change };
  const ticked = [...selection.values()];
  return (
    <PageSection>
      <Toolbar data-testid="table-toolbar">
        <ToolbarContent>
          {search && (
            <ToolbarGroup data-testid={`${label}input`}>
              <Search
                key={state.search}
                placeholder={search}
                value={state.search}
                onSearch={(next) => state.change({ search: next })}
              />
            </ToolbarGroup>
          )}
          {toolbar?.(ticked, () => setSelection(new Map()))}
          <ToolbarItem variant="separator" />
          <ToolbarItem>
            <Button variant="link" data-testid="refresh" icon={<SyncAltIcon />} onClick={refresh}>
              {t("refresh")}
            </Button>
          </ToolbarItem>
          <ToolbarItem variant="pagination">
            <Pager at="top" {...pager} />
          </ToolbarItem>
        </ToolbarContent>
      </Toolbar>
      <div aria-busy={loading} className={loading ? "gh-loading" : undefined}>
        {rows.length > 0 ? (
          <DataTable
            label={label}
            rows={rows}
            id={id}
            columns={columns}
            actions={actions}
            isDisabled={isDisabled}
            selection={selectable ? selection : undefined}
            onSelect={setSelection}
          />
        ) : (
          <NoResults onClear={() => state.change({ search: "" })} />
        )}
      </div>
      {rows.length > 0 && <Pager at="bottom" {...pager} />}
    </PageSection>
  );
}

/** What shows instead of rows when a search finds none, with the way back to all of them. */
export function NoResults({ onClear }: { onClear: () => void }) {
  const t = useT();
  return (
    <EmptyState data-testid="empty-state" headingLevel="h1" titleText={t("noSearchResults")} icon={SearchIcon}>
      <EmptyStateBody>{t("noSearchResultsInstructions")}</EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>
          <Button variant="link" data-testid="clear-all-filters-empty-action" onClick={onClear}>
            {t("clearAllFilters")}
          </Button>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}

function Empty({ title, body, action }: { title: Text; body: Text; action?: ReactNode }) {
  const t = useT();
  return (
    <EmptyState data-testid="empty-state" headingLevel="h1" titleText={t(title)}>
      <EmptyStateBody>{t(body)}</EmptyStateBody>
      {action && <EmptyStateFooter>{action}</EmptyStateFooter>}
    </EmptyState>
  );
}
