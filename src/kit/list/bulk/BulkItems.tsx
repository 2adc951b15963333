import { Button, ToolbarGroup, ToolbarItem } from "@patternfly/react-core";
import { accessOfAny } from "~/data/access/permissions";
import type { PromptedAction, BulkAction } from "~/data/bulk/bulkRuns";
import { useT } from "~/i18n/useT";
import type { Selection } from "~/kit/list/columns";
import { TextMenu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";

/** Selected rows; `all` when everything that matches is meant, also what no page has shown. */
export interface Selected<Row> {
  rows: Selection<Row>;
  all: boolean;
  /** Height of the toolbar before, in pixels. */
  height?: number;
}

interface Props<Row> {
  actions: (BulkAction<Row> | PromptedAction<Row>)[];
  selected: Selected<Row>;
  onStart: (action: BulkAction<Row> | PromptedAction<Row>) => void;
  /** Whether more rows match than the page shows. */
  hasMore: boolean;
  onSelect: (selected: Selected<Row>) => void;
}

/** Items of the toolbar while rows are selected: how many, what can be done with them, and how to select all that match. */
export function BulkItems<Row extends object>({ actions, selected, onStart, hasMore, onSelect }: Props<Row>) {
  const t = useT();
  const rows = [...selected.rows.values()];
  return (
    <ToolbarGroup data-testid="selection" className="gh-search-group">
      <ToolbarItem alignSelf="center">
        {selected.all
          ? t("gatehouse.selectedAllMatching")
          : t(["gatehouse.selectedRows", { rows: selected.rows.size }])}
      </ToolbarItem>
      {actions.length > 0 && (
        <ToolbarItem>
          <TextMenu label="gatehouse.bulkActions" testId="bulk">
            {actions.map((action) => (
              <WriteItem
                key={t(action.label)}
                call={action.call}
                object={accessOfAny(rows.map((row) => action.object?.(row) ?? row))}
                onClick={() => onStart(action)}
              >
                {t(action.label)}
              </WriteItem>
            ))}
          </TextMenu>
        </ToolbarItem>
      )}
      {hasMore && !selected.all && (
        <ToolbarItem>
          <Button variant="link" onClick={() => onSelect({ ...selected, all: true })}>
            {t("gatehouse.selectAllMatching")}
          </Button>
        </ToolbarItem>
      )}
      <ToolbarItem>
        <Button variant="link" onClick={() => onSelect({ rows: new Map(), all: false })}>
          {t("gatehouse.clearSelection")}
        </Button>
      </ToolbarItem>
    </ToolbarGroup>
  );
}
