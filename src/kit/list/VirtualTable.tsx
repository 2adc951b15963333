import styles from "@patternfly/react-styles/css/components/Table/table.mjs";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useT } from "~/i18n/useT";
import { choices } from "~/kit/list/choices";
import { contentOf, Head, RowMenu, SelectAll, type TableProps } from "~/kit/list/DataTable";
import { Table } from "~/kit/list/Table";
import type { Column } from "~/kit/list/columns";
import { cellAfter, type GridCell, stopOf } from "~/kit/list/gridKeys";

/** Height of a row of one line, in pixels: one that turns out otherwise moves those below it. */
const ROW = 46;
/** Least width of a column, in rem. */
const COLUMN = 13;

const columnsOf = <Row,>({ columns, selection, actions }: TableProps<Row>) => ({
  gridTemplateColumns: [
    ...(selection ? ["3rem"] : []),
    `repeat(${columns.length}, minmax(0, 1fr))`,
    ...(actions ? ["4rem"] : []),
  ].join(" "),
});

/**
 * A table of any number of rows of which only those in view are rendered. By keyboard it is one stop: arrows, Home, End and
 * page keys go from cell to cell, Enter presses what is in one, Escape leaves that again.
 */
export function VirtualTable<Row>(props: TableProps<Row>) {
  const { label, testId, rows, id, columns, actions, selection } = props;
  const t = useT();
  const [active, setActive] = useState({ id: "", column: 0 });
  const at = Math.max(
    rows.findIndex((row) => id(row) === active.id),
    0,
  );
  const { frame, virtual } = useRowsInView(props, at);
  // the cell that a key led to gets the focus as soon as its row is rendered
  const isMoved = useRef(false);
  useLayoutEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    const row = frame.current?.querySelector<HTMLTableRowElement>(`tr[data-index="${at}"]`);
    const cell = row?.cells[active.column];
    if (!cell) return;
    cell.scrollIntoView({ block: "nearest", inline: "nearest" });
    stopOf(cell).focus({ preventScroll: true });
  }, [at, active, frame]);
  const go = ({ row, column }: GridCell) => {
    const next = rows[row];
    if (!next) return;
    isMoved.current = true;
    setActive({ id: id(next), column });
  };
  const onFocus = ({ target }: FocusEvent) => {
    const cell = target.closest("td");
    const row = rows[Number(cell?.closest("tr")?.dataset.index)];
    if (!cell || !row || (id(row) === active.id && cell.cellIndex === active.column)) return;
    setActive({ id: id(row), column: cell.cellIndex });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = event.target instanceof Element ? event.target.closest("td") : null;
    if (!cell || event.altKey || event.metaKey) return;
    if (event.target !== stopOf(cell)) {
      // what is inside of a cell has keys of its own
      if (event.key === "Escape") stopOf(cell).focus();
      return;
    }
    if (event.target === cell && event.key === "Enter") cell.querySelector("button")?.click();
    else {
      const to = cellAfter(
        event,
        { row: at, column: cell.cellIndex },
        {
          isRtl: getComputedStyle(cell).direction === "rtl",
          page: Math.max(Math.floor((frame.current?.clientHeight ?? 0) / ROW) - 1, 1),
          last: { row: rows.length - 1, column: columns.length - 1 + (selection ? 1 : 0) + (actions ? 1 : 0) },
        },
      );
      if (!to) return;
      go(to);
    }
    event.preventDefault();
  };
  return (
    <div ref={frame} className="gh-grid">
      <Table
        isStacked={false}
        aria-label={t(label)}
        data-testid={testId}
        aria-rowcount={rows.length + 1}
        aria-multiselectable={selection ? true : undefined}
        isCompact={props.isCompact}
        style={{ minInlineSize: `${columns.length * COLUMN}rem` }}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        <Heading table={props} />
        <tbody className={styles.tableTbody} style={{ blockSize: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start, key }) => {
            const row = rows[index];
            return (
              row && (
                <BodyRow
                  key={key}
                  ref={virtual.measureElement}
                  table={props}
                  row={row}
                  index={index}
                  start={start}
                  stop={index === at ? active.column : undefined}
                />
              )
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}

/** Renders the rows in view and the one that has the focus, which must not be lost. */
function useRowsInView<Row>({ rows, id }: TableProps<Row>, at: number) {
  const frame = useRef<HTMLDivElement>(null);
  const getItemKey = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? index : id(row);
    },
    [rows, id],
  );
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    getItemKey,
    estimateSize: () => ROW,
    overscan: 6,
    initialRect: { width: 800, height: 12 * ROW },
    useFlushSync: false,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), at])].sort((a, b) => a - b),
  });
  return { frame, virtual };
}

