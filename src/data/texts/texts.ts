import { env } from "~/data/auth/env";
import { persistedCache } from "~/data/query/persistedCache";
import { preference } from "~/data/browser/preferences";

type Texts = Record<string, string>;

/** Repetitions of a read that found no server, and the wait before the first one in ms; it doubles each time. */
const RETRIES = 5;
const FIRST_WAIT = 350;
/** Milliseconds until a read without an answer is given up. */
const TIMEOUT = 15_000;
/** Milliseconds after which texts are requested again behind the page. */
const HOUR = 60 * 60_000;

/** What is shown now, since when it is known (epoch ms), and what will be once its texts are there. */
let shown: { realm: string; locale: string; at: number; texts: Texts } | undefined;
let wanted: { realm: string; locale: string; there: Promise<void> } | undefined;

const copyOf = (realm: string, locale: string) => ["texts", realm, locale];

/**
 * The address of the texts. A realm with another admin theme would leave out what a child theme of ours says, so the
 * theme of this page is named. The server merges by itself: the region over its language over English, and the realm's
 * overrides of each.
 */
function addressOf(realm: string, locale: string): string {
  const { adminBaseUrl, resourceUrl } = env();
  const theme = /\/admin\/([^/]+)\/?$/.exec(resourceUrl)?.[1];
  const path = `${adminBaseUrl}/resources/${encodeURIComponent(realm)}/admin/${encodeURIComponent(locale)}`;
  return theme ? `${path}?theme=${theme}` : path;
}

const isPair = (entry: unknown): entry is { key: string; value: string } =>
  typeof entry === "object" && entry !== null && "key" in entry && "value" in entry && typeof entry.value === "string";

async function textsIn(answer: Response): Promise<Texts> {
  const list: unknown = answer.ok ? await answer.json() : undefined;
  if (!Array.isArray(list)) throw new Error(`No texts from ${answer.url} (${answer.status})`);
  return Object.fromEntries(list.filter(isPair).map(({ key, value }) => [key, value]));
}

/**
 * Asks the server for all texts of a realm in a language (`GET /resources/{realm}/admin/{locale}`, no token); for a
 * realm that does not exist those of the sign-in realm. Repeated up to five times where no server answers or it fails.
 * @returns texts by key
 * @throws Error when there is no answer, or one that holds no texts
 */
export async function fetchTexts(realm: string, locale: string, retries = RETRIES, wait = FIRST_WAIT): Promise<Texts> {
  const again = async () => {
    await new Promise((resolve) => setTimeout(resolve, wait));
    return fetchTexts(realm, locale, retries - 1, wait * 2);
  };
  let answer: Response;
  try {
    answer = await fetch(addressOf(realm, locale), { signal: AbortSignal.timeout(TIMEOUT) });
  } catch (error) {
    const hung = error instanceof DOMException && error.name === "TimeoutError";
    if (hung || retries === 0) throw error;
    return again();
  }
  if (answer.status >= 500 && retries > 0) return again();
  if (answer.status === 404 && realm !== env().realm) return fetchTexts(env().realm, locale);
  return textsIn(answer);
}

function same(a: Texts, b: Texts): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

type RenderTexts = (locale: string, texts: Texts) => void;

let render: RenderTexts | undefined;

/**
 * Sets what renders texts: called at once with those that are there already, then after each change. The boot module only loads
 * them, because translating is not needed before the sign-in.
 */
export function renderTextsBy(by: RenderTexts): void {
  render = by;
  if (shown) by(shown.locale, shown.texts);
}

/** Shows the server's texts and our own, unless those of another realm or language are wanted by now. */
async function show(realm: string, locale: string, at: number, its: Texts): Promise<void> {
  // what a child theme or the realm says for one of our keys counts
  const texts = { ...(await ownTexts(locale)), ...its };
  if (wanted?.realm !== realm || wanted.locale !== locale) return;
  const changed = shown?.locale !== locale || !same(shown.texts, texts);
  shown = { realm, locale, at, texts };
  if (changed) render?.(locale, texts);
}

async function fetchAndShow(realm: string, locale: string): Promise<void> {
  const texts = await fetchTexts(realm, locale);
  // as one text: a browser reads a thousand entries back from IndexedDB more slowly than it parses them
  void persistedCache.set(copyOf(realm, locale), JSON.stringify(texts));
  await show(realm, locale, Date.now(), texts);
}

/** Writes what went wrong to the browser’s console only: the page goes on with the texts it has, else with keys. */
const warn = (error: unknown) => console.warn("The texts could not be loaded.", error);

async function load(realm: string, locale: string): Promise<void> {
  void ownTexts(locale);
  const copy = await persistedCache.get<string>(copyOf(realm, locale));
  if (copy) {
    const texts: Texts = JSON.parse(copy.value);
    return show(realm, locale, copy.at, texts);
  }
  await fetchAndShow(realm, locale).catch((error: unknown) => {
    warn(error);
    return shown ? undefined : show(realm, locale, 0, {});
  });
}

/**
 * Shows the texts of a realm in a language, from the copy in this browser or from the server.
 * @returns settles when they are shown; never rejects
 */
export function startTexts(realm: string, locale: string): Promise<void> {
  if (wanted?.realm === realm && wanted.locale === locale) return wanted.there;
  wanted = { realm, locale, there: Promise.resolve() };
  return (wanted.there = load(realm, locale));
}

/**
 * When the page is there: requests them again when the texts shown are older than an hour or could not be had, and shows
 * them at once when they differ. Drops copies of other builds and of realms that are not among the recent ones. Never rejects.
 */
export async function refreshTextsLater(): Promise<void> {
  if (!shown) return;
  const { realm, locale, at } = shown;
  if (Date.now() - at > HOUR) await fetchAndShow(realm, locale).catch(warn);
  const names = [env().realm, realm, ...preference("recentRealms").map(({ name }) => name)];
  await persistedCache.prune(([kind, its = ""]) => kind === "texts" && !names.includes(its));
}

/** Asks again now, e.g. after texts or caches were changed here, and drops all copies of texts. Never rejects. */
export async function refreshTexts(): Promise<void> {
  await persistedCache.prune(([kind]) => kind === "texts");
  if (wanted) await fetchAndShow(wanted.realm, wanted.locale).catch(warn);
}

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
async function ownTexts(locale: string): Promise<Record<string, string>> {
  const load = languages[locale.split(/[-_]/)[0]?.toLowerCase() ?? ""] ?? languages.en;
  const file = await load?.().catch((error: unknown) => console.warn("The texts could not be loaded.", error));
  return file?.default ?? {};
}
