import { Checkbox, DropdownItem } from "@patternfly/react-core";
import { Table, Tbody, Td, Th, Thead, Tr } from "@patternfly/react-table";
import type { ReactNode } from "react";
import { type Text, useT } from "~/i18n/useT";
import { KebabMenu } from "~/kit/Menu";

/** One column: a field of the row shown as text, or drawn by `cell`. */
export interface Column<Row> {
  name: string;
  label: Text;
  /** Text that the cell shows; nothing but the name in the cell that names the row. */
  cell: (row: Row) => ReactNode;
}

/** What the menu of a row offers. */
export interface RowAction<Row> {
  label: Text;
  run: (row: Row) => void;
}

/** Ticked rows by id, kept across pages. */
export type Selection<Row> = Map<string, Row>;

interface Props<Row> {
  /** Accessible name. */
  label: Text;
  rows: Row[];
  id: (row: Row) => string;
  columns: Column<Row>[];
  actions?: RowAction<Row>[];
  /** Ticked rows and their setter; rows cannot be ticked when left out. */
  selection?: Selection<Row>;
  onSelect?: (selection: Selection<Row>) => void;
  /** Rows that can be neither ticked nor acted on. */
  isDisabled?: (row: Row) => boolean;
}

/** A table of rows with tick boxes and row menus; identifiers as kit.md §2.1 lists them. */
export function DataTable<Row>({ label, rows, id, columns, actions, selection, onSelect, isDisabled }: Props<Row>) {
  const t = useT();
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
  return (
    <Table aria-label={t(label)} variant="compact" gridBreakPoint="grid-md">
      <Thead>
        <Tr>
          {selection && (
            <Th modifier="fitContent">
              <Checkbox
                id="check-all"
                name="check-all"
                aria-label={t("gatehouse.selectAllRows")}
                isDisabled={free.length === 0}
                isChecked={ticked.length === 0 ? false : ticked.length === free.length ? true : null}
                onChange={(_, on) => tick(free, on)}
              />
            </Th>
          )}
          {columns.map((column) => (
            <Th key={column.name}>{t(column.label)}</Th>
          ))}
          {actions && <Td />}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((row, index) => (
          <Tr key={id(row)}>
            {selection && (
              <Td modifier="fitContent">
                <Checkbox
                  id={`checkrow${index}`}
                  name={`checkrow${index}`}
                  aria-label={t(["gatehouse.selectRow", { row: index }])}
                  isDisabled={isDisabled?.(row)}
                  isChecked={selection.has(id(row))}
                  onChange={(_, on) => tick([row], on)}
                />
              </Td>
            )}
            {columns.map((column) => (
              <Td key={column.name} dataLabel={t(column.label)}>
                {column.cell(row)}
              </Td>
            ))}
            {actions && <Td isActionCell>{!isDisabled?.(row) && <RowMenu row={row} actions={actions} />}</Td>}
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

function RowMenu<Row>({ row, actions }: { row: Row; actions: RowAction<Row>[] }) {
  const t = useT();
  return (
    <KebabMenu>
      {actions.map(({ label, run }) => (
        <DropdownItem key={t(label)} onClick={() => run(row)}>
          {t(label)}
        </DropdownItem>
      ))}
    </KebabMenu>
  );
}
