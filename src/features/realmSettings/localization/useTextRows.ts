import { useAllOf } from "~/data/query/useEach";
import { useRealm } from "~/data/query/useRealm";
import { type TextRow, textOf } from "~/features/realmSettings/localization/texts";

/** A key with the realm's own texts, and what the server says by itself, in each language that is shown. */
export interface ShownTexts extends TextRow {
  effective: Record<string, string | undefined>;
}

/**
 * Reads the languages that are shown, and what the server says in them.
 * @param chosen the chosen language, read even where its column is hidden
 * @param locales the languages that are shown
 * @param themeType kind of pages; none for the realm's own texts only
 * @returns the rows by key, undefined until the realm's texts are there, and those of the chosen language; why texts, the
 *   realm's or behind them the server's, could not be read, and what reads them again
 */
export function useTextRows(chosen: string, locales: string[], themeType: string | undefined) {
  const realm = useRealm();
  const read = [...new Set([chosen, ...locales])];
  const {
    found: all,
    error,
    refresh,
  } = useAllOf("realms.getRealmLocalizationTexts", read, (selectedLocale) => [{ realm, selectedLocale }]);
  const behind = themeType ? locales : [];
  const { found: lists, ...servers } = useAllOf("ui.effectiveTexts", behind, (locale) => [
    { themeType: themeType ?? "", locale },
  ]);
  const own = { ...all.get(chosen) };
  if (all.size < read.length) return { rows: undefined, own, error, refresh };
  const effective = new Map(
    [...lists].map(([locale, list]) => [locale, new Map(list.map(({ key, value }) => [key, value]))]),
  );
  const keys = new Set(read.flatMap((locale) => Object.keys({ ...all.get(locale) })));
  for (const texts of effective.values()) for (const key of texts.keys()) keys.add(key);
  const by = <T>(value: (locale: string) => T) => Object.fromEntries(locales.map((locale) => [locale, value(locale)]));
  const rows = [...keys].sort().map((key): ShownTexts => ({
    key,
    texts: by((locale) => textOf(all.get(locale), key)),
    effective: by((locale) => effective.get(locale)?.get(key)),
  }));
  return { rows, own, ...servers, error: lists.size < behind.length ? servers.error : undefined };
}
