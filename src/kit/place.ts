import { createContext, use } from "react";
import type { Match } from "~/routes";

/** The place of the page that is shown. */
export const PlaceContext = createContext<Match | undefined>(undefined);

/** The place of the page that is shown, with its parameters decoded once. */
export function usePlace(): Match {
  const place = use(PlaceContext);
  if (!place) throw new Error("PlaceContext is missing");
  return place;
}
