import { type Match, subtabsOf } from "~/routes";

/**
 * Whether an address whose tab is none shows the first tab: where its last segment is one of a bar of tabs, and no tab
 * is looked for inside of one without tabs.
 */
export const showsFirstTab = ({ place: { path, tabs = {} }, params: { tab = "", subtab } }: Match): boolean =>
  /:(tab|subtab)\??$/.test(path) &&
  (subtab === undefined || (Object.hasOwn(tabs, tab) && Object.keys(subtabsOf(tabs[tab])).length > 0));
