import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import { useRealmRepresentation } from "~/data/query/realm";
import { useServerInfo } from "~/data/query/serverInfo";
import { useLocale } from "~/i18n/useT";
import { languageTag } from "~/parts/profile/languageTag";

/**
 * What the browser takes for a language: language, script, region and at most one variant. A theme's language need not
 * be one, and the browser throws over what it does not take.
 */
const TAG = /^([a-z]{2,3}|[a-z]{5,8})(-[a-z]{4})?(-([a-z]{2}|\d{3}))?(-([a-z\d]{5,8}|\d[a-z\d]{3}))?$/i;

/** What a language is called; its tag where nobody knows it. Themes also write `zh_CN`. */
export function languageName(locale: string, names: Intl.DisplayNames): string {
  const tag = languageTag(locale);
  return TAG.test(tag) ? (names.of(tag) ?? locale) : locale;
}

/** Says what a language is called in the administrator's own. */
export function useLanguageName(): (locale: string) => string {
  const names = new Intl.DisplayNames([useLocale()], { type: "language" });
  return (locale) => languageName(locale, names);
}

/** Every language that a theme of the server has. */
export function useServerLocales(): string[] {
  const { themes = {} } = useServerInfo();
  const all = Object.values(themes).flatMap((ofType) => ofType.flatMap(({ locales = [] }) => locales));
  return [...new Set(all)].sort();
}

/**
 * The languages whose texts count in a realm, its default one first. English is among them: its texts stand in for those
 * that another language lacks, and without internationalization the server speaks nothing else.
 */
export function localesIn(realm: RealmRepresentation): string[] {
  const { internationalizationEnabled, defaultLocale, supportedLocales = [] } = realm;
  return internationalizationEnabled
    ? [...new Set([defaultLocale || "en", ...[...supportedLocales].sort(), "en"])]
    : ["en"];
}

/** The languages of the realm in force. */
export const useRealmLocales = () => localesIn(useRealmRepresentation());
