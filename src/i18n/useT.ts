import { createContext, use, useMemo } from "react";
import { type Language, language, serverTextIn } from "~/i18n/i18n";

export type { Key, KeyWith, Text } from "~/i18n/i18n";

/** The language of the `TextsProvider` around. */
export const LanguageContext = createContext<Language | undefined>(undefined);

/** Without a provider, as in a test of one component, the texts of now. */
const useLanguage = () => use(LanguageContext) ?? language();

/** Translates texts by key: `t("name")`, `t(["deleteRealm", { name }])`; another function when the texts change. */
export const useT = () => useLanguage().t;

/** The language tag for `Intl`. */
export const useLocale = () => useLanguage().locale;

/** Translates texts that came from the server: names and labels that may be a key or `${key}`. */
export const useServerText = () => useLanguage().serverText;

/** The language shown, but with other texts for what came from the server: for `LanguageContext` around a preview. */
export function useLanguageWith(texts: Record<string, string>): Language {
  const shown = useLanguage();
  return useMemo(() => ({ ...shown, serverText: serverTextIn(texts) }), [shown, texts]);
}

/**
 * Sorts in the order of the administrator's language.
 * @param by the text of an item to sort by
 * @returns a new list
 */
export function useSort<T>(list: readonly T[], by: (item: T) => string): T[] {
  const { compare } = useCollator();
  return [...list].sort((a, b) => compare(by(a), by(b)));
}

/** Made at the first comparison, once per language: making one takes longer than sorting a page of a list. */
const collators = new Map<string, Intl.Collator>();

function compareIn(locale: string, a: string, b: string): number {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, collator);
  return collator.compare(a, b);
}

/** Compares texts in the order of the administrator's language, numbers inside of them by their value. */
export function useCollator() {
  const { locale } = useLanguage();
  return { compare: (a: string, b: string) => compareIn(locale, a, b) };
}
