import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type MappingsRepresentation from "@keycloak/keycloak-admin-client/lib/defs/mappingsRepresentation";
import { pooled } from "~/data/api/pooled";
import { partsOf } from "~/data/query/rows";
import type { ReadingTools } from "~/data/query/useTask";
import { hasNaming } from "~/features/clients/bulk/clientConsequences";

/** Rows of a request for clients. */
const PART = 500;
/** Role scope mappings that are read at the same time. */
const WIDTH = 4;

/** What uses clients that are to be deleted, by name. */
export interface ClientUses {
  /** Clients with mappers that name them or their roles. */
  mapping: string[];
  /** Clients that get some roles only, theirs among them. */
  limited: string[];
  /** Client scopes that bring their roles. */
  scopes: string[];
}

/**
 * Looks through all other clients (`GET clients`, part by part) and all client scopes for what uses clients: mappers, and
 * role scope mappings. The server answers those for one client or scope at a time (`GET …/scope-mappings`): they are read
 * of every client scope, and of the clients that do not get all roles.
 */
export async function usesOf(
  { call, signal, showProgress }: ReadingTools,
  clients: ClientRepresentation[],
): Promise<ClientUses> {
  const gone = new Set(clients.map(({ id }) => id));
  const clientIds = clients.flatMap(({ clientId }) => clientId ?? []);
  const roles = await pooled(
    clients,
    WIDTH,
    async ({ id = "", clientId }) => (await call("clients.listRoles", { id })).map(({ name }) => `${clientId}.${name}`),
    signal,
  );
  const isNaming = hasNaming(clientIds, roles.flat());
  const mapping: string[] = [];
  const limited: ClientRepresentation[] = [];
  for await (const part of partsOf(call, "ui.clients", {}, PART))
    for (const client of part.filter(({ id }) => !gone.has(id))) {
      if (isNaming(client)) mapping.push(client.clientId ?? "");
      if (client.fullScopeAllowed === false) limited.push(client);
    }
  const scopes = await call("clientScopes.find");
  const total = limited.length + scopes.length;
  let done = 0;
  const holding = async (name: string, read: () => Promise<MappingsRepresentation>) => {
    const { clientMappings = {} } = await read();
    showProgress((done += 1), total);
    return clientIds.some((clientId) => Object.hasOwn(clientMappings, clientId)) ? [name] : [];
  };
  const ofClients = await pooled(
    limited,
    WIDTH,
    ({ id = "", clientId = "" }) => holding(clientId, () => call("clients.listScopeMappings", { id })),
    signal,
  );
  const ofScopes = await pooled(
    scopes,
    WIDTH,
    ({ id = "", name = "" }) => holding(name, () => call("clientScopes.listScopeMappings", { id })),
    signal,
  );
  return { mapping, limited: ofClients.flat(), scopes: ofScopes.flat() };
}
