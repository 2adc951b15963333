import { isSegment } from "~/data/api/segment";
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
