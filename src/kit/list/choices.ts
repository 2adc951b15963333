import { isSegment } from "~/data/api/segment";
import type { Selection } from "~/kit/list/columns";
import type { TableProps } from "~/kit/list/DataTable";

/** Which rows nothing can be done with, and which cannot be selected. */
export function refusals<Row>({ id, isDisabled }: Pick<TableProps<Row>, "id" | "isDisabled">) {
  // its page and every call about it would mean something else (`..`): only its words are rendered, and why
  const isUnsafe = (row: Row) => id(row) !== "" && !isSegment(id(row));
  return { isUnsafe, isDisabled: (row: Row) => isUnsafe(row) || isDisabled?.(row) === true };
}

/** Which rows can be selected, and what selects or deselects some of them. */
export function choices<Row>({ selection, onSelect, ...props }: TableProps<Row>) {
  const { id } = props;
  return {
    ...refusals(props),
    select: (changed: Row[], on: boolean) => {
      const next = new Map(selection);
      for (const row of changed) {
        if (on) next.set(id(row), row);
        else next.delete(id(row));
      }
      onSelect?.(next);
    },
  };
}

/**
 * The selected rows as the server gave them last, without those that were deleted.
 * @param before rows that the same page had before. One that is gone was deleted where the page is shorter now, or a row
 *   behind it is still there; else it may have gone to the next page, and stays selected
 * @returns the same selection where nothing has changed
 */
export function renewed<Row>(
  selection: Selection<Row>,
  before: readonly Row[],
  rows: readonly Row[],
  id: (row: Row) => string,
): Selection<Row> {
  if (selection.size === 0) return selection;
  const now = new Map(rows.map((row) => [id(row), row]));
  const old = before.map(id);
  const last = now.size < old.length ? old.length : old.findLastIndex((key) => now.has(key));
  const gone = new Set(old.slice(0, Math.max(last, 0)).filter((key) => !now.has(key)));
  const next = [...selection].flatMap(([key, row]): [string, Row][] =>
    gone.has(key) ? [] : [[key, now.get(key) ?? row]],
  );
  const isSame = next.length === selection.size && next.every(([key, row]) => selection.get(key) === row);
  return isSame ? selection : new Map(next);
}
