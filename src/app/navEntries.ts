import { missing } from "~/data/access";
import { type Place, routes } from "~/routes";

/** What decides which places the navigation shows. */
export interface Facts {
  /** Permissions held in the realm in force. */
  held: readonly unknown[];
  inMasterRealm: boolean;
}

/** The places of one group of the navigation that this administrator may open here, in the order of the site map. */
export const navEntries = (
  group: Place["nav"],
  { held, inMasterRealm }: Facts,
  places: Place[] = Object.values(routes),
): Place[] =>
  places.filter(
    ({ nav, access, when }) =>
      nav === group && missing(access, held).length === 0 && (when === undefined || inMasterRealm),
  );

/** Id and test id of an entry, as automation knows it: `nav-item-client-scopes` for `/:realm/client-scopes/:tab?`. */
export const navId = ({ path }: Pick<Place, "path">): string =>
  `nav-item-${path
    .split("/")
    .filter((segment) => segment && !segment.startsWith(":"))
    .join("/")}`;
