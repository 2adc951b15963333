import { useRef } from "react";
import { CancelledError, unlessGone } from "~/data/api/errors";
import { ownValue } from "~/data/browser/ownValue";
import { placeShown } from "~/data/browser/shown";
import { useRealmRepresentation } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";
import { refreshTexts } from "~/data/texts/texts";
import { type Call, useAction } from "~/data/write/action";
import { localesIn } from "~/features/realmSettings/localization/languages";
import { askBroken } from "~/features/realmSettings/localization/texts";
import {
  changeProfile,
  keyIn,
  keysIn,
  type ProfileList,
  withoutPart,
} from "~/features/realmSettings/userProfile/profile";
import { confirm } from "~/kit/dialog/confirm";

/** What is to be written for a field: language → text, false where its text is taken away. */
export type Translations = Record<string, string | false>;

/** The texts that a field had when others were typed in their place: language → text, empty for none. */
export type Seen = Record<string, string>;

/** What the texts of a field are kept by: the key that it names already, else its prefix and the name of the object. */
export const textKey = (stored: unknown, prefix: string, name: string) =>
  keyIn(typeof stored === "string" ? stored : "") ?? `${prefix}.${name}`;

/** Attributes whose `${key}` is a text of the server's own, which others show, too. */
export const predefined = ["username", "email", "firstName", "lastName"];

/** Whether something is to be written. */
export const isTranslated = (translations: Translations = {}) => Object.keys(translations).length > 0;

/** An attribute or group with the texts of its fields that are to be written. */
interface Translated {
  name?: string;
  translations?: Record<string, Translations>;
  seen?: Record<string, Seen>;
}

/**
 * What is to be written of an object whose fields have texts in several languages.
 * @param prefixes field → what its key begins with
 * @returns the object with `${key}` in each field that has texts, without these; and by their keys the texts, and those
 *   that were seen before
 */
export function withKeys<Item extends Translated>(
  { translations = {}, seen = {}, ...item }: Item,
  prefixes: Record<string, string>,
): { item: Omit<Item, "translations" | "seen">; texts: Record<string, Translations>; seen: Record<string, Seen> } {
  const fields = Object.entries(translations).filter(([, texts]) => isTranslated(texts));
  const keys = fields.map(([field, texts]) => {
    const stored: unknown = Reflect.get(item, field);
    return { field, texts, key: textKey(stored, prefixes[field] ?? "", item.name ?? "") };
  });
  return {
    item: { ...item, ...Object.fromEntries(keys.map(({ field, key }) => [field, `\${${key}}`])) },
    texts: Object.fromEntries(keys.map(({ key, texts }) => [key, texts])),
    seen: Object.fromEntries(keys.map(({ field, key }) => [key, seen[field] ?? {}])),
  };
}

/** A text of the realm by its language and key; false where there is none. */
interface StoredText {
  selectedLocale: string;
  key: string;
  text: string | false;
}

/** Writes texts one after the other, or takes them away (`PUT` and `DELETE localization/{locale}/{key}`). */
async function writeTexts(call: Call, realm: string, texts: readonly StoredText[]) {
  for (const { text, ...at } of texts)
    // somebody else may have taken it away already
    if (text === false) await call("realms.deleteRealmLocalizationTexts", { realm, ...at }).catch(unlessGone);
    else await call("realms.addLocalization", { realm, ...at }, text);
  if (texts.length > 0) await refreshTexts();
}

/** The texts as the server has them before they are written. */
async function textsNow(call: Call, realm: string, texts: readonly StoredText[]): Promise<StoredText[]> {
  const locales = [...new Set(texts.map(({ selectedLocale }) => selectedLocale))];
  const reads = locales.map(async (selectedLocale) => {
    const known: Record<string, string> = await call("realms.getRealmLocalizationTexts", { realm, selectedLocale });
    return [selectedLocale, known] as const;
  });
  const stored = new Map(await Promise.all(reads));
  return texts.map(({ selectedLocale, key }) => {
    const text = ownValue(stored.get(selectedLocale) ?? {}, key);
    return { selectedLocale, key, text: typeof text === "string" ? text : false };
  });
}

