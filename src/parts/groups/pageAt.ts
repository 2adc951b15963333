import { addressOf, hereNow, match, realmOf } from "~/routes";

/**
 * The address of an object's page, for what an answer of the server names and the console may have no page for.
 * @param path as in the site map
 * @returns undefined where no place has this address
 */
export function pageAt(path: string, params: Record<string, string>): string | undefined {
  const address = addressOf({ path }, { realm: realmOf(hereNow()), ...params });
  return match(address) && address;
}
