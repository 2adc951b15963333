import { createContext, type ReactNode } from "react";
import { addressOf, paramsOf } from "~/routes";

/** A tab that stands after the fixed ones of every tab bar whose address fits a template. */
export interface AddedTab {
  id: string;
  title: string;
  /** Template of addresses, e.g. `/:realm/roles/:id/:tab`. */
  path: string;
  /** What its own address has in place of the parameters of the template. */
  params: Record<string, string>;
  /** Its content; gets the parameters of its address. */
  render: (params: Record<string, string>) => ReactNode;
}

/** The tabs that are added to tab bars. */
export const AddedTabs = createContext<readonly AddedTab[]>([]);

/**
 * Where an added tab stands beside a tab of a place.
 * @param here raw (encoded) address of the tab of the place
 * @returns its address and the parameters in it; undefined where the template does not fit
 */
export function addedAt({ path, params }: Pick<AddedTab, "path" | "params">, here: string) {
  const found = paramsOf(path, here);
  if (!found) return undefined;
  const own = { ...found, ...params };
  return { address: addressOf({ path }, own), params: own };
}
