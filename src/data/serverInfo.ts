import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import { get, set } from "idb-keyval";
import { callIn } from "~/data/api";
import { cache, EXEMPT } from "~/data/cache";
import { env } from "~/data/env";
import { statusOf } from "~/data/errors";
import { session } from "~/data/session";

/** Milliseconds after which the kept copy is asked again behind the page. */
const HOUR = 60 * 60_000;

interface Kept {
  at: number;
  info: ServerInfoRepresentation;
}

/** The resource version changes only with the server's version: another build or another administrator has a copy of its own. */
function keyOf(): string {
  const state = session.get();
  const sub = state.is === "in" ? state.user.sub : "";
  return ["serverInfo", env().resourceVersion, GATEHOUSE_BUILD, env().realm, sub].join(" ");
}

async function ask(): Promise<ServerInfoRepresentation> {
  try {
    const {
      systemInfo: _system,
      memoryInfo: _memory,
      cpuInfo: _cpu,
      ...info
    } = await callIn({ realm: env().realm }, "serverInfo.find");
    await set(keyOf(), { at: Date.now(), info } satisfies Kept).catch(() => undefined);
    return info;
  } catch (error) {
    if (statusOf(error) === 403) return {};
    throw error;
  }
}

const kept = () => get<Kept>(keyOf()).catch(() => undefined);

const serverInfoQuery = queryOptions<ServerInfoRepresentation>({
  queryKey: [EXEMPT, "serverInfo"],
  queryFn: async () => (await kept())?.info ?? ask(),
  staleTime: Infinity,
});

/**
 * What the server can do: features, providers, types (`GET /admin/serverinfo`), from the copy kept in this browser.
 * Without system, memory and CPU figures, which change; 403 counts as empty.
 */
export const useServerInfo = () => useSuspenseQuery(serverInfoQuery).data;

/** Asks the server again, e.g. after caches were cleared, and shows what is new. */
export async function refreshServerInfo(): Promise<void> {
  cache.setQueryData(serverInfoQuery.queryKey, await ask());
}

/** After first paint: asks when no copy is kept or it is older than an hour. */
export async function refreshServerInfoLater(): Promise<void> {
  const copy = await kept();
  if (copy && Date.now() - copy.at < HOUR) return;
  await refreshServerInfo().catch(() => undefined);
}
