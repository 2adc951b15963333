import { type BulkAction, type BulkQuestion, type BulkWarning, SHOWN } from "~/data/bulk/bulkRuns";
import type { Text } from "~/i18n/i18n";

/**
 * The questions before a run starts: the action's own, and one more when the acting administrator is among the
 * rows.
 * @param entries the rows with their names
 * @param always a question also where the action has none: nobody has selected these rows one by one
 * @param realm of the rows
 * @param warning a second question about what would be lost
 * @param consequences what is lost, for the action's own question
 */
export function bulkQuestions<Row>(
  { label, confirm, isSelf }: BulkAction<Row>,
  entries: { row: Row; name: string }[],
  always: boolean,
  realm: string,
  warning?: BulkWarning,
  consequences?: Text,
): BulkQuestion[] {
  const count = entries.length;
  const self = isSelf && entries.find(({ row }) => isSelf(row));
  const body: Text = ["gatehouse.bulkConfirm", { count }];
  const rows = entries.map(({ row }) => row);
  const first =
    confirm?.(count, entries[0]?.name ?? "", rows, consequences) ??
    (self || always || warning ? { title: label, body } : undefined);
  const names = entries.slice(0, SHOWN).map(({ name }) => name);
  const questions: BulkQuestion[] = [];
  if (first) questions.push({ ...first, realm, label, names, more: count - names.length });
  if (warning) questions.push({ ...warning, danger: true, realm, label, names: [], more: 0 });
  if (self) {
    const about: Text = ["gatehouse.bulkSelf", { name: self.name }];
    questions.push({ title: "gatehouse.bulkSelfTitle", body: about, danger: true, realm, label, names: [], more: 0 });
  }
  return questions;
}