interface HeadingProps<Row> {
  table: TableProps<Row>;
}

/** Scrolling does not render it again: it looks at every row. */
const Heading = memo(function Heading<Row>({ table }: HeadingProps<Row>) {
  const { columns, selection, actions, sort, onSort } = table;
  const t = useT();
  return (
    <thead className={styles.tableThead}>
      <tr aria-rowindex={1} className={styles.tableTr} style={columnsOf(table)}>
        {selection && (
          <th className={styles.tableTh}>
            <SelectAll {...table} />
          </th>
        )}
        {columns.map((column) => (
          <Head key={column.name} column={column} sort={sort} onSort={onSort} />
        ))}
        {actions && (
          <th className={styles.tableTh}>
            <span className="pf-v6-screen-reader">{t("action")}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}) as <Row>(props: HeadingProps<Row>) => ReactNode;

interface ContentProps<Row> {
  column: Column<Row>;
  row: Row;
  index: number;
  nameId: string;
}

/** What a cell holds; a key that only moves the stop to it does not render it again. */
const Content = memo(function Content<Row>({ column, row, index, nameId }: ContentProps<Row>) {
  return contentOf(column, row, index, nameId);
}) as <Row>(props: ContentProps<Row>) => ReactNode;

interface RowProps<Row> {
  ref: Ref<HTMLTableRowElement>;
  table: TableProps<Row>;
  row: Row;
  index: number;
  /** Distance from the first row, in pixels. */
  start: number;
  /** The cell that is reached by the Tab key; undefined where it is in another row. */
  stop: number | undefined;
}

/**
 * A key that leads from cell to cell renders the rows it leaves and reaches, and no other. Without PatternFly's classes: they
 * set custom properties in every cell, which the browser copies for each row that comes into view.
 */
const BodyRow = memo(function BodyRow<Row>({ ref, table, row, index, start, stop }: RowProps<Row>) {
  const { id, columns, actions, selection } = table;
  const t = useT();
  const nameId = useId();
  const { isUnsafe, isDisabled, select } = choices(table);
  const isRefused = isUnsafe(row);
  const first = selection ? 1 : 0;
  const tabIndex = (column: number) => (column === stop ? 0 : -1);
  return (
    <tr ref={ref} aria-rowindex={index + 2} data-index={index} style={{ ...columnsOf(table), insetBlockStart: start }}>
      {selection && (
        <td tabIndex={isDisabled(row) ? tabIndex(0) : undefined}>
          <div className="pf-v6-c-check pf-m-standalone">
            <input
              type="checkbox"
              className="pf-v6-c-check__input"
              name={`checkrow${index}`}
              tabIndex={tabIndex(0)}
              aria-label={t(["gatehouse.selectRow", { row: index }])}
              aria-describedby={nameId}
              disabled={isDisabled(row)}
              checked={selection.has(id(row))}
              onChange={({ target }) => select([row], target.checked)}
            />
          </div>
        </td>
      )}
      {columns.map((column, n) => (
        <td key={column.name} id={n === 0 ? nameId : undefined} tabIndex={tabIndex(first + n)}>
          {isRefused ? column.text(row) || "—" : <Content column={column} row={row} index={index} nameId={nameId} />}
          {n === 0 && isRefused && <small> {t(["gatehouse.unsafeRow", { id: id(row) }])}</small>}
        </td>
      ))}
      {actions && (
        <td tabIndex={isDisabled(row) ? tabIndex(first + columns.length) : undefined}>
          {!isDisabled(row) && (
            <RowMenu row={row} actions={actions} describedBy={nameId} tabIndex={tabIndex(first + columns.length)} />
          )}
        </td>
      )}
    </tr>
  );
}) as <Row>(props: RowProps<Row>) => ReactNode;
