import { useCallback, useSyncExternalStore } from "react";
import { createStore } from "~/data/browser/store";
import { useRealm } from "~/data/query/useRealm";

/** What the tree of groups shows; it outlives the pages beside it. */
export interface TreeState {
  realm: string;
  /** Whether the tree shows at all. */
  isShown: boolean;
  /** Chains of ids (`a/b`) of the groups that are open. */
  open: readonly string[];
  /** Parts of 50 that were loaded below each of them; `""` is the top. */
  parts: Readonly<Record<string, number>>;
  search: string;
  isExact: boolean;
}

/** Whether there is room for the tree beside the page. */
export const isWide = () => window.matchMedia("(min-width: 62rem)").matches;

const initial = (realm: string): TreeState => ({
  realm,
  isShown: isWide(),
  open: [],
  parts: {},
  search: "",
  isExact: false,
});

const store = createStore(initial(""));

/** How far the tree is scrolled, in pixels; nobody waits for it. */
export const scrolled = { realm: "", offset: 0 };

/** The state of the tree in the realm in force, and its setter. */
export function useTreeState() {
  const realm = useRealm();
  const found = useSyncExternalStore(store.subscribe, store.get);
  if (scrolled.realm !== realm) Object.assign(scrolled, { realm, offset: 0 });
  const change = useCallback(
    (next: (old: TreeState) => Partial<TreeState>) =>
      store.set((old) => {
        const own = old.realm === realm ? old : initial(realm);
        return { ...own, ...next(own) };
      }),
    [realm],
  );
  return [found.realm === realm ? found : initial(realm), change] as const;
}
