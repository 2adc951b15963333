import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type { Call } from "~/data/write/action";
import { withoutArtifactIdentifier } from "~/features/clients/client";

/**
 * Creates a client with the addresses that it has (`POST clients`): what a new one lacks of them the server takes from
 * its root URL. One that does not get so far is not left behind.
 * @param client with the realm where it is made, if that is another one
 * @returns its id
 */
export async function createAsIs(
  call: Call,
  { realm, ...client }: ClientRepresentation & { realm?: string },
): Promise<{ id: string }> {
  const { rootUrl, redirectUris, webOrigins = [], adminUrl = "" } = client;
  const there = realm === undefined ? {} : { realm };
  if (!rootUrl) return call("clients.create", { ...client, ...there });
  const { id } = await call("clients.create", { ...client, adminUrl, ...there });
  // where a file does not speak of them at all, it is the server that decides
  if (redirectUris?.length !== 0) return { id };
  // empty ones it takes for a default, too
  const whole = { ...withoutArtifactIdentifier(client), adminUrl, redirectUris, webOrigins };
  await call("clients.update", { id, ...there }, whole).catch(async (error: unknown) => {
    await call("clients.del", { id, ...there });
    throw error;
  });
  return { id };
}
