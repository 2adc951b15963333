import { callIn } from "~/data/api/api";
import { usePaged } from "~/data/query/cache";
import type { RealmName } from "~/data/api/extra";
import { forgetRealms, rememberRealm } from "~/data/browser/recentRealms";
import { preference } from "~/data/browser/preferences";

/** Most realms requested at once, whatever their number on the server. */
const MOST = 20;

/**
 * Realms by name or display name, the first ones without a search text; one less than `MOST`, because the last one only
 * says that there are more (`GET ui-ext/realms/names`).
 */
export const useRealmSearch = (search: string) => usePaged("ui.realmNames", { first: 0, max: MOST - 1, search });

/**
 * Asks for realms now.
 * @param realm realm in force
 * @param search part of the name or display name
 * @returns at most 20; a realm with exactly this name is the first
 */
export async function askRealms(realm: string, search: string): Promise<RealmName[]> {
  const rows = await callIn({ realm }, "ui.realmNames", { first: 0, max: MOST, search });
  return rows.sort((a, b) => Number(b.name === search) - Number(a.name === search));
}

/** Whether the server still knows a realm; the answer is no only when it lists all realms of such a name. */
async function renew(realm: string, name: string): Promise<void> {
  const rows = await askRealms(realm, name);
  const [first] = rows;
  if (first?.name !== name) {
    if (rows.length < MOST) forgetRealms([name]);
  } else if (preference("recentRealms").some((recent) => recent.name === name)) rememberRealm(first);
}

/**
 * Asks again for the recent and pinned realms: their display names follow, unknown ones are dropped. Where the server
 * does not say, they stay.
 * @param realm realm in force
 */
export async function renewRealms(realm: string): Promise<void> {
  const recent = preference("recentRealms").map(({ name }) => name);
  const names = new Set([...recent, ...preference("gatehouse.pinnedRealms")].filter(Boolean));
  await Promise.allSettled([...names].map((name) => renew(realm, name)));
}
