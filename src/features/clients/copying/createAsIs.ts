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
): Promise<string> {
  const { rootUrl, redirectUris, webOrigins = [], adminUrl = "" } = client;
  const there = realm ? { realm } : {};
  const asIs = { ...client, ...(rootUrl && { adminUrl }) };
  const { id } = await call("clients.create", { ...asIs, ...there });
  // where a file does not speak of them at all, it is the server that decides; empty ones it takes for a default, too
  if (rootUrl && redirectUris?.length === 0)
    await call(
      "clients.update",
      { id, ...there },
      { ...withoutArtifactIdentifier(asIs), redirectUris, webOrigins },
    ).catch(async (error: unknown) => {
      await call("clients.del", { id, ...there });
      throw error;
    });
  return id;
}
