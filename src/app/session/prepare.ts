import { missing, type Rule } from "~/data/access/access";
import { cache, prefetch } from "~/data/query/cache";
import { whoamiQuery } from "~/data/query/realm";
import type { Place } from "~/place";

/** What is known of the administrator's rights in a realm: nothing before the server said who that is. */
function rightsIn(realm: string): ((rule: Rule) => boolean) | undefined {
  const held = cache.getQueryData(whoamiQuery(realm).queryKey)?.realm_access[realm];
  return held && ((rule) => missing(rule, held).length === 0);
}

/**
 * Asks for the code of a place and its first reads, together; what fails here fails again, and is shown, on the page. What
 * the administrator may not open is not read.
 */
export function prepare(place: Place, params: Record<string, string>, search = ""): void {
  void place.load().then(
    (page) => page.preload?.(params, search),
    () => undefined,
  );
  const { realm = "" } = params;
  const may = rightsIn(realm);
  if (may && !place.isGrantable && !may(place.access)) return;
  void prefetch(realm, place.reads?.(params, search, may));
}
