import { parse } from "papaparse";
import { parseJson } from "~/data/browser/parseJson";
import { isRecord } from "~/data/browser/record";
import type { Text } from "~/i18n/i18n";

/** What stands between two cells of a line. */
export type Delimiter = "," | ";" | "\t" | "|";

/** How the bytes of a file stand for letters. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** One value, or several of a list in a JSON file. */
export type Cell = string | string[];

/** One row of the file. */
export interface SourceRow {
  /** As a spreadsheet counts, the heading is row 1; of a JSON file the place in its list, from 1. */
  at: number;
  cells: Cell[];
  /** Why nothing can be made of it. */
  error?: Text;
}

/** A file that was read. */
export interface Table {
  format: "csv" | "json";
  /** Of a CSV file. */
  delimiter?: Delimiter;
  columns: string[];
  rows: SourceRow[];
  /** It had password hashes, which are in no column: only `partialImport` takes them. */
  hasHashes: boolean;
  /** Why there is no table. */
  error?: Text;
}

const none = { columns: [], rows: [], hasHashes: false };

/** Finds out how a file is encoded: by its mark, else UTF-8 where it is valid, else what Windows writes. */
export function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

/** The text of a file, without a byte order mark. */
export const decode = (bytes: Uint8Array, encoding: Encoding): string => new TextDecoder(encoding).decode(bytes);

/** Our own exports put an apostrophe before what a spreadsheet would take for a formula (`data/files/csv.ts`). */
export const unprotected = (cell: string) => (/^'[=+\-@＝＋－＠\t\r\n]/.test(cell) ? cell.slice(1) : cell);

const delimiters: Delimiter[] = [";", ",", "\t", "|"];

/** The separator that makes the most of the heading. */
function delimiterOf(text: string): Delimiter {
  const cells = (delimiter: Delimiter) => parse<string[]>(text, { delimiter, preview: 1 }).data[0]?.length ?? 0;
  return delimiters.reduce((best, one) => (cells(one) > cells(best) ? one : best), ",");
}

/** A table with a heading; the separator is found, or the one that Excel's first line `sep=` names. */
function csvTable(whole: string, wanted: Delimiter | undefined): Table {
  const named = /^sep=(.)\r?\n/.exec(whole);
  const text = named ? whole.slice(named[0].length) : whole;
  const delimiter = wanted ?? delimiters.find((one) => one === named?.[1]) ?? delimiterOf(text);
  const { data, errors } = parse<string[]>(text, { delimiter });
  const torn = new Map(errors.flatMap(({ type, row, message }) => (type === "Quotes" ? [[row ?? 0, message]] : [])));
  const [heading = [], ...body] = data;
  const columns = heading.map((name, index) => name.trim() || String(index + 1));
  const rows = body.flatMap((cells, index): SourceRow[] => {
    if (cells.every((cell) => cell.trim() === "")) return [];
    const at = index + 2;
    const quotes = torn.get(index + 1);
    if (quotes !== undefined) return [{ at, cells, error: ["gatehouse.importQuotes", { error: quotes }] }];
    if (cells.length !== columns.length)
      return [{ at, cells, error: ["gatehouse.importCells", { cells: cells.length, columns: columns.length }] }];
    return [{ at, cells }];
  });
  return { format: "csv", delimiter, columns, rows, hasHashes: false };
}

const textOf = (value: unknown): string =>
  value === null || value === undefined ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);

const cellOf = (value: unknown): Cell => (Array.isArray(value) ? value.map(textOf) : textOf(value));

/** The columns of one user: attributes stand on their own, and so does a password in clear. */
function flat(user: Record<string, unknown>): [string, Cell][] {
  return Object.entries(user).flatMap(([name, value]): [string, Cell][] => {
    if (name === "attributes" && isRecord(value))
      return Object.entries(value).map(([attribute, values]) => [`attributes.${attribute}`, cellOf(values)]);
    if (name === "credentials") {
      const clear = Array.isArray(value) && value.find((one) => isRecord(one) && one.type === "password" && one.value);
      return isRecord(clear) ? [["password", textOf(clear.value)]] : [];
    }
    return [[name, cellOf(value)]];
  });
}

const hashed = ({ credentials }: Record<string, unknown>) =>
  Array.isArray(credentials) && credentials.some((one) => isRecord(one) && !one.value);

/** A list of users as the server's own exports write it: alone, or as `users` of a realm. */
function jsonTable(text: string): Table {
  const { value, error } = parseJson(text);
  if (error !== undefined) return { ...none, format: "json", error: ["gatehouse.notJson", { error }] };
  const list: unknown[] = Array.isArray(value)
    ? value
    : isRecord(value) && Array.isArray(value.users)
      ? value.users
      : [value];
  const users = list.map((user) => (isRecord(user) ? new Map(flat(user)) : undefined));
  const columns = [...new Set(users.flatMap((user) => [...(user?.keys() ?? [])]))];
  return {
    format: "json",
    columns,
    rows: users.map((user, index) => ({
      at: index + 1,
      cells: columns.map((name) => user?.get(name) ?? ""),
      error: user ? undefined : "gatehouse.importNoObject",
    })),
    hasHashes: list.some((user) => isRecord(user) && hashed(user)),
  };
}

/**
 * Reads users from text: JSON where it begins like it, else CSV.
 * @param delimiter of a CSV; found when left out
 * @returns with `error` where there is nothing to import
 */
export function tableOf(text: string, delimiter?: Delimiter): Table {
  const table = /^\s*[[{]/.test(text) ? jsonTable(text) : csvTable(text, delimiter);
  if (!table.error && table.rows.length === 0) table.error = "gatehouse.importEmpty";
  return table;
}
