import { createContext, use } from "react";
import { identityOf, match, type Match } from "~/routes";

/** The place of the page that is shown. */
export const PlaceContext = createContext<Match | undefined>(undefined);

/** The place of the page that is shown, with its parameters decoded once. */
export function usePlace(): Match {
  const place = use(PlaceContext);
  if (!place) throw new Error("PlaceContext is missing");
  return place;
}

/**
 * Names what an address shows.
 * @returns `object`: place and object; `place`: these and the tab
 */
export function namesAt(pathname: string): { object: string; place: string } {
  const found = match(pathname);
  if (!found) return { object: pathname, place: pathname };
  const object = identityOf(found);
  return { object, place: `${found.params.tab} ${found.params.subtab} ${object}` };
}

/** Names place, object and tab of an address: while they stay nothing is left, e.g. when its way is put right. */
export const shownAt = (pathname: string): string => namesAt(pathname).place;
