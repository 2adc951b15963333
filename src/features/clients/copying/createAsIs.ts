import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type { Call } from "~/data/write/action";
import { addAlert } from "~/data/write/alerts";
import { withoutArtifactIdentifier } from "~/features/clients/client";

/** Deletes a client again that could not be completed, and says so where that fails, too: its client id is taken now. */
export const takeBack = (call: Call, { clientId = "", ...client }: { id: string; realm?: string; clientId?: string }) =>
  call("clients.del", client).catch(() => addAlert(["gatehouse.notTakenBack", { name: clientId }], "warning"));

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
      await takeBack(call, { id, ...there, clientId: client.clientId });
      throw error;
    });
  return id;
}
