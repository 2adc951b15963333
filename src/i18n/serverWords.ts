import type { VersionKey } from "~/i18n/keys.generated";
import type { Translate } from "~/i18n/i18n";
import type { Key, Text } from "~/i18n/useT";

/** Keys of labels that only some servers have and that come with a help text. */
export type LabelKey = { [Name in VersionKey]: `${Name}Help` extends VersionKey ? Name : never }[VersionKey];

/** Label and help of a setting that only some servers have; nothing where this one does not know it. */
export function serverWords(t: Translate, key: LabelKey): { label: Text; help?: Text } | undefined {
  const label = t.ifThere(key);
  const help = t.ifThere(`${key}Help`);
  return label === undefined
    ? undefined
    : { label: { text: label }, help: help === undefined ? undefined : { text: help } };
}

/** Keys of labels that come with a help text. */
export type Labelled = { [Name in Key]: `${Name}Help` extends Key ? Name : never }[Key];

/** Label and help of a setting that every supported server has. */
export const labelled = (label: Labelled) => ({ label, help: `${label}Help` as const });

/** Texts of what only some servers have, for a page that shows only where the server has it. */
export const versionWords =
  (t: Translate) =>
  (key: VersionKey): { text: string } => ({ text: t.ifThere(key) ?? key });

/** What is said of a failure, by the server's message. */
export interface FailureText {
  about(error: string): { text: string };
}

/** What is said of a failure, by a key that only some servers have, for a page that shows only where the server has it. */
export const versionFailure = (t: Translate, key: VersionKey): FailureText => ({
  about: (error) => ({ text: t.ifThere(key, { error }) ?? error }),
});

/** Label and help of a setting that only some servers have, for a page that shows only where the server has it. */
export const labelledThere = (t: Translate, key: LabelKey): { label: Text; help?: Text } =>
  serverWords(t, key) ?? { label: { text: key } };
