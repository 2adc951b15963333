import type { RealmName } from "~/data/api/extra";
import { setPreference, preference } from "~/data/browser/preferences";
import { usePreference } from "~/data/browser/usePreference";

/** Recent realms that are remembered (product specification §9). */
const MOST = 3;

const named = (realms: RealmName[]) => realms.filter(({ name }) => name !== "");

/** The realms opened last in this browser, newest first, at most 3. */
export const useRecentRealms = () => named(usePreference("recentRealms")[0]);

/** Remembers a realm that was opened; one that is known keeps its place. */
export function rememberRealm(realm: RealmName): void {
  const known = named(preference("recentRealms"));
  const same = known.find(({ name }) => name === realm.name);
  if (same && same.displayName === realm.displayName) return;
  const next = same ? known.map((old) => (old === same ? realm : old)) : [realm, ...known].slice(0, MOST);
  setPreference("recentRealms", next);
}

/** Forgets realms, e.g. because they were deleted. */
export function forgetRealms(names: string[]): void {
  setPreference(
    "recentRealms",
    named(preference("recentRealms")).filter(({ name }) => !names.includes(name)),
  );
  setPreference(
    "gatehouse.pinnedRealms",
    preference("gatehouse.pinnedRealms").filter((name) => !names.includes(name)),
  );
}
