import { useEffect, useSyncExternalStore } from "react";
import { missing, useWhoami } from "~/data/access/access";
import { READS_USERS } from "~/data/access/readers";
import { callIn } from "~/data/api/api";
import { createStore } from "~/data/browser/store";
import { useRealm } from "~/data/query/useRealm";

/** Ids in one request: its address stays short. */
const MOST = 100;

/** Ids of a page that are read one by one where the server knows no other way. */
const FEW = 10;

/** Names by realm and id, as long as the page lives; an empty one for an id that nobody has. */
const names = createStore<ReadonlyMap<string, string>>(new Map());

/** What is to be found out by the next request, by realm and id, with the name where an event has it. */
let wanted = new Map<string, { realm: string; id: string; said?: string }>();
const requested = new Set<string>();

const keyOf = (realm: string, id: string) => `${realm}/${id}`;

function want(realm: string, id: string, said: string | undefined): void {
  const key = keyOf(realm, id);
  if (requested.has(key) || names.get().has(key) || (wanted.get(key)?.said && !said)) return;
  // what all rows of a page want is one request
  if (wanted.size === 0) setTimeout(find, 0);
  wanted.set(key, { realm, id, said });
}

function find(): void {
  const all = [...wanted];
  wanted = new Map();
  const named = all.flatMap(([key, { said }]) => (said ? [[key, said] as const] : []));
  if (named.length > 0) names.set((old) => new Map([...old, ...named]));
  const open = all.flatMap(([key, { said, ...one }]) => (said ? [] : [{ key, ...one }]));
  for (const realm of new Set(open.map((one) => one.realm))) {
    const ids = open.filter((one) => one.realm === realm).map(({ id }) => id);
    for (let first = 0; first < ids.length; first += MOST) void ask(realm, ids.slice(first, first + MOST));
  }
}

/**
 * One request for many users: `GET users?search=id:<id> <id>…`. Never rejects: without an answer the ids stay, and whoever
 * shows them next requests them again.
 */
async function ask(realm: string, ids: string[]): Promise<void> {
  ids.forEach((id) => requested.add(keyOf(realm, id)));
  const query = { search: `id:${ids.join(" ")}`, first: 0, max: MOST, briefRepresentation: true };
  const users = await callIn({ realm }, "users.find", query).catch(() => undefined);
  if (!users) return ids.forEach((id) => requested.delete(keyOf(realm, id)));
  if (users.length === 0 && ids.length > 1) {
    // older servers take one id at a time
    ids.slice(0, FEW).forEach((id) => void ask(realm, [id]));
    // whoever shows the others next requests them again
    ids.slice(FEW).forEach((id) => requested.delete(keyOf(realm, id)));
    return;
  }
  const nobody = ids.map((id) => [keyOf(realm, id), ""] as const);
  const found = users.map(({ id = "", username = "" }) => [keyOf(realm, id), username] as const);
  names.set((old) => new Map([...old, ...nobody, ...found]));
}

/**
 * Name of a user by id. Each id is read once, all of a page with one request, and only where the administrator may.
 * @param realm realm of the user: that in force, or the one the administrator signed in to
 * @param said the name where it is known already, e.g. from an event
 * @returns the name, an empty one of who is no more, undefined where it is not known (yet)
 */
export function useUserName(realm: string, id = "", said?: string): string | undefined {
  const here = useRealm();
  const { realm_access: access, userId, displayName } = useWhoami();
  const may = missing(realm === here ? READS_USERS : "admin", access[here] ?? []).length === 0;
  const isSelf = id === userId;
  const known = useSyncExternalStore(names.subscribe, () => names.get().get(keyOf(realm, id)));
  useEffect(() => {
    if (!isSelf && /^\S+$/.test(id) && (said || may)) want(realm, id, said);
  }, [realm, id, said, may, isSelf]);
  return isSelf ? displayName : (known ?? said);
}
