/** A file for each language, so that a page loads one. */
const languages: Record<string, () => Promise<{ default: Record<string, string> }>> = {
  ar: () => import("~/i18n/messages/messages_ar.properties"),
  de: () => import("~/i18n/messages/messages_de.properties"),
  en: () => import("~/i18n/messages/messages_en.properties"),
  es: () => import("~/i18n/messages/messages_es.properties"),
  fr: () => import("~/i18n/messages/messages_fr.properties"),
  ja: () => import("~/i18n/messages/messages_ja.properties"),
};

/**
 * Our own texts in a language, in English where we have none for it. They come with the console and not from the
 * server, which sends texts uncompressed. Never rejects.
 * @returns texts by key, all of which begin with `gatehouse.`
 */
export async function ownTexts(locale: string): Promise<Record<string, string>> {
  const load = languages[locale.split(/[-_]/)[0]?.toLowerCase() ?? ""] ?? languages.en;
  const file = await load?.().catch((error: unknown) => console.warn("The texts could not be loaded.", error));
  return file?.default ?? {};
}
