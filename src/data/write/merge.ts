import { ownValue } from "~/data/browser/ownValue";
import { isRecord } from "~/data/browser/record";

/** What the server answers in place of a secret it keeps; sent back, it means "as it was". */
export const MASK = "**********";

/** One value of an object that differs between two states of it. */
export interface Change {
  /** Keys from the object down to the value; of a list of objects the name or id of the entry. */
  path: string[];
  from: unknown;
  to: unknown;
  /** The value is an entry of a list, which has to be made where there is none. */
  isEntry?: true;
}

/** A value that the administrator and someone else changed, each to something else. */
export interface Conflict extends Change {
  /** What the server has now. */
  theirs: unknown;
}

/** A form cannot tell "nothing" from an empty text or list, and the server does not either. */
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.every(isEmpty));

/** The keys that one of two maps has. */
const keysOf = (one: object, other: object) => [...new Set([...Object.keys(one), ...Object.keys(other)])];

/** Whether two values say the same; lists in the same order. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (isEmpty(one) && isEmpty(other))) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => same(value, other[index]));
  if (isRecord(one) && isRecord(other))
    return keysOf(one, other).every((key) => same(ownValue(one, key), ownValue(other, key)));
  return false;
}

const isMask = (value: unknown) => value === MASK || (Array.isArray(value) && value.length === 1 && value[0] === MASK);

/** What entries of lists go by, the first that all of them have. */
const NAMES = ["id", "name", "alias", "executor", "condition"];

/** What an entry of a list goes by; undefined where it has no name. */
export const nameOf = (entry: Record<string, unknown>): string | undefined =>
  NAMES.map((key) => entry[key]).find((name): name is string => typeof name === "string" && name !== "");

/** The entry of a list of objects that goes by a name; undefined where there is none. */
function entryOf(list: readonly unknown[], name: string): Record<string, unknown> | undefined {
  const entries = list.filter(isRecord);
  return NAMES.map((key) => entries.find((entry) => entry[key] === name)).find((entry) => entry !== undefined);
}

/** The names of a list's entries; undefined where one has none, or two have the same. */
function namesIn(list: readonly unknown[], key: string): string[] | undefined {
  const names = list.map((entry) => (isRecord(entry) ? entry[key] : undefined));
  const isNamed = names.every((name): name is string => typeof name === "string" && name !== "");
  return isNamed && new Set(names).size === names.length ? names : undefined;
}

/**
 * What happened to the entries of a list of objects: changed, taken away, added at the end.
 * @returns name, entry before and after; undefined where they have no names or another order: the list counts as a whole
 */
function entriesOf(from: readonly unknown[], to: readonly unknown[]) {
  for (const key of NAMES) {
    const [before, after] = [namesIn(from, key), namesIn(to, key)];
    if (!before || !after) continue;
    const kept = before.filter((name) => after.includes(name));
    const added = after.filter((name) => !before.includes(name));
    if (![...kept, ...added].every((name, index) => name === after[index])) return undefined;
    return [...before, ...added].map((name) => ({
      name,
      before: from[before.indexOf(name)],
      after: to[after.indexOf(name)],
    }));
  }
  return undefined;
}

/** A value as a map; undefined where it is something else. Nothing is a map without keys. */
function treeOf(value: unknown): Record<string, unknown> | undefined {
  if (isRecord(value)) return value;
  return isEmpty(value) ? {} : undefined;
}

/**
 * What differs between two states of an object, value by value. Lists of objects are followed by the name or id of their
 * entries, other lists count as a whole.
 * @param from state before
 * @param to state after; a mask in it is no change
 */
export function changesBetween(from: object, to: object): Change[] {
  const below = (one: unknown, other: unknown, path: string[]): Change[] => {
    const [tree, otherTree] = isRecord(one) || isRecord(other) ? [treeOf(one), treeOf(other)] : [];
    if (tree && otherTree)
      return keysOf(tree, otherTree).flatMap((key) =>
        below(ownValue(tree, key), ownValue(otherTree, key), [...path, key]),
      );
    if (same(one, other) || isMask(other)) return [];
    const entries = Array.isArray(one) && Array.isArray(other) ? entriesOf(one, other) : undefined;
    if (!entries) return [{ path, from: one, to: other }];
    return entries.flatMap(({ name, before, after }) =>
      before && after
        ? below(before, after, [...path, name])
        : [{ path: [...path, name], from: before, to: after, isEntry: true as const }],
    );
  };
  return below(from, to, []);
}

