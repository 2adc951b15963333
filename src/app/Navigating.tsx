import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { createStore } from "~/data/store";
import { Loading } from "~/kit/Loading";

/** Key of the history entry that the router is on its way to. */
const target = createStore<string | undefined>(undefined);

/** Tells where the router is going, before the page is there. */
export const navigatesTo = (key: string) => target.set(key);

/**
 * Says that a page is on its way: until all it needs is there, the page before stays. The sign shows after a moment (by
 * the style sheet), so that a quick hop does not flicker.
 */
export function Navigating() {
  const { key } = useLocation();
  const going = useSyncExternalStore(target.subscribe, target.get);
  if (going === undefined || going === key) return null;
  return (
    <div className="gh-navigating">
      <Loading />
    </div>
  );
}
