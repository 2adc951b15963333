import { Button, ToolbarItem } from "@patternfly/react-core";
import type { AskedAction, BulkAction } from "~/data/bulkRuns";
import { useT } from "~/i18n/useT";
import type { Selection } from "~/kit/columns";
import { TextMenu } from "~/kit/Menu";
import { WriteItem } from "~/kit/Write";
import { Toolbar } from "~/kit/Toolbar";

/** Ticked rows; `all` when everything that matches is meant, also what no page has shown. */
export interface Ticked<Row> {
  rows: Selection<Row>;
  all: boolean;
}

interface Props<Row> {
  actions: (BulkAction<Row> | AskedAction<Row>)[];
  ticked: Ticked<Row>;
  onStart: (action: BulkAction<Row> | AskedAction<Row>) => void;
  /** Whether more rows match than the page shows. */
  hasMore: boolean;
  onTick: (ticked: Ticked<Row>) => void;
}

/** What shows while rows are ticked: how many, what can be done with them, and the way to take in all that match. */
export function BulkMenu<Row>({ actions, ticked, onStart, hasMore, onTick }: Props<Row>) {
  const t = useT();
  if (ticked.rows.size === 0) return null;
  return (
    <Toolbar testId="ticked">
      <ToolbarItem alignSelf="center">
        {ticked.all ? t("gatehouse.tickedAllMatching") : t(["gatehouse.tickedRows", { rows: ticked.rows.size }])}
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
      {hasMore && !ticked.all && (
        <ToolbarItem>
          <Button variant="link" onClick={() => onTick({ ...ticked, all: true })}>
            {t("gatehouse.tickAllMatching")}
          </Button>
        </ToolbarItem>
      )}
      <ToolbarItem>
        <Button variant="link" onClick={() => onTick({ rows: new Map(), all: false })}>
          {t("gatehouse.untick")}
        </Button>
      </ToolbarItem>
    </Toolbar>
  );
}
