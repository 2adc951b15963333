import type { PlannedRow, Status } from "~/features/userImport/plan";
import type { Key, Text } from "~/i18n/useT";

/** What becomes of rows, in words. */
export const statuses: Record<Status, Key> = {
  new: "gatehouse.importNew",
  changed: "gatehouse.importChanged",
  same: "gatehouse.importSame",
  conflict: "gatehouse.importConflict",
  invalid: "gatehouse.importInvalid",
};
/** Colors of their labels. */
export const statusColors = {
  new: "green",
  changed: "blue",
  same: "grey",
  conflict: "orange",
  invalid: "red",
} as const;
/** What is written first. */
export const order: Status[] = ["new", "changed", "same", "conflict", "invalid"];

/** Lists in their brackets: `a, b` may be one value or two. */
const shown = (value: unknown): string => (Array.isArray(value) ? JSON.stringify(value) : String(value ?? "—"));

/** What would be written, or why nothing is. */
export function whatOf(
  { changes, joins, user, setsPassword, status, reasons }: PlannedRow,
  t: (text: Text) => string,
): string {
  const said = reasons.map((reason) => t(reason));
  if (status !== "changed" && status !== "new") return said.join(" ");
  const values = user ? changes.map(({ path, from, to }) => `${path.join(".")}: ${shown(from)} → ${shown(to)}`) : [];
  const groups = joins.map(({ path }) => t(["gatehouse.importJoins", { path }]));
  return [...values, ...groups, ...(setsPassword ? [t("gatehouse.importSetsPassword")] : []), ...said].join("; ");
}
