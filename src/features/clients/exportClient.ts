import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { saveFile } from "~/kit/controls/saveFile";

/**
 * Hands the administrator a client as a file that another realm can import: as the server answers it, with its secret
 * where that may be read, without internal ids.
 */
export function exportClient({ id: _id, protocolMappers, ...client }: ClientRepresentation): void {
  const mappers = protocolMappers?.map(({ id: _mapperId, ...mapper }) => mapper);
  const rep = { ...client, ...(mappers && { protocolMappers: mappers }) };
  saveFile(`${client.clientId}.json`, [JSON.stringify(rep, undefined, 2)], "application/json");
}
