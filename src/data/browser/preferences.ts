import type { ExportFormat } from "~/data/files/csv";
import type { RealmName } from "~/data/api/extra";
import { isRecord } from "~/data/browser/record";

/** How one list is rendered. */
export interface ListPreferences {
  /** Names of the columns that are left out. */
  hidden: string[];
  /** Names of the columns that show only where they were chosen, and were. */
  shown?: string[];
  isCompact: boolean;
}

/** What the console remembers in this browser, by its name in local storage. */
export interface Preferences {
  helpEnabled: boolean;
  pageSize: number;
  recentRealms: RealmName[];
  "gatehouse.pinnedRealms": string[];
  "gatehouse.colorScheme": "light" | "dark" | "system";
  "gatehouse.locale": string;
  "gatehouse.lists": Record<string, ListPreferences>;
  "gatehouse.export": ExportFormat;
  /** Times are shown in UTC and not in the zone of this browser. */
  "gatehouse.utc": boolean;
  /** By realm: somebody is signed in to its console, as far as this browser knows; false where that was wrong. */
  "gatehouse.signedIn": Record<string, boolean | undefined>;
  /** By realm: id of the user who signed in to its console last. */
  "gatehouse.users": Record<string, string>;
}

/** Name of a preference in local storage. */
export type PreferenceName = keyof Preferences;

/** The value that holds before anything was chosen. */
const defaults: Preferences = {
  helpEnabled: true,
  pageSize: 10,
  recentRealms: [{ name: "" }],
  "gatehouse.pinnedRealms": [],
  "gatehouse.colorScheme": "system",
  "gatehouse.locale": "en",
  "gatehouse.lists": {},
  "gatehouse.export": { format: "csv", delimiter: ";", bom: true },
  "gatehouse.utc": false,
  "gatehouse.signedIn": {},
  "gatehouse.users": {},
};

/**
 * What goes when the administrator signs out, or somebody else signs in: names of realms, pinned ones as well. They are
 * the server's, often those of customers, and whoever uses this browser next could read them. The others were chosen for
 * this browser, or say nothing of anybody.
 */
const personal: PreferenceName[] = ["recentRealms", "gatehouse.pinnedRealms", "gatehouse.users"];

const isText = (value: unknown): value is string => typeof value === "string";
const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isListPreferences = (value: unknown): value is ListPreferences =>
  isRecord(value) && isBoolean(value.isCompact) && isTexts(value.hidden) && isTexts(value.shown ?? []);
const recordOf =
  <Value>(isValue: (value: unknown) => value is Value) =>
  (value: unknown): value is Record<string, Value> =>
    isRecord(value) && Object.values(value).every(isValue);
const isRealm = (value: unknown): value is RealmName =>
  typeof value === "object" && value !== null && "name" in value && isText(value.name);

/** Local storage is everybody's: what is not of the right kind counts as nothing. */
const guards: { [Name in PreferenceName]: (value: unknown) => value is Preferences[Name] } = {
  helpEnabled: isBoolean,
  pageSize: (value) => typeof value === "number",
  recentRealms: (value): value is RealmName[] => Array.isArray(value) && value.every(isRealm),
  "gatehouse.pinnedRealms": (value): value is string[] => Array.isArray(value) && value.every(isText),
  "gatehouse.colorScheme": (value) => value === "light" || value === "dark" || value === "system",
  "gatehouse.locale": isText,
  "gatehouse.lists": recordOf(isListPreferences),
  "gatehouse.export": (value): value is ExportFormat =>
    isRecord(value) &&
    (value.format === "csv" || value.format === "json") &&
    (value.delimiter === "," || value.delimiter === ";" || value.delimiter === "\t") &&
    isBoolean(value.bom),
  "gatehouse.utc": isBoolean,
  "gatehouse.signedIn": recordOf(isBoolean),
  "gatehouse.users": recordOf(isText),
};

const listeners = new Set<() => void>();
/** Texts that were read before with their values: the same object while nothing changed. */
const parsed: { [Name in PreferenceName]?: { text: string | null; value: Preferences[Name] } } = {};
// without a browser where the specs read the site map
globalThis.window?.addEventListener("storage", () => listeners.forEach((listener) => listener()));

function parse<Name extends PreferenceName>(name: Name, text: string | null): Preferences[Name] {
  try {
    const value: unknown = text === null ? undefined : JSON.parse(text);
    return guards[name](value) ? value : defaults[name];
  } catch {
    return defaults[name];
  }
}

/** Reads a preference from local storage; a value nobody can read counts as none. */
export function preference<Name extends PreferenceName>(name: Name): Preferences[Name] {
  const text = localStorage.getItem(name);
  const known = parsed[name];
  if (known && known.text === text) return known.value;
  const value = parse(name, text);
  Object.assign(parsed, { [name]: { text, value } });
  return value;
}

/** Remembers a preference; other tabs of this browser follow through the `storage` event. In a full storage it stays as it was. */
export function setPreference<Name extends PreferenceName>(name: Name, value: Preferences[Name]): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // others have filled what the origin may store: signing in works without it
  }
  listeners.forEach((listener) => listener());
}

/** Calls back whenever a preference changed, here or in another tab. */
export function onPreference(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Removes what belongs to the administrator and not to the browser, at sign-out or when somebody else signed in. */
export function forgetPersonalPreferences(): void {
  for (const name of personal) localStorage.removeItem(name);
  listeners.forEach((listener) => listener());
}

/**
 * Calls back when the administrator signs out of the console of a realm in another tab of this browser: nothing else takes
 * a realm away.
 */
export function onSignOutElsewhere(realm: string, listener: () => void): void {
  const name = "gatehouse.signedIn";
  window.addEventListener("storage", ({ key, oldValue, newValue }) => {
    if (key === name && realm in parse(name, oldValue) && !(realm in parse(name, newValue))) listener();
  });
}
