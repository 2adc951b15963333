import type { Query } from "@tanstack/react-query";
import type { CallName, Input } from "~/data/api/api";
import { createdBy, deletedBy, type ObjectName, objectsIn } from "~/data/api/callObjects";

/** A call with its arguments, as it is in the keys of the cache. */
type Made = readonly [CallName, ...unknown[]];

/** Objects that were deleted here, by realm and name: the objects around each, and when (epoch ms). */
const deleted = new Map<string, { around: string[]; at: number }>();

/** Realms that were deleted here, by name, and when (epoch ms): nothing answers for them any more. */
const deletedRealms = new Map<unknown, number>();

/** Remembers that a realm was deleted; `forgetDeletedRealm` when it was created again. */
export const markRealmDeleted = (realm: string) => void deletedRealms.set(realm, Date.now());

/** Forgets that a realm of this name was deleted. */
export const forgetDeletedRealm = (realm: string) => void deletedRealms.delete(realm);

/** The first read of what several reads gave together (`useLoad`): it names what all of them are about. */
const subjects = new WeakMap<object, Made>();

const keyOf = (realm: unknown, { property, value }: ObjectName) => JSON.stringify([realm, property, value]);

/**
 * Remembers that a call deleted its object: the page of the object stays until the next one is there, and reading the
 * object again would only find out that it is gone. A call that deletes nothing is ignored.
 * @param call one that deletes, with its arguments; also for what the server deleted by another call
 */
export function markDeleted<Name extends CallName>(realm: string, call: Name, ...input: Input<Name>): void {
  const keys = deletedBy(call, input).map((name) => keyOf(realm, name));
  const key = keys.pop();
  if (key) deleted.set(key, { around: keys, at: Date.now() });
}

/** Forgets that an object was deleted, because a call created it again. */
export function forgetDeleted<Name extends CallName>(realm: string, call: Name, ...input: Input<Name>): void {
  for (const name of createdBy(call, input)) deleted.delete(keyOf(realm, name));
}

/** Names the read that decides whether what several reads gave is about an object that was deleted. */
export function setSubject(query: object | undefined, made: Made): void {
  if (query && !subjects.has(query)) subjects.set(query, made);
}

/** The call of a key: `[realm, call, …]`, or `[realm, "optional", call, …]`. */
const madeOf = ([, kind, ...rest]: readonly unknown[]) => (kind === "optional" ? rest : [kind, ...rest]);

const isMade = (made: readonly unknown[]): made is Made => typeof made[0] === "string" && made[0].includes(".");

/** Whether a read is about an object that was deleted here, and was not answered since: somebody may create it again. */
export function isDeleted(query: Pick<Query, "queryKey" | "state">): boolean {
  const [realm] = query.queryKey;
  if ((deletedRealms.get(realm) ?? -1) >= query.state.dataUpdatedAt) return true;
  if (deleted.size === 0) return false;
  const made = subjects.get(query) ?? madeOf(query.queryKey);
  if (!isMade(made)) return false;
  const [call, ...input] = made;
  const keys = objectsIn(call, input).map((name) => keyOf(realm, name));
  return keys.some((key) => {
    const found = deleted.get(key);
    return found?.around.every((outer) => keys.includes(outer)) && found.at >= query.state.dataUpdatedAt;
  });
}
