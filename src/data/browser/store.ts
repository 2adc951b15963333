/** A value that lives outside React; give `subscribe` and `get` to `useSyncExternalStore`. */
export interface Store<T> {
  get(): T;
  /** Takes the next value, or a function of the old one. Listeners hear of it only when it differs. */
  set(next: T | ((old: T) => T)): void;
  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void;
}

const isFunction = <T>(next: T | ((old: T) => T)): next is (old: T) => T => typeof next === "function";

/**
 * Makes a store.
 * @param initial its first value; not a function
 */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      const old = value;
      value = isFunction(next) ? next(old) : next;
      if (!Object.is(old, value)) listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
