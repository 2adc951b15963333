import { languageName, localesIn } from "~/features/realmSettings/localization/languages";

const names = new Intl.DisplayNames(["en"], { type: "language" });

test.each([
  ["de", "German"],
  ["pt-BR", "Brazilian Portuguese"],
  ["zh_CN", "Simplified Chinese"],
  ["zh-TW", "Traditional Chinese"],
  ["zh-Hans", "Simplified Chinese"],
  ["de-1", "de-1"],
  ["en-x", "en-x"],
  ["x-own", "x-own"],
  ["no-code-at-all", "no-code-at-all"],
  ["sl-rozaj-rozaj", "sl-rozaj-rozaj"],
  ["root", "root"],
  ["", ""],
])("%j is called %j", (locale, name) => {
  expect(languageName(locale, names)).toBe(name);
});

test.each([
  ["English only, without internationalization", { defaultLocale: "de", supportedLocales: ["de"] }, ["en"]],
  [
    "the default one, the others, and English last where it is none of them",
    { internationalizationEnabled: true, defaultLocale: "fr", supportedLocales: ["fr", "ar"] },
    ["fr", "ar", "en"],
  ],
  [
    "each once",
    { internationalizationEnabled: true, defaultLocale: "fr", supportedLocales: ["fr", "en", "ar"] },
    ["fr", "ar", "en"],
  ],
  ["English first, without a default one", { internationalizationEnabled: true, defaultLocale: "" }, ["en"]],
])("a realm has %s", (_, realm, locales) => {
  expect(localesIn(realm)).toEqual(locales);
});