/**
 * Asks where someone else has changed a text since it was seen: the server would write over it.
 * @throws CancelledError where it is to stay
 */
async function askReplaced(
  next: readonly StoredText[],
  now: readonly StoredText[],
  seen: Record<string, Seen>,
  place: string,
) {
  const changed = now.filter(({ selectedLocale, key, text }, index) => {
    const before = ownValue(seen[key] ?? {}, selectedLocale);
    return typeof before === "string" && (text || "") !== before && text !== next[index]?.text;
  });
  const question = {
    title: "gatehouse.conflictTitle",
    body: "gatehouse.overwriteText",
    names: changed.map(({ selectedLocale, text }) => `${selectedLocale}: ${text || "—"}`),
    label: "save",
  } as const;
  if (changed.length > 0 && !(await confirm(question, place))) throw new CancelledError();
}

/**
 * Writes the texts of an object's fields and then the object: a refusal leaves all of it to be saved once more, and the
 * texts as they were.
 * @param prefixes field → what its key begins with
 * @param place what was shown when the save began
 * @param write gets the object with `${key}` in each field that has texts, without what was to be written of these
 */
export async function writeTranslated<Item extends Translated>(
  call: Call,
  realm: string,
  translated: Item,
  prefixes: Record<string, string>,
  place: string,
  write: (item: Omit<Item, "translations" | "seen">) => Promise<unknown>,
): Promise<void> {
  const { item, texts, seen } = withKeys(translated, prefixes);
  const next = Object.entries(texts).flatMap(([key, translations]) =>
    Object.entries(translations).map(([selectedLocale, text]) => ({ selectedLocale, key, text })),
  );
  const before = await textsNow(call, realm, next);
  await askReplaced(next, before, seen, place);
  const worded = next.flatMap(({ selectedLocale, key, text }) => (text ? [[`${selectedLocale}: ${key}`, text]] : []));
  await askBroken(Object.fromEntries(worded), place);
  await writeTexts(call, realm, next)
    .then(() => write(item))
    .catch(async (error: unknown) => {
      await Promise.allSettled([writeTexts(call, realm, before)]);
      throw error;
    });
}

/**
 * `writeTranslated` for a form in the realm in force.
 * @returns `begin`, to be called when a save begins, and `write`
 */
export function useTranslatedWrite(prefixes: Record<string, string>) {
  const realm = useRealm();
  const place = useRef("");
  return {
    begin: () => void (place.current = placeShown()),
    write: <Item extends Translated>(
      call: Call,
      item: Item,
      write: (item: Omit<Item, "translations" | "seen">) => Promise<unknown>,
    ) => writeTranslated(call, realm, item, prefixes, place.current, write),
  };
}

interface Outcome {
  done: "deleteAttributeSuccess" | "deleteSuccess";
  failed: "deleteAttributeError" | "deleteAttributeGroupError";
}

/**
 * Takes an attribute or group out of the profile, then the texts that nothing else in it names. Texts that cannot be
 * deleted stay.
 */
export function useDeletePart(list: ProfileList, outcome: Outcome) {
  const realm = useRealm();
  // texts that were written while the realm had several languages are still there when it has them no more
  const locales = localesIn({ ...useRealmRepresentation(), internationalizationEnabled: true });
  return useAction(async (call, name: string) => {
    let gone: string[] = [];
    await changeProfile(call, (profile) => {
      const next = withoutPart(list, name)(profile);
      const kept = keysIn(next);
      gone = [...new Set(keysIn(profile))].filter((key) => !kept.includes(key) && !predefined.includes(key));
      return next;
    });
    const deletions = (gone.length > 0 ? locales : []).map(async (selectedLocale) => {
      const texts: object = await call("realms.getRealmLocalizationTexts", { realm, selectedLocale });
      for (const key of gone)
        if (Object.hasOwn(texts, key))
          await call("realms.deleteRealmLocalizationTexts", { realm, selectedLocale, key });
    });
    await Promise.allSettled(deletions);
    if (deletions.length > 0) await refreshTexts();
  }, outcome);
}
