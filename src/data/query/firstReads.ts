import { cache, prefetch } from "~/data/query/cache";
import { realmQuery, whoamiQuery } from "~/data/query/realm";
import type { Reads } from "~/data/query/reads";

/**
 * Starts what the first page needs while the shell is still on its way: who the administrator is, the realm, and the
 * first reads of the place. A file of its own, so that it runs before the shell does.
 */
export function startReads(realm: string, ahead?: Reads): Promise<unknown> {
  const shell = [cache.prefetchQuery(whoamiQuery(realm)), cache.prefetchQuery(realmQuery(realm))];
  return Promise.all([...shell, prefetch(realm, ahead)]);
}
