import { DropdownItem } from "@patternfly/react-core";
import ArrowsAltVIcon from "@patternfly/react-icons/dist/esm/icons/arrows-alt-v-icon";
import LongArrowAltDownIcon from "@patternfly/react-icons/dist/esm/icons/long-arrow-alt-down-icon";
import LongArrowAltUpIcon from "@patternfly/react-icons/dist/esm/icons/long-arrow-alt-up-icon";
import { css } from "@patternfly/react-styles";
import styles from "@patternfly/react-styles/css/components/Table/table.mjs";
import { Fragment, memo, type ReactNode, useId, useState } from "react";
import { type Text, useT } from "~/i18n/useT";
import { choices } from "~/kit/list/choices";
import type { Column, RowAction, Selection } from "~/kit/list/columns";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { KebabMenu } from "~/kit/controls/Menu";
import { DetailRow, Table, Tbody, Td, Th, Thead, ToggleCell, Tr } from "~/kit/list/Table";
import { WriteItem } from "~/kit/controls/Write";

/** What a table of rows gets. */
export interface TableProps<Row> {
  /** Accessible name. */
  label: Text;
  testId?: string;
  rows: Row[];
  id: (row: Row) => string;
  columns: Column<Row>[];
  actions?: RowAction<Row>[];
  /** Selected rows and their setter; rows cannot be selected when left out. */
  selection?: Selection<Row>;
  onSelect?: (selection: Selection<Row>) => void;
  /** One row at a time is chosen, by a radio button. */
  single?: boolean;
  /** Rows that can be neither selected nor acted on. */
  isDisabled?: (row: Row) => boolean;
  /** Rows that are shown as selected whatever the selection is. */
  isSelected?: (row: Row) => boolean;
  /** Name of the column the rows are sorted by, `-` before it for the other way round; no sorting when left out. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** What a row opens below itself; undefined for a row that has nothing to show. */
  detail?: (row: Row) => ReactNode;
  isCompact?: boolean;
}

const fitting = css(styles.tableTd, styles.modifiers.fitContent);
const acting = css(styles.tableTd, styles.tableAction);

/** A table of rows with checkboxes, row menus and rows that open. */
export function DataTable<Row>(props: TableProps<Row>) {
  const { label, testId, rows, id, columns, actions, selection, onSelect, single } = props;
  const t = useT();
  const { isUnsafe, isDisabled, select } = choices(props);
  // one body of the table where no row has anything to open
  const detail = rows.some((row) => props.detail?.(row) !== undefined) ? props.detail : undefined;
  const tableId = useId();
  /** Id of the cell that names a row. */
  const nameId = (index: number) => `${tableId}-${index}`;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (row: Row) =>
    setOpen((old) => new Set(old.has(id(row)) ? [...old].filter((one) => one !== id(row)) : [...old, id(row)]));
  const row = (row: Row, index: number) => (
    // elements, not components, for what is in each row
    <tr key={id(row)} className={styles.tableTr}>
      {detail &&
        (isUnsafe(row) || detail(row) === undefined ? (
          <Td />
        ) : (
          <ToggleCell
            id={`expandable-row-${index * 2}`}
            describedBy={nameId(index)}
            isExpanded={open.has(id(row))}
            onToggle={() => toggle(row)}
          />
        ))}
      {selection && (
        <td className={fitting}>
          <div className={single ? "pf-v6-c-radio pf-m-standalone" : "pf-v6-c-check pf-m-standalone"}>
            <input
              type={single ? "radio" : "checkbox"}
              className={single ? "pf-v6-c-radio__input" : "pf-v6-c-check__input"}
              name={single ? "radioGroup" : `checkrow${index}`}
              aria-label={t(["gatehouse.selectRow", { row: index }])}
              aria-describedby={nameId(index)}
              disabled={isDisabled(row)}
              checked={selection.has(id(row)) || props.isSelected?.(row) === true}
              onChange={({ target }) =>
                single ? onSelect?.(new Map([[id(row), row]])) : select([row], target.checked)
              }
            />
          </div>
        </td>
      )}
      {columns.map((column, at) => (
        <td
          key={column.name}
          id={at === 0 ? nameId(index) : undefined}
          className={css(styles.tableTd, column.isAction && styles.modifiers.action)}
          data-label={t(column.label)}
        >
          {isUnsafe(row) ? column.text(row) || "—" : contentOf(column, row, index, nameId(index))}
          {at === 0 && isUnsafe(row) && <small> {t(["gatehouse.unsafeRow", { id: id(row) }])}</small>}
        </td>
      ))}
      {actions && (
        <td className={acting}>
          {!isDisabled(row) && <RowMenu row={row} actions={actions} describedBy={nameId(index)} />}
        </td>
      )}
    </tr>
  );
  return (
    <Table aria-label={t(label)} data-testid={testId} isCompact={props.isCompact}>
      <Thead>
        <Tr>
          {detail && <Th unseen={t("expandRow")} />}
          {selection && single && <Th unseen={t("gatehouse.selectOne")} />}
          {selection && !single && (
            <Th className={styles.modifiers.fitContent}>
              <SelectAll {...props} />
            </Th>
          )}
          {columns.map((column) => (
            <Head key={column.name} column={column} sort={props.sort} onSort={props.onSort} />
          ))}
          {actions && <Td />}
        </Tr>
      </Thead>
      {detail ? (
        rows.map((one, index) => (
          <Tbody key={id(one)} isExpanded={open.has(id(one))}>
            {row(one, index)}
            {!isUnsafe(one) && detail(one) !== undefined && (
              <DetailRow
                colSpan={columns.length + (selection ? 1 : 0) + (actions ? 2 : 1)}
                isExpanded={open.has(id(one))}
              >
                {detail(one)}
              </DetailRow>
            )}
          </Tbody>
        ))
      ) : (
        <Tbody>{rows.map(row)}</Tbody>
      )}
    </Table>
  );
}

