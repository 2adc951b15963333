import type { ReactNode } from "react";
import type { WithAccess, Write } from "~/data/access/permissions";
import type { Text } from "~/i18n/useT";

/** One column of a list. */
export interface Column<Row> {
  name: string;
  label: Text;
  /** What the cell says, in words: searched, sorted and exported; an empty text shows as a dash. */
  text: (row: Row) => string;
  /**
   * Renders the cell where it is more than the text; nothing but the name in the cell that names the row.
   * @param index of the row among those that are shown, from 0
   * @param nameId id of the cell that names the row: it describes what has the same name in every row
   */
  cell?: (row: Row, index: number, nameId: string) => ReactNode;
  /** What rows are sorted by where it is not the text, e.g. a time in milliseconds. */
  order?: (row: Row) => number | string;
  /** The cell is one line, cut where there is no room, with the whole text as tooltip. */
  isOneLine?: boolean;
  /** Holds buttons: neither sorted by nor exported. */
  isAction?: boolean;
  /** Shows only where the administrator chose it. */
  isExtra?: boolean;
  help?: Text;
}

/** What the menu of a row offers. */
export interface RowAction<Row> {
  label: Text;
  run: (row: Row) => void;
  /** The call it makes, where it writes: off, with the reason, for who may not. */
  call?: Write;
  /** What it writes where that is not the row: its `access` counts. */
  object?: (row: Row) => WithAccess;
  testId?: string;
  /** Renders the entry where more decides whether it is offered than the call. */
  item?: (row: Row) => ReactNode;
  /** Whether a row offers it; every row does when left out. */
  when?: (row: Row) => boolean;
}

/** A choice among few values that narrows a list. */
export interface Filter<Row> {
  /** Name in the address and, for a list that the server pages, of the call's argument. */
  name: string;
  label: Text;
  /** Value → text of every choice; none of them is chosen at first. */
  options: Record<string, Text>;
  /**
   * For rows that are all here; of a list that the server pages it tests the rows of each page, and the list says so.
   */
  test?: (row: Row, value: string) => boolean;
  /** Id of the toggle, where automation knows one. */
  id?: string;
  testId?: string;
  /** Test ids of the choices: value → id, that of the empty text is the one that filters nothing. */
  optionIds?: Record<string, string>;
  /** Text of the choice that filters nothing. */
  any: Text;
  /** Stands before the search and is wider than it: scripts open this filter by a click on the middle of their group. */
  isFirst?: boolean;
}

/** Selected rows by id, kept across pages. */
export type Selection<Row> = Map<string, Row>;
