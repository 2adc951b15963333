import { useEffect } from "react";
import { createStore } from "~/data/browser/store";

/** A step of the way to a page that the site map does not know, e.g. the group above a group. */
interface Crumb {
  text: string;
  /** Address. */
  to: string;
}

const none: readonly Crumb[] = [];

/** Steps between the places above the page and the page itself. */
export const crumbs = createStore(none);

/** Shows steps in the breadcrumbs of the shell while the page is there. */
export function useCrumbs(steps: readonly Crumb[]): void {
  const key = JSON.stringify(steps);
  useEffect(() => {
    const own: readonly Crumb[] = JSON.parse(key);
    crumbs.set(own);
    return () => crumbs.set((now) => (now === own ? none : now));
  }, [key]);
}
