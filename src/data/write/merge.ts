import { isRecord } from "~/data/browser/record";

/** What the server answers in place of a secret it keeps; sent back, it means "as it was". */
export const MASK = "**********";

/** One value of an object that differs between two states of it. */
export interface Change {
  /** Keys from the object down to the value. */
  path: string[];
  from: unknown;
  to: unknown;
}

/** A value that the administrator and somebody else changed, each to something else. */
export interface Conflict extends Change {
  /** What the server has now. */
  theirs: unknown;
}

/** A form cannot tell "nothing" from an empty text or list, and the server does not either. */
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.every(isEmpty));

/** Whether two values say the same. Lists count as a whole: an entry has no name to follow it by. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (isEmpty(one) && isEmpty(other))) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => same(value, other[index]));
  if (isRecord(one) && isRecord(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => same(one[key], other[key]));
  return false;
}

const isMask = (value: unknown) => value === MASK || (Array.isArray(value) && value.length === 1 && value[0] === MASK);

/**
 * What differs between two states of an object, value by value.
 * @param from state before
 * @param to state after; a mask in it is no change
 */
export function changesBetween(from: object, to: object): Change[] {
  const below = (one: unknown, other: unknown, path: string[]): Change[] => {
    if (same(one, other) || isMask(other)) return [];
    const trees = (isRecord(one) || isEmpty(one)) && (isRecord(other) || isEmpty(other));
    if (!trees || (isEmpty(one) && isEmpty(other))) return [{ path, from: one, to: other }];
    const [before, after] = [isRecord(one) ? one : {}, isRecord(other) ? other : {}];
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      below(before[key], after[key], [...path, key]),
    );
  };
  return below(from, to, []);
}

/** The value an object itself has by a name, which may be any: an attribute can be called `__proto__`. */
const ownValue = (object: object, key: string): unknown =>
  Object.hasOwn(object, key) ? Reflect.get(object, key) : undefined;

const setOwn = (object: object, key: string, value: unknown) =>
  Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });

/** The value at a path; undefined where there is none. */
export const valueAt = (object: unknown, path: string[]): unknown =>
  path.reduce<unknown>((value, key) => (isRecord(value) ? ownValue(value, key) : undefined), object);

/**
 * Puts changes on a copy of an object; everything else of it stays as it is.
 * @param object what the server has now
 * @param made the changes
 */
export function apply<T extends object>(object: T, made: Change[]): T {
  const copy = structuredClone(object);
  for (const { path, to } of made) {
    const last = path.at(-1) ?? "";
    let parent: object = copy;
    for (const key of path.slice(0, -1)) {
      const next = ownValue(parent, key);
      const child = isRecord(next) ? next : {};
      setOwn(parent, key, child);
      parent = child;
    }
    if (to === undefined) Reflect.deleteProperty(parent, last);
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

/** The changes among them that somebody else made differently meanwhile. */
export const conflictsOf = (made: Change[], fresh: object): Conflict[] =>
  made.flatMap((change) => {
    const theirs = valueAt(fresh, change.path);
    return same(theirs, change.from) || same(theirs, change.to) ? [] : [{ ...change, theirs }];
  });
