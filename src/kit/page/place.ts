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

/** Names place and object of an address. */
export function objectAt(pathname: string): string {
  const found = match(pathname);
  return found ? identityOf(found) : pathname;
}

/** Names place, object and tab of an address: while they stay nothing is left, e.g. when its way is put right. */
export function shownAt(pathname: string): string {
  const { tab, subtab } = match(pathname)?.params ?? {};
  return `${tab} ${subtab} ${objectAt(pathname)}`;
}
