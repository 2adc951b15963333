import type { KeyboardEvent } from "react";

/** A cell of a grid, both from 0. */
export interface GridCell {
  row: number;
  column: number;
}

/** What of a cell takes the focus: its checkbox or the toggle of its menu, else the cell itself. */
export const stopOf = (cell: HTMLTableCellElement) =>
  cell.querySelector<HTMLElement>('input[type="checkbox"]:enabled, [aria-expanded]') ?? cell;

/**
 * The cell that a key leads to: arrows, Home and End in a row, with Ctrl in all rows, and a page up or down.
 * @param page rows of a page
 * @param last the last cell
 * @returns undefined for a key that means nothing here
 */
export function cellAfter(
  { key, ctrlKey }: Pick<KeyboardEvent, "key" | "ctrlKey">,
  { row, column }: GridCell,
  { isRtl, page, last }: { isRtl: boolean; page: number; last: GridCell },
): GridCell | undefined {
  const [next, previous] = isRtl ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  const moves: Record<string, GridCell> = {
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    PageDown: { row: row + page, column },
    PageUp: { row: row - page, column },
    [next]: { row, column: column + 1 },
    [previous]: { row, column: column - 1 },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? last.row : row, column: last.column },
  };
  const to = moves[key];
  return (
    to && {
      row: Math.min(Math.max(to.row, 0), last.row),
      column: Math.min(Math.max(to.column, 0), last.column),
    }
  );
}
