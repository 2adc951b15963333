import type { Place } from "~/place";
import { routes } from "~/siteMap";

/**
 * The way to a place from the top of the site map.
 * @returns the places it stands under, outermost first, itself last
 */
export function trail(place: Place, places: Record<string, Place> = routes): Place[] {
  const way = [place];
  for (let up = place.under; up !== undefined; up = way[0]?.under) {
    const parent = places[up];
    if (!parent || way.includes(parent)) break;
    way.unshift(parent);
  }
  return way;
}
