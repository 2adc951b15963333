import { csvLine, csvStart, type ExportFormat, isSecret, withoutSecrets } from "~/data/files/csv";
import { language, type Text } from "~/i18n/i18n";

/** A column of an exported list: what the cell says as plain text. */
export interface ExportColumn<Row> {
  name: string;
  label: Text;
  text: (row: Row) => string;
}

interface Options<Row> {
  format: ExportFormat;
  /** All matching rows in pages. */
  rows: AsyncIterable<Row[]>;
  /** Tells rows apart that come a second time; by their own `id` when left out. */
  id?: (row: Row) => string | undefined;
  /** Columns of the file; JSON without columns has the whole objects. */
  columns?: ExportColumn<Row>[];
  /** Hears how many rows are read. */
  onProgress: (count: number) => void;
  /** Ends the export after the page that is on its way. */
  signal: AbortSignal;
}

/** A finished file: its content in pieces. */
export interface Exported {
  parts: string[];
  count: number;
  /** Rows that came a second time, because the list changed between two pages; they are in the file once. */
  repeated: number;
}

const idOf = (row: object) => ("id" in row && typeof row.id === "string" ? row.id : undefined);

/**
 * Reads all rows and writes them as text, without secrets.
 * @returns undefined when it was ended by the signal
 * @throws what reading the rows throws
 */
export async function exportRows<Row extends object>(options: Options<Row>): Promise<Exported | undefined> {
  const { format, rows, signal, onProgress, id: keyOf = idOf } = options;
  const { t } = language();
  const columns = options.columns?.filter(({ name }) => !isSecret(name));
  const isCsv = format.format === "csv";
  const seen = new Set<string>();
  const parts = [isCsv ? csvStart(format) + csvLine(columns?.map(({ label }) => t(label)) ?? [], format) : "["];
  let count = 0;
  let repeated = 0;
  const textOf = (row: Row) => {
    if (isCsv) return csvLine(columns?.map(({ text }) => text(row)) ?? [], format);
    const shown = columns ? Object.fromEntries(columns.map(({ name, text }) => [name, text(row)])) : row;
    return `${count === 0 ? "\n" : ",\n"}${JSON.stringify(withoutSecrets(shown))}`;
  };
  for await (const page of rows) {
    if (signal.aborted) return undefined;
    for (const row of page) {
      const id = keyOf(row);
      if (id !== undefined && seen.has(id)) {
        repeated++;
        continue;
      }
      if (id !== undefined) seen.add(id);
      parts.push(textOf(row));
      count++;
    }
    onProgress(count);
  }
  if (!isCsv) parts.push("\n]\n");
  return signal.aborted ? undefined : { parts, count, repeated };
}
