import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { saveFile } from "~/kit/controls/saveFile";

/** A client without its id and those of its mappers, so that a server can make another one of it. */
export function withoutIds({ id: _id, protocolMappers, ...client }: ClientRepresentation): ClientRepresentation {
  const mappers = protocolMappers?.map(({ id: _mapperId, ...mapper }) => mapper);
  return { ...client, ...(mappers && { protocolMappers: mappers }) };
}

/**
 * Hands the administrator a client as a file that another realm can import: as the server answers it, with its secret
 * where that may be read, without internal ids.
 */
export function exportClient(client: ClientRepresentation): void {
  saveFile(`${client.clientId}.json`, [JSON.stringify(withoutIds(client), undefined, 2)], "application/json");
}
