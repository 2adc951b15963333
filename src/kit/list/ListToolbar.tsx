import { Button, ToolbarItem } from "@patternfly/react-core";
import SyncAltIcon from "@patternfly/react-icons/dist/esm/icons/sync-alt-icon";
import type { ReactNode } from "react";
import type { PromptedAction, BulkAction } from "~/data/bulk/bulkRuns";
import { useT } from "~/i18n/useT";
import type { AdvancedSearch } from "~/kit/list/advancedSearch";
import { AdvancedSearchPanel } from "~/kit/list/AdvancedSearchPanel";
import { BulkItems, type Selected } from "~/kit/list/bulk/BulkItems";
import { Toolbar } from "~/kit/list/Toolbar";
import type { ListControl } from "~/kit/list/useListState";

interface Props<Row extends object> {
  id: string;
  panel: AdvancedSearch | undefined;
  state: ListControl;
  /** What narrows the list; only what searches while rows are selected. */
  narrowing: (isSelecting: boolean) => ReactNode;
  /** The list's own items. */
  children: ReactNode;
  /** What can be done with the selected rows; undefined where the list has no bulk actions. */
  bulk: (BulkAction<Row> | PromptedAction<Row>)[] | undefined;
  selected: Selected<Row>;
  onSelect: (selected: Selected<Row>) => void;
  onBulk: (action: BulkAction<Row> | PromptedAction<Row>) => void;
  /** Whether more rows match than the page shows. */
  hasMore: boolean;
  onRefresh: () => void;
  /** Preferences of the list. */
  options: ReactNode;
  pager: ReactNode;
}

/**
 * The toolbar of a list. While rows are selected, what can be done with them takes the place of filters, refresh,
 * preferences and pager; it never gets lower by that, so that the table stays under the pointer.
 */
export function ListToolbar<Row extends object>(props: Props<Row>) {
  const { panel, state, bulk, selected, onSelect } = props;
  const t = useT();
  const isSelecting = bulk !== undefined && selected.rows.size > 0;
  return (
    <Toolbar testId="table-toolbar" minHeight={selected.height} id={props.id}>
      {props.narrowing(isSelecting)}
      {panel && !isSelecting && <AdvancedSearchPanel panel={panel} state={state} />}
      {props.children}
      {isSelecting ? (
        <BulkItems
          actions={bulk}
          selected={selected}
          onStart={props.onBulk}
          hasMore={props.hasMore}
          onSelect={onSelect}
        />
      ) : (
        <>
          <ToolbarItem>
            <Button
              variant="plain"
              data-testid="refresh"
              title={t("refresh")}
              icon={<SyncAltIcon />}
              onClick={props.onRefresh}
            >
              {/* automation finds it by its text */}
              <span className="pf-v6-screen-reader">{t("refresh")}</span>
            </Button>
          </ToolbarItem>
          <ToolbarItem>{props.options}</ToolbarItem>
          <ToolbarItem variant="pagination">{props.pager}</ToolbarItem>
        </>
      )}
    </Toolbar>
  );
}
