import { queryOptions, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import { callIn } from "~/data/api/api";
import { cache, EXEMPT } from "~/data/query/cache";
import { env } from "~/data/auth/env";
import { persistedCache } from "~/data/query/persistedCache";
import { statusOf } from "~/data/api/errors";
import { session } from "~/data/auth/session";

/** Milliseconds after which the kept copy is requested again behind the page. */
const HOUR = 60 * 60_000;

/** What the administrator may see of it differs: each has a copy of their own. */
function copy(): string[] {
  const state = session.get();
  return ["serverInfo", "user" in state ? state.user.sub : ""];
}

async function ask(): Promise<ServerInfoRepresentation> {
  try {
    const {
      systemInfo: _system,
      memoryInfo: _memory,
      cpuInfo: _cpu,
      ...info
    } = await callIn({ realm: env().realm }, "serverInfo.find");
    await persistedCache.set(copy(), info);
    return info;
  } catch (error) {
    if (statusOf(error) === 403) return {};
    throw error;
  }
}

const serverInfoQuery = queryOptions<ServerInfoRepresentation>({
  queryKey: [EXEMPT, "serverInfo"],
  queryFn: async () => (await persistedCache.get<ServerInfoRepresentation>(copy()))?.value ?? ask(),
  staleTime: Infinity,
});

/**
 * What the server can do: features, providers, types (`GET /admin/serverinfo`), from the copy kept in this browser.
 * Without system, memory and CPU figures, which change; 403 counts as empty.
 */
export const useServerInfo = () => useSuspenseQuery(serverInfoQuery).data;

/** Starts the read of `useServerInfo`: `preload` of a page that does not show without it. Settles when it is there. */
export const preloadServerInfo = () => cache.prefetchQuery(serverInfoQuery);

/** Like `useServerInfo` for what also works without it, and requests nothing itself: undefined until it is there. */
export const useServerInfoIfThere = () => useQuery({ ...serverInfoQuery, enabled: false }).data;

/** Asks the server again, e.g. after caches were cleared, and shows what is new. */
export async function refreshServerInfo(): Promise<void> {
  cache.setQueryData(serverInfoQuery.queryKey, await ask());
}

/**
 * After first paint: reads the kept copy for what shows it when it is there, requests it when there is none older than an
 * hour.
 */
export async function refreshServerInfoLater(): Promise<void> {
  const known = await persistedCache.get(copy());
  await preloadServerInfo();
  if (known && Date.now() - known.at >= HOUR) await refreshServerInfo().catch(() => undefined);
}
