import { createInstance } from "i18next";
import type { OwnKeys, ServerKeys, VersionKey } from "~/i18n/keys.generated";

type Params = keyof ServerKeys | keyof OwnKeys;
type KeysOf<Map, P> = P extends keyof Map ? Map[P] : never;
type Names<P> = P extends `${infer First} ${infer Rest}` ? First | Names<Rest> : P;
/** Values of placeholders. */
export type Values<P> = { [Name in Extract<Names<P>, string>]: Name extends "count" ? number : string | number };
/** Sets of placeholders; texts with tags (`<1>…</1>`) are no plain text and not among them. */
type Filled = Exclude<Params, "" | Tagged>;
/** Sets of placeholders of texts with tags. */
export type Tagged = Extract<Params, `<${string}`>;

/** Key of a text with exactly these placeholders: names in alphabetical order, joined by a blank. */
export type KeyWith<P extends Params> = KeysOf<ServerKeys, P> | KeysOf<OwnKeys, P>;

/** Key of a text without placeholders. */
export type Key = KeyWith<"">;

/** Words that are no message: names, texts the server has translated. */
export interface Words {
  text: string;
}

/**
 * A text by key; with all values of its placeholders where it has some (`count` chooses the plural form).
 * A default for a variable of this type: `text ? t(text) : t("name")`, because for `text ?? "name"` the compiler would
 * compare every key with every other ("union type that is too complex").
 */
export type Text = Key | Words | { [P in Filled]: readonly [KeyWith<P>, Values<P>] }[Filled];

/** What is wrong with a text that `t` refuses, in words. */
export type Mistake<T> = T extends readonly [infer Name extends string, unknown]
  ? Mistake<Name>
  : T extends Key
    ? `“${T}” has no placeholders: t("${T}")`
    : T extends KeyWith<Filled>
      ? `“${T}” needs values of ${{ [P in Filled]: T extends KeyWith<P> ? P : never }[Filled]}: t(["${T}", { … }])`
      : `There is no text with the key “${T & string}”`;

/** Translates a text. */
export interface Translate {
  (text: Text): string;
  /** Nothing is called in this way: the compiler names the mistake by it. */
  <const T extends string | readonly [string, object]>(text: T & { text: Mistake<T> }): string;
  /**
   * For a key that only some supported servers have, or with other placeholders.
   * @returns undefined where this server does not have it: a feature it does not know
   */
  ifThere(key: VersionKey, values?: Record<string, string | number>): string | undefined;
}

/** Everything that depends on the language shown. */
export interface Language {
  /** The tag for `Intl`; "en" where the administrator's is none. */
  locale: string;
  t: Translate;
  /**
   * A text that came from the server: `${key}` is unwrapped, what is a key is translated, anything else stays as it is.
   * @param text of the server; `fallback` counts where it is empty
   * @param prefix put before the key, with a dot
   */
  serverText(text: string | undefined, fallback?: string, prefix?: string): string;
}

const RIGHT_TO_LEFT = ["ar", "dv", "fa", "ha", "he", "iw", "ji", "ps", "sd", "ug", "ur", "yi"];

/** The direction a language is written in. */
export function directionOf(locale: string): "rtl" | "ltr" {
  const language = locale.split(/[-_]/)[0]?.toLowerCase() ?? "";
  return RIGHT_TO_LEFT.includes(language) ? "rtl" : "ltr";
}

function tagOf(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll("_", "-"))[0] ?? "en";
  } catch {
    return "en";
  }
}

/** Holds the texts shown; everything but the provider and `RichText` goes through `Language`. */
export const i18n = createInstance();
void i18n.init({
  lng: "en",
  // the server mixes English into every language; the plural forms of such a text are the English ones
  fallbackLng: "en",
  resources: {},
  load: "currentOnly",
  cleanCode: false,
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  contextSeparator: "\0",
  interpolation: { escapeValue: false },
});

function languageOf(locale: string, texts: Record<string, string>): Language {
  // a list requests the same few texts once per row, and i18next looks each up in ten steps
  const plain = new Map<Key, string>();
  const plainText = (key: Key) => {
    const known = plain.get(key) ?? i18n.t(key);
    plain.set(key, known);
    return known;
  };
  const t = (text: Text) => {
    if (typeof text === "string") return plainText(text);
    return "text" in text ? text.text : i18n.t(text[0], { ...text[1] });
  };
  return {
    locale,
    t: Object.assign(t, {
      ifThere: (key: VersionKey, values?: Record<string, string | number>) =>
        i18n.exists(key, values) ? i18n.t(key, { ...values }) : undefined,
    }),
    serverText: serverTextIn(texts),
  };
}

/** Translates texts that came from the server by texts of any language. */
export const serverTextIn =
  (texts: Record<string, string>): Language["serverText"] =>
  (text, fallback = "", prefix) => {
    const value = text || fallback;
    const bare = /^\$\{(.+)\}$/.exec(value)?.[1] ?? value;
    const key = prefix ? `${prefix}.${bare}` : bare;
    // not through i18next where it is no key: it would fill in what looks like a placeholder
    return (Object.hasOwn(texts, key) ? texts[key] : undefined) ?? key;
  };

const LETTER = /\p{L}/u;
const RIGHT_TO_LEFT_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}]/u;
/** Marks at an end of a text take the direction of the page, and so does the order of the words around a value. */
const MOVES = /^[^\p{L}\p{N}]|[^\p{L}\p{N}]$|\{\{/u;
/** Texts that become names: the server would store the marks of direction. */
const NAMES = ["copyOf"];

/**
 * Texts of a language that is written from right to left: their values, and each text that it lacks and is English, keep
 * their own direction, as `<bdi>` and `dir="auto"` give it to elements, also in an attribute (U+2066 to U+2069).
 */
function withOwnDirections(texts: Record<string, string>): Record<string, string> {
  const isEnglish = (text: string) => LETTER.test(text) && !RIGHT_TO_LEFT_LETTER.test(text);
  const directed = (text: string) => {
    // a number needs none
    const isolated = text.replaceAll(/\{\{(?!count\b).*?\}\}/g, "\u2068$&\u2069");
    return MOVES.test(text) && isEnglish(text) ? `\u2066${isolated}\u2069` : isolated;
  };
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, NAMES.includes(key) ? text : directed(text)]),
  );
}

let current = languageOf("en", {});

/** The language shown now. */
export const language = () => current;

/**
 * Shows these texts: everything on the page changes at once, also the language and direction of the document.
 * @param locale of the administrator
 * @param allTexts by key, with what the language lacks in English
 */
export function setTexts(locale: string, allTexts: Record<string, string>): void {
  const texts = directionOf(locale) === "rtl" ? withOwnDirections(allTexts) : allTexts;
  current = languageOf(tagOf(locale), texts);
  // as init takes it: adding would keep the texts of the realm before, and copy thousands
  i18n.store.data = { en: { translation: texts }, [current.locale]: { translation: texts } };
  document.documentElement.lang = current.locale;
  document.documentElement.dir = directionOf(locale);
  // there is nothing to load: the page is notified at once
  void i18n.changeLanguage(current.locale);
}
