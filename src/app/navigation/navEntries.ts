import { missing } from "~/data/access/access";
import type { Text } from "~/i18n/useT";
import type { Facts, Place } from "~/place";
import { routes } from "~/siteMap";

/** One entry of the navigation. */
export interface NavEntry {
  /** Id and test id, as automation knows it. */
  id: string;
  place: Place;
  /** Parameters of its address beside the realm. */
  params?: Record<string, string>;
  text: Text;
}

/** The entries of one group of the navigation that this administrator may open here, in the order of the site map. */
export const navEntries = (group: Place["nav"], facts: Facts, places: Place[] = Object.values(routes)): NavEntry[] =>
  places
    .filter(
      ({ nav, access, when, navWhen }) =>
        nav === group &&
        missing(access, facts.held).length === 0 &&
        [when, navWhen].every((holds) => holds === undefined || holds(facts)),
    )
    .map((place) => ({ id: navId(place), place, text: place.navLabel ? place.navLabel : place.label }));

/** The entries of the pages that extensions of the server add, if this administrator may open them. */
export const customEntries = (pages: { id: string; text: string }[], held: readonly unknown[]): NavEntry[] => {
  const place = routes["custom-page"];
  if (missing(place.access, held).length > 0) return [];
  return pages.map(({ id, text }) => ({
    id: `${navId(place)}/${id}`,
    place,
    params: { providerId: id },
    text: { text },
  }));
};

/** Id of an entry: `nav-item-client-scopes` for `/:realm/client-scopes/:tab?`. */
export const navId = ({ path }: Pick<Place, "path">): string =>
  `nav-item-${path
    .split("/")
    .filter((segment) => segment && !segment.startsWith(":"))
    .join("/")}`;
