import { useRealmRepresentation } from "~/data/query/realm";
import { useServerInfo } from "~/data/query/serverInfo";
import { useLocale } from "~/i18n/useT";

/** Says what a language is called in the administrator's own; its tag where nobody knows it. */
export function useLanguageName(): (locale: string) => string {
  const names = new Intl.DisplayNames([useLocale()], { type: "language" });
  return (locale) => (isTag(locale) ? (names.of(locale) ?? locale) : locale);
}

/** A name of a theme's language need not be a tag that the browser takes. */
const isTag = (locale: string) => /^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$/.test(locale) && !locale.includes("_");

/** Every language that a theme of the server has. */
export function useServerLocales(): string[] {
  const { themes = {} } = useServerInfo();
  const all = Object.values(themes).flatMap((ofType) => ofType.flatMap(({ locales = [] }) => locales));
  return [...new Set(all)].sort();
}

/** The languages of the realm, its default one first; English where it has none. */
export function useRealmLocales(): string[] {
  const { internationalizationEnabled, defaultLocale, supportedLocales = [] } = useRealmRepresentation();
  const first = defaultLocale ?? "en";
  return internationalizationEnabled ? [...new Set([first, ...[...supportedLocales].sort()])] : [first];
}