const setOwn = (object: object, key: string, value: unknown) =>
  Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });

/** The value at a path; undefined where there is none. */
export const valueAt = (object: unknown, path: string[]): unknown =>
  path.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return entryOf(value, key);
    return isRecord(value) ? ownValue(value, key) : undefined;
  }, object);

/** What a key of a path leads to; a map or list that is not there is `made`. */
function child(parent: object, key: string, made: object): object | undefined {
  if (Array.isArray(parent)) return entryOf(parent, key);
  const next = ownValue(parent, key);
  if (isRecord(next) || Array.isArray(next)) return next;
  setOwn(parent, key, made);
  return made;
}

function setEntry(list: unknown[], name: string, entry: unknown): void {
  const at = list.indexOf(entryOf(list, name));
  if (entry === undefined) list.splice(at, at < 0 ? 0 : 1);
  else list.splice(at < 0 ? list.length : at, 1, entry);
}

/**
 * Puts changes on a copy of an object; everything else of it stays as it is.
 * @param object what the server has now
 * @param changes from `changesBetween`
 */
export function apply<T extends object>(object: T, changes: Change[]): T {
  const copy = structuredClone(object);
  for (const { path, to, isEntry } of changes) {
    const last = path.at(-1) ?? "";
    const above = path.slice(0, -1);
    const parent = above.reduce<object | undefined>(
      (outer, key, index) => outer && child(outer, key, isEntry && index === above.length - 1 ? [] : {}),
      copy,
    );
    // an entry that someone else took away meanwhile stays away
    if (parent === undefined) continue;
    if (Array.isArray(parent)) setEntry(parent, last, to);
    else if (to === undefined) Reflect.deleteProperty(parent, last);
    else setOwn(parent, last, to);
  }
  return copy;
}

/**
 * A copy of an object without the masks of secrets, at any depth: for an object that is created again, because a mask
 * would be taken for the secret itself.
 */
export function withoutMasks<T extends object>(object: T): T {
  const copy = structuredClone(object);
  const strip = (part: object) => {
    for (const [key, value] of Object.entries(part)) {
      if (isMask(value)) Reflect.deleteProperty(part, key);
      else if (Array.isArray(value)) value.filter(isRecord).forEach(strip);
      else if (isRecord(value)) strip(value);
    }
  };
  strip(copy);
  return copy;
}

/** The changes among them that someone else made differently meanwhile. */
export const conflictsOf = (changes: Change[], fresh: object): Conflict[] =>
  changes.flatMap((change) => {
    const theirs = valueAt(fresh, change.path);
    return same(theirs, change.from) || same(theirs, change.to) ? [] : [{ ...change, theirs }];
  });

/** How far a path leads to an entry of a list that someone else took away meanwhile; undefined where none is on its way. */
function goneEntryOn(path: string[], from: object, fresh: object): string[] | undefined {
  const steps = path.map((_, index) => path.slice(0, index + 1));
  return steps.find((step) => {
    const list = step.slice(0, -1);
    const isIn = (object: object) => Array.isArray(valueAt(object, list)) && valueAt(object, step) !== undefined;
    return isIn(from) && !isIn(fresh);
  });
}

/**
 * Changes within an entry of a list that someone else took away meanwhile, as one change of the entry: it can only be made
 * again as a whole.
 * @param from the state that the changes begin with
 * @param to the state that they lead to
 */
export function withGoneEntries(changes: Change[], from: object, to: object, fresh: object): Change[] {
  const whole = new Map<string, Change>();
  for (const change of changes) {
    const path = goneEntryOn(change.path, from, fresh);
    const entry = path && { path, from: valueAt(from, path), to: valueAt(to, path), isEntry: true as const };
    const next = entry ?? change;
    whole.set(next.path.join("\0"), next);
  }
  return [...whole.values()];
}