/**
 * The checkbox above the rows; where a part of them is selected it is not checked, so that a click selects the rest.
 * PatternFly's would lose what it is then: React warns of its `checked={null}`, and a click deselects.
 */
export function SelectAll<Row>(props: TableProps<Row>) {
  const { rows, id, selection } = props;
  const t = useT();
  const { isDisabled, select } = choices(props);
  const free = rows.filter((row) => !isDisabled(row));
  const rest = free.filter((row) => !selection?.has(id(row)));
  return (
    <div className="pf-v6-c-check pf-m-standalone">
      <input
        type="checkbox"
        className="pf-v6-c-check__input"
        name="check-all"
        aria-label={t("gatehouse.selectAllRows")}
        disabled={free.length === 0}
        checked={free.length > 0 && rest.length === 0}
        ref={(input) => {
          if (input) input.indeterminate = rest.length > 0 && rest.length < free.length;
        }}
        onChange={({ target }) => select(free, target.checked)}
      />
    </div>
  );
}

/** Heading of a column; a click sorts by it, the next one the other way round. */
export function Head<Row>({
  column,
  sort,
  onSort,
}: Pick<TableProps<Row>, "sort" | "onSort"> & { column: Column<Row> }) {
  const t = useT();
  const by = sort?.replace(/^-/, "") === column.name;
  const down = sort?.startsWith("-") ?? false;
  const help = column.help && <HelpIcon name={column.name} text={column.help} />;
  if (!onSort || column.isAction)
    return (
      <Th>
        {t(column.label)}
        {help}
      </Th>
    );
  const Arrow = !by ? ArrowsAltVIcon : down ? LongArrowAltDownIcon : LongArrowAltUpIcon;
  const content = (
    <div className={styles.tableButtonContent}>
      <span className={styles.tableText}>{t(column.label)}</span>
      <span className={styles.tableSortIndicator}>
        <Arrow />
      </span>
    </div>
  );
  return (
    <Th
      className={css(styles.tableSort, by && styles.modifiers.selected)}
      aria-sort={by ? (down ? "descending" : "ascending") : undefined}
    >
      <button
        type="button"
        className={styles.tableButton}
        onClick={() => onSort(by && !down ? `-${column.name}` : column.name)}
      >
        {content}
      </button>
      {help}
    </Th>
  );
}

/** What a cell holds; `nameId` is the id of the cell that names its row. */
export function contentOf<Row>(
  { cell, text, isOneLine }: Column<Row>,
  row: Row,
  index: number,
  nameId: string,
): ReactNode {
  const content = cell ? cell(row, index, nameId) : text(row) || "—";
  if (isOneLine)
    return (
      // a text is cut at its own end, whatever the page's direction
      <div className="gh-one-line" dir="auto" title={text(row)}>
        {content}
      </div>
    );
  // names and values are no words of the page's language
  return cell ? content : <bdi>{content}</bdi>;
}

interface RowMenuProps<Row> {
  row: Row;
  actions: RowAction<Row>[];
  /** Id of the cell that names the row. */
  describedBy: string;
  /** -1 where it is reached by the keys of a grid. */
  tabIndex?: number;
}

/** The menu of a row; every one has the name that automation knows, and is described by the name of its row. */
export const RowMenu = memo(function RowMenu<Row>({ row, actions, describedBy, tabIndex }: RowMenuProps<Row>) {
  if (actions.every(({ when }) => when?.(row) === false)) return null;
  return (
    <KebabMenu describedBy={describedBy} tabIndex={tabIndex}>
      <RowItems row={row} actions={actions} />
    </KebabMenu>
  );
}) as <Row>(props: RowMenuProps<Row>) => ReactNode;

/** The entries of a row's menu, or of the menu on the page of what the row shows. */
export function RowItems<Row>({ row, actions }: Pick<RowMenuProps<Row>, "row" | "actions">) {
  const t = useT();
  return actions
    .filter(({ when }) => when?.(row) !== false)
    .map(({ label, run, call, object, testId, item }) =>
      item ? (
        <Fragment key={t(label)}>{item(row)}</Fragment>
      ) : call ? (
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
    );
}
