import { useSyncExternalStore } from "react";
import {
  onPreference,
  type PreferenceName,
  type Preferences,
  setPreference,
  preference,
} from "~/data/browser/preferences";

/** A preference and its setter, in step with every other tab. */
export function usePreference<Name extends PreferenceName>(name: Name) {
  const value = useSyncExternalStore(onPreference, () => preference(name));
  return [value, (next: Preferences[Name]) => setPreference(name, next)] as const;
}
