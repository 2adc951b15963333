import { Button, ToolbarItem } from "@patternfly/react-core";
import type { AskedAction, BulkAction } from "~/data/bulk/bulkRuns";
import { useT } from "~/i18n/useT";
import type { Selection } from "~/kit/list/columns";
import { TextMenu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";
import { Toolbar } from "~/kit/list/Toolbar";

/** Selected rows; `all` when everything that matches is meant, also what no page has shown. */
export interface Selected<Row> {
  rows: Selection<Row>;
  all: boolean;
}

interface Props<Row> {
  actions: (BulkAction<Row> | AskedAction<Row>)[];
  selected: Selected<Row>;
  onStart: (action: BulkAction<Row> | AskedAction<Row>) => void;
  /** Whether more rows match than the page shows. */
  hasMore: boolean;
  onSelect: (selected: Selected<Row>) => void;
}

/** What shows while rows are ticked: how many, what can be done with them, and the way to take in all that match. */
export function BulkMenu<Row>({ actions, selected, onStart, hasMore, onSelect }: Props<Row>) {
  const t = useT();
  if (selected.rows.size === 0) return null;
  return (
    <Toolbar testId="ticked">
      <ToolbarItem alignSelf="center">
        {selected.all ? t("gatehouse.tickedAllMatching") : t(["gatehouse.tickedRows", { rows: selected.rows.size }])}
      </ToolbarItem>
      {actions.length > 0 && (
        <ToolbarItem>
          <TextMenu label="gatehouse.bulkActions" testId="bulk">
            {actions.map((action) => (
              <WriteItem key={t(action.label)} call={action.call} onClick={() => onStart(action)}>
                {t(action.label)}
              </WriteItem>
            ))}
          </TextMenu>
        </ToolbarItem>
      )}
      {hasMore && !selected.all && (
        <ToolbarItem>
          <Button variant="link" onClick={() => onSelect({ ...selected, all: true })}>
            {t("gatehouse.tickAllMatching")}
          </Button>
        </ToolbarItem>
      )}
      <ToolbarItem>
        <Button variant="link" onClick={() => onSelect({ rows: new Map(), all: false })}>
          {t("gatehouse.untick")}
        </Button>
      </ToolbarItem>
    </Toolbar>
  );
}
