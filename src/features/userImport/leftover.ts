import type { SavedFile } from "~/data/bulk/bulkRuns";
import { type CsvFormat, csvLine, csvStart, isSecret } from "~/data/files/csv";
import type { Table } from "~/data/files/userTable";
import { ERROR, type Target } from "~/features/userImport/mapping";

/** The rows of a file as they can be written again: without passwords and what looks like a secret. */
export interface Leftover extends Pick<Table, "format" | "columns" | "rows"> {
  delimiter: CsvFormat["delimiter"];
}

/**
 * Leaves out columns with passwords, and the reasons of an earlier run. Of a row of CSV with too many or too few cells no
 * column says what a cell is: it keeps none where one of them may be a password, all of them otherwise.
 */
export function withoutPasswords({ format, delimiter, columns, rows }: Table, mapping: Target[]): Leftover {
  const kept = columns.flatMap((name, index) =>
    mapping[index] === "password" || isSecret(name) || name === ERROR ? [] : index,
  );
  return {
    format,
    // what our own tables are written with; it is found again when the file is read
    delimiter: delimiter === "," || delimiter === "\t" ? delimiter : ";",
    columns: kept.map((index) => columns[index] ?? ""),
    rows: rows.map(({ at, cells, error }) => {
      if (!error || format === "json") return { at, cells: kept.map((index) => cells[index] ?? "") };
      return { at, cells: kept.length < columns.length ? [] : cells, error };
    }),
  };
}

/** A file of rows that were not imported, in the shape they came in, with a column `error` that says why. */
export function leftoverFile(table: Leftover, name: string, failed: { at: number; error: string }[]): SavedFile {
  const rows = new Map(table.rows.map((row) => [row.at, row]));
  const columns = [...table.columns, ERROR];
  const lines = failed.map(({ at, error }) => {
    const { cells = [], error: torn } = rows.get(at) ?? {};
    if (!torn) return [...cells, error];
    const line = [...cells, `${at}: ${error}`];
    // it must not be taken for a whole row when the file is read again
    return line.length === columns.length ? [...line, ""] : line;
  });
  if (table.format === "json") {
    const users = lines.map((line) =>
      Object.fromEntries(columns.flatMap((column, index) => (line[index]?.length ? [[column, line[index]]] : []))),
    );
    return { name: `${name}.json`, parts: [JSON.stringify(users, null, 2)], type: "application/json" };
  }
  const format = { delimiter: table.delimiter, bom: true };
  const texts = [columns, ...lines].map((line) => line.map((cell) => (Array.isArray(cell) ? cell.join() : cell)));
  return {
    name: `${name}.csv`,
    parts: [csvStart(format), ...texts.map((line) => csvLine(line, format))],
    type: "text/csv;charset=utf-8",
  };
}
