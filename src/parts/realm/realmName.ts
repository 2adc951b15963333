import type { Text } from "~/i18n/useT";

/**
 * Names that the server does not refuse but cannot work with: over a brace it fails (500), and `.` and `..` in an
 * address mean a folder, so that nobody could reach or delete such a realm.
 */
const UNUSABLE = /^\.\.?$|[{}]/;

/** Says what is wrong with the name of a realm. */
export const realmNameRule = (name: string): Text | undefined =>
  UNUSABLE.test(name) ? "gatehouse.realmNameUnusable" : undefined;
