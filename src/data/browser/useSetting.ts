import { useSyncExternalStore } from "react";
import { onSetting, type SettingName, type Settings, setSetting, setting } from "~/data/browser/settings";

/** A setting and its setter, in step with every other tab. */
export function useSetting<Name extends SettingName>(name: Name) {
  const value = useSyncExternalStore(onSetting, () => setting(name));
  return [value, (next: Settings[Name]) => setSetting(name, next)] as const;
}
