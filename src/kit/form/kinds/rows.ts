import { isRecord } from "~/data/browser/record";

/** A key and one of its values. */
export interface Row {
  /** Tells a row from the others while they are changed; it is in no value. */
  id: string;
  key: string;
  value: string;
}

let made = 0;

/** A row of its own. */
export const newRow = (key = "", value = ""): Row => ({ id: String(++made), key, value });

/** One row for every value of a map: of lists, or of single texts. */
export function toRows(map: unknown): Row[] {
  if (!isRecord(map)) return [];
  return Object.entries(map).flatMap(([key, values]) =>
    (Array.isArray(values) ? values : [values]).map((value: unknown) => newRow(key, String(value ?? ""))),
  );
}

/** The map of rows: a key that is in several rows has several values. Rows with nothing in them are left out. */
export function mapOf(rows: readonly Row[]): Record<string, string[]> {
  const map = new Map<string, string[]>();
  for (const { key, value } of rows) {
    if (!key && !value) continue;
    const values = map.get(key);
    if (values) values.push(value);
    else map.set(key, [value]);
  }
  return Object.fromEntries(map);
}

/** Rows in a JSON text, `[{"key":…,"value":…}]`; none where it is no such text. */
export function rowsIn(text: string): Row[] {
  try {
    const rows: unknown = JSON.parse(text);
    if (!Array.isArray(rows)) return [];
    return rows.filter(isRecord).map(({ key, value }) => newRow(String(key ?? ""), String(value ?? "")));
  } catch {
    return [];
  }
}

/** The JSON text of rows; those with nothing in them are left out. */
export const jsonOf = (rows: readonly Row[]) =>
  JSON.stringify(rows.filter(({ key, value }) => key || value).map(({ key, value }) => ({ key, value })));
