import { useMemo } from "react";
import { useLocation, useMatches } from "react-router-dom";
import { matchOf, type Match } from "~/routes";

/** The place that the router found for the address, its parameters decoded once from the raw address; undefined for none. */
export function usePlaceHere(): Match | undefined {
  const { pathname } = useLocation();
  const name = useMatches().at(-1)?.id ?? "";
  return useMemo(() => matchOf(name, pathname), [name, pathname]);
}
