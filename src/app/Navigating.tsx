import { useSyncExternalStore } from "react";
import { type Location, useLocation } from "react-router-dom";
import { createStore } from "~/data/store";
import { Loading } from "~/kit/Loading";

/** The history entry that the router is on its way to. */
const target = createStore<string | undefined>(undefined);

/** Entries made by hand, by another hash in the address, have all the same key. */
const nameOf = ({ key, pathname, search }: Location) => `${key} ${pathname}${search}`;

/** Tells where the router is going, before the page is there. */
export const navigatesTo = (location: Location) => target.set(nameOf(location));

/**
 * Says that a page is on its way: until all it needs is there, the page before stays. The sign shows after a moment (by
 * the style sheet), so that a quick hop does not flicker.
 */
export function Navigating() {
  const here = nameOf(useLocation());
  const going = useSyncExternalStore(target.subscribe, target.get);
  if (going === undefined || going === here) return null;
  return (
    <div className="gh-navigating">
      <Loading />
    </div>
  );
}
