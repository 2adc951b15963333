import { useSyncExternalStore } from "react";
import { language, onLanguage } from "~/i18n/i18n";

export type { Key, KeyWith, Text } from "~/i18n/i18n";

const useLanguage = () => useSyncExternalStore(onLanguage, language);

/** Translates texts by key: `t("name")`, `t(["deleteRealm", { name }])`; another function when the texts change. */
export const useT = () => useLanguage().t;

/** Translates texts that came from the server: names and labels that may be a key or `${key}`. */
export const useServerText = () => useLanguage().serverText;

/**
 * Sorts in the order of the administrator's language.
 * @param by the text of an item to sort by
 * @returns a new list
 */
export function useSort<T>(list: readonly T[], by: (item: T) => string): T[] {
  const { locale } = useLanguage();
  const { compare } = new Intl.Collator(locale);
  return [...list].sort((a, b) => compare(by(a), by(b)));
}
