import type { RealmName } from "~/data/api/extra";
import { setSetting, setting } from "~/data/browser/settings";
import { useSetting } from "~/data/browser/useSetting";

/** Recent realms that are remembered (product specification §9). */
const MOST = 3;

const named = (realms: RealmName[]) => realms.filter(({ name }) => name !== "");

/** The realms opened last in this browser, newest first, at most 3. */
export const useRecentRealms = () => named(useSetting("recentRealms")[0]);

/** Remembers a realm that was opened; one that is known keeps its place. */
export function rememberRealm(realm: RealmName): void {
  const known = named(setting("recentRealms"));
  const same = known.find(({ name }) => name === realm.name);
  if (same && same.displayName === realm.displayName) return;
  const next = same ? known.map((old) => (old === same ? realm : old)) : [realm, ...known].slice(0, MOST);
  setSetting("recentRealms", next);
}

/** Forgets realms, e.g. because they were deleted. */
export function forgetRealms(names: string[]): void {
  setSetting(
    "recentRealms",
    named(setting("recentRealms")).filter(({ name }) => !names.includes(name)),
  );
  setSetting(
    "gatehouse.pinnedRealms",
    setting("gatehouse.pinnedRealms").filter((name) => !names.includes(name)),
  );
}
