import { ownValue } from "~/data/browser/ownValue";
import { CancelledError, unlessGone } from "~/data/api/errors";
import { useRealm } from "~/data/query/useRealm";
import { refreshTexts } from "~/data/texts/texts";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { type Call, useAction } from "~/data/write/action";
import { inTurn } from "~/data/write/inTurn";
import { useLanguageName } from "~/features/realmSettings/localization/languages";
import type { Key, Text } from "~/i18n/useT";
import { confirm } from "~/kit/dialog/confirm";

/** A key with the realm's own text of each language that is shown. */
export interface TextRow {
  key: string;
  texts: Record<string, string | undefined>;
}

/** A text that a map itself has: a key can be called like what every object has. */
export const textOf = (texts: Record<string, string> | undefined, key: string): string | undefined =>
  texts && ownValue(texts, key);

/** Languages that have a text of the realm's own for a key. */
const localesOf = ({ texts }: TextRow) => Object.keys(texts).filter((locale) => texts[locale] !== undefined);

/**
 * Writes a text of a language after those on their way: the server reads and writes all texts of the language each time,
 * and would lose what another write has changed in between.
 */
export const textInTurn = (realm: string, locale: string, write: () => Promise<unknown>) =>
  inTurn(`texts ${realm} ${locale}`, write);

/**
 * Whether a text is none of Java's `MessageFormat`, by which the server shows it in sign-in pages and e-mails: they answer
 * with an error then. Placeholders of the consoles, in two braces, are left to them.
 */
export function isBroken(text: string): boolean {
  const unquoted = text.replaceAll(/''|'[^']*(?:'|$)|\{\{[^{}]*\}\}/g, "");
  return unquoted
    .replaceAll(/\{\d+(?:, *(?:number|date|time|choice) *(?:,(?:[^{}]|\{[^{}]*\})*)?)?\}/gi, "")
    .includes("{");
}

/** Asks before texts are written that pages fail over, and names their keys; given up, nothing is. */
export async function askBroken(texts: Record<string, string>, place: string, label: Key = "save"): Promise<void> {
  const names = Object.keys(texts).filter((key) => isBroken(texts[key] ?? ""));
  const question = {
    title: "gatehouse.brokenText",
    body: "gatehouse.brokenTextBody",
    names,
    label,
    danger: true,
  } as const;
  if (names.length > 0 && !(await confirm(question, place))) throw new CancelledError();
}

/**
 * Takes keys away in the languages that are shown (`DELETE localization/{locale}/{key}`), after a question that names the
 * languages.
 * @returns `one` for a row: resolves to whether it was deleted, never rejects; `many` for selected rows
 */
export function useDeleteTexts() {
  const realm = useRealm();
  const nameOf = useLanguageName();
  const remove = async (call: Call, row: TextRow) => {
    for (const selectedLocale of localesOf(row))
      await textInTurn(realm, selectedLocale, () =>
        call("realms.deleteRealmLocalizationTexts", { realm, selectedLocale, key: row.key }).catch(unlessGone),
      );
  };
  const question = (rows: TextRow[]) => {
    const locales = [...new Set(rows.flatMap(localesOf))];
    const count = rows.length;
    const consequences: Text = [
      "gatehouse.inLanguages",
      { languages: locales.length, names: locales.map(nameOf).join(", ") },
    ];
    return {
      title: "deleteConfirmTranslationTitle",
      body: ["translationDeleteConfirmDialog", { count }],
      consequences,
      danger: true,
    } as const;
  };
  const deletion = useAction(
    async (call, row: TextRow) => {
      await remove(call, row);
      await refreshTexts();
    },
    { done: "deleteAllTranslationsSuccess", failed: "deleteAllTranslationsError" },
  );
  const one = async (row: TextRow) => {
    const isSure = await confirm({ ...question([row]), names: [row.key], label: "delete" });
    return isSure && !(await deletion.run(row));
  };
  const many: BulkAction<TextRow> = {
    label: "delete",
    call: "realms.deleteRealmLocalizationTexts",
    run: remove,
    confirm: (_count, _first, rows) => question(rows),
    ended: refreshTexts,
    done: "deleteAllTranslationsSuccess",
    failed: "deleteAllTranslationsError",
  };
  return { one, many, running: deletion.running };
}
