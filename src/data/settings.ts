/** What the console remembers in this browser, with the value that holds before anything was chosen. */
const defaults = {
  helpEnabled: true,
  pageSize: 10,
  recentRealms: [{ name: "" }] as { name: string; displayName?: string }[],
  "gatehouse.pinnedRealms": [] as string[],
  "gatehouse.colorScheme": "system" as "light" | "dark" | "system",
  "gatehouse.locale": "en",
};

export type Settings = typeof defaults;
export type SettingName = keyof Settings;

const listeners = new Set<() => void>();
const parsed = new Map<string, { text: string | null; value: unknown }>();
window.addEventListener("storage", () => listeners.forEach((listener) => listener()));

/** Reads a setting from local storage; a value nobody can read counts as none. */
export function setting<Name extends SettingName>(name: Name): Settings[Name] {
  const text = localStorage.getItem(name);
  const known = parsed.get(name);
  if (known && known.text === text) return known.value as Settings[Name];
  let value: unknown = defaults[name];
  try {
    if (text !== null) value = JSON.parse(text);
  } catch {
    value = defaults[name];
  }
  if (typeof value !== typeof defaults[name] || Array.isArray(value) !== Array.isArray(defaults[name]))
    value = defaults[name];
  parsed.set(name, { text, value });
  return value as Settings[Name];
}

/** Remembers a setting; other tabs of this browser follow through the `storage` event. */
export function setSetting<Name extends SettingName>(name: Name, value: Settings[Name]): void {
  localStorage.setItem(name, JSON.stringify(value));
  listeners.forEach((listener) => listener());
}

/** Calls back whenever a setting changed, here or in another tab. */
export function onSetting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
