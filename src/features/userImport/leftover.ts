import type { SavedFile } from "~/data/bulk/bulkRuns";
import { type CsvFormat, csvLine, csvStart, isSecret } from "~/data/files/csv";
import type { Table } from "~/data/files/userTable";
import { ERROR, type Target } from "~/features/userImport/mapping";

/** The rows of a file as they can be written again: without passwords and what looks like a secret. */
export interface Leftover extends Pick<Table, "format" | "columns" | "rows"> {
  delimiter: CsvFormat["delimiter"];
}

/** Leaves out columns with passwords, and the reasons of an earlier run. */
export function withoutPasswords({ format, delimiter, columns, rows }: Table, mapping: Target[]): Leftover {
  const kept = columns.flatMap((name, index) =>
    mapping[index] === "password" || isSecret(name) || name === ERROR ? [] : index,
  );
  return {
    format,
    // what our own tables are written with; it is found again when the file is read
    delimiter: delimiter === "," || delimiter === "\t" ? delimiter : ";",
    columns: kept.map((index) => columns[index] ?? ""),
    rows: rows.map(({ at, cells }) => ({ at, cells: kept.map((index) => cells[index] ?? "") })),
  };
}

/** A file of rows that were not imported, in the shape they came in, with a column `error` that says why. */
export function leftoverFile(table: Leftover, name: string, failed: { at: number; error: string }[]): SavedFile {
  const cells = new Map(table.rows.map((row) => [row.at, row.cells]));
  const lines = failed.map(({ at, error }) => [...(cells.get(at) ?? []), error]);
  const columns = [...table.columns, ERROR];
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
