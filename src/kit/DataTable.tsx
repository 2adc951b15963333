import { Checkbox, DropdownItem } from "@patternfly/react-core";
import { ExpandableRowContent, Table, Tbody, Td, Th, Thead, Tr } from "@patternfly/react-table";
import { type ReactNode, useState } from "react";
import { type Text, useT } from "~/i18n/useT";
import type { Column, RowAction, Selection } from "~/kit/columns";
import { HelpIcon } from "~/kit/HelpIcon";
import { KebabMenu } from "~/kit/Menu";
import { WriteItem } from "~/kit/Write";

interface Props<Row> {
  /** Accessible name. */
  label: Text;
  testId?: string;
  rows: Row[];
  id: (row: Row) => string;
  columns: Column<Row>[];
  actions?: RowAction<Row>[];
  /** Ticked rows and their setter; rows cannot be ticked when left out. */
  selection?: Selection<Row>;
  onSelect?: (selection: Selection<Row>) => void;
  /** One row at a time is chosen, by a radio button. */
  single?: boolean;
  /** Rows that can be neither ticked nor acted on. */
  isDisabled?: (row: Row) => boolean;
  /** Rows that show as ticked whatever the selection is. */
  isTicked?: (row: Row) => boolean;
  /** Name of the column the rows are sorted by, `-` before it for the other way round; no sorting when left out. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** What a row opens below itself; undefined for a row that has nothing to show. */
  detail?: (row: Row) => ReactNode;
  isCompact?: boolean;
}

// PatternFly's cells look for cut texts, and each is drawn a second time after that: plain ones, with its classes, are drawn
// once.
const ROW = "pf-v6-c-table__tr";
const HEAD = "pf-v6-c-table__th";
const CELL = "pf-v6-c-table__td";

/** A table of rows with tick boxes, row menus and rows that open. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, testId, rows, id, columns, actions, selection, onSelect, single, isDisabled, detail } = props;
  const t = useT();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const free = rows.filter((row) => !isDisabled?.(row));
  const ticked = free.filter((row) => selection?.has(id(row)));
  const tick = (changed: Row[], on: boolean) => {
    const next = new Map(selection);
    for (const row of changed) {
      if (on) next.set(id(row), row);
      else next.delete(id(row));
    }
    onSelect?.(next);
  };
  const toggle = (row: Row) =>
    setOpen((old) => new Set(old.has(id(row)) ? [...old].filter((one) => one !== id(row)) : [...old, id(row)]));
  const row = (row: Row, index: number) => (
    <tr key={id(row)} className={ROW}>
      {detail && (
        <Td
          expand={
            detail(row) === undefined
              ? undefined
              : {
                  rowIndex: index * 2,
                  isExpanded: open.has(id(row)),
                  onToggle: () => toggle(row),
                  expandId: "expandable-row-",
                }
          }
        />
      )}
      {selection && single && (
        <Td
          select={{
            rowIndex: index,
            variant: "radio",
            isSelected: selection.has(id(row)),
            isDisabled: isDisabled?.(row),
            onSelect: () => onSelect?.(new Map([[id(row), row]])),
            props: { name: "radioGroup", "aria-label": t(["gatehouse.selectRow", { row: index }]) },
          }}
        />
      )}
      {selection && !single && (
        <td className={`${CELL} pf-m-fit-content`}>
          <div className="pf-v6-c-check pf-m-standalone">
            <input
              type="checkbox"
              className="pf-v6-c-check__input"
              id={`checkrow${index}`}
              name={`checkrow${index}`}
              aria-label={t(["gatehouse.selectRow", { row: index }])}
              disabled={isDisabled?.(row)}
              checked={selection.has(id(row)) || props.isTicked?.(row) === true}
              onChange={({ target }) => tick([row], target.checked)}
            />
          </div>
        </td>
      )}
      {columns.map((column) => (
        <td key={column.name} className={CELL} data-label={t(column.label)}>
          {column.cell ? column.cell(row) : column.text(row) || "—"}
        </td>
      ))}
      {actions && (
        <td className={`${CELL} pf-v6-c-table__action`}>
          {!isDisabled?.(row) && <RowMenu row={row} actions={actions} />}
        </td>
      )}
    </tr>
  );
  return (
    <Table
      aria-label={t(label)}
      data-testid={testId}
      variant={props.isCompact === false ? undefined : "compact"}
      gridBreakPoint="grid-md"
    >
      <Thead>
        <tr className={ROW}>
          {detail && <Th screenReaderText={t("expandRow")} />}
          {selection && single && <Th screenReaderText={t("gatehouse.selectOne")} />}
          {selection && !single && (
            <th scope="col" className={`${HEAD} pf-m-fit-content`}>
              <Checkbox
                id="check-all"
                name="check-all"
                aria-label={t("gatehouse.selectAllRows")}
                isDisabled={free.length === 0}
                isChecked={ticked.length === 0 ? false : ticked.length === free.length ? true : null}
                onChange={(_, on) => tick(free, on)}
              />
            </th>
          )}
          {columns.map((column, index) => (
            <Head key={column.name} column={column} index={index} sort={props.sort} onSort={props.onSort} />
          ))}
          {actions && <Td />}
        </tr>
      </Thead>
      {detail ? (
        rows.map((one, index) => (
          <Tbody key={id(one)} isExpanded={open.has(id(one))}>
            {row(one, index)}
            {detail(one) !== undefined && (
              <Tr isExpanded={open.has(id(one))}>
                <Td colSpan={columns.length + (selection ? 1 : 0) + (actions ? 2 : 1)}>
                  <ExpandableRowContent>{open.has(id(one)) && detail(one)}</ExpandableRowContent>
                </Td>
              </Tr>
            )}
          </Tbody>
        ))
      ) : (
        <Tbody>{rows.map(row)}</Tbody>
      )}
    </Table>
  );
}

/** Heading of a column; a click sorts by it, the next one the other way round. */
function Head<Row>({
  column,
  index,
  sort,
  onSort,
}: Pick<Props<Row>, "sort" | "onSort"> & { column: Column<Row>; index: number }) {
  const t = useT();
  const by = sort?.replace(/^-/, "") === column.name;
  const down = sort?.startsWith("-") ?? false;
  const content = (
    <>
      {t(column.label)}
      {column.help && <HelpIcon name={column.name} text={column.help} />}
    </>
  );
  if (!onSort)
    return (
      <th scope="col" className={`${HEAD} pf-m-wrap`}>
        {content}
      </th>
    );
  return (
    <Th
      modifier="wrap"
      sort={{
        columnIndex: index,
        sortBy: by ? { index, direction: down ? "desc" : "asc" } : {},
        onSort: () => onSort(by && !down ? `-${column.name}` : column.name),
      }}
    >
      {content}
    </Th>
  );
}

function RowMenu<Row>({ row, actions }: { row: Row; actions: RowAction<Row>[] }) {
  const t = useT();
  const offered = actions.filter(({ when }) => !when || when(row));
  if (offered.length === 0) return null;
  return (
    <KebabMenu>
      {offered.map(({ label, run, call, object, testId }) =>
        call ? (
          <WriteItem
            key={t(label)}
            call={call}
            object={object ? object(row) : (row ?? undefined)}
            testId={testId}
            onClick={() => run(row)}
          >
            {t(label)}
          </WriteItem>
        ) : (
          <DropdownItem key={t(label)} data-testid={testId} onClick={() => run(row)}>
            {t(label)}
          </DropdownItem>
        ),
      )}
    </KebabMenu>
  );
}
