// Every address of the site map, for the specs that walk it.
import { addressOf, type Place, routes } from "../../src/routes";

/** Values for the parameters of a place beyond realm and tab; a place that needs one names it here. */
const samples: Record<string, string> = {};

/** Addresses of a place in a realm: one per tab, and the bare one. */
function addresses(place: Place, realm: string): string[] {
  const params = Object.fromEntries(
    [...place.path.matchAll(/:(\w+)(\??)/g)].flatMap(([, name = "", optional]) => {
      if (name === "realm" || name === "tab") return [];
      const value = samples[name];
      if (value === undefined && !optional) throw new Error(`${place.path}: no sample for :${name}`);
      return [[name, value]];
    }),
  );
  const bare =
    place.path.includes(":tab") && !place.path.includes(":tab?") ? [] : [addressOf(place, { ...params, realm })];
  return [...bare, ...Object.keys(place.tabs ?? {}).map((tab) => addressOf(place, { ...params, realm, tab }))];
}

/** Every address of the console in a realm. */
export const everyAddress = (realm: string): string[] =>
  Object.values<Place>(routes).flatMap((place) => addresses(place, realm));
