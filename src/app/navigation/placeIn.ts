import { addressOf, hereNow, match, to } from "~/routes";

/**
 * Where switching to another realm leads: to the same kind of place, unless it belongs to an object of the realm that is
 * left or, like the list of realms, to no realm.
 */
export function placeIn(realm: string, here = hereNow()): string {
  const found = match(here);
  const keys = Object.keys(found?.params ?? {});
  const stays =
    found &&
    !found.isForeignTab &&
    found.place.nav !== "top" &&
    keys.every((key) => ["realm", "tab", "subtab"].includes(key));
  return stays ? addressOf(found.place, { ...found.params, realm }) : to("dashboard", { realm });
}
