import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { type Read, unlessRefused, useLoad } from "~/data/query/useLoad";
import { useRealm } from "~/data/query/useRealm";
import { dedicatedName } from "~/features/clients/scopes/assignedScope";

/** The mappers in force when a client requests a scope; those of the client's own scope are named after that. */
export async function effectiveMappers(read: Read, client: ClientRepresentation, scope: string) {
  const mappers = await read("clients.effectiveMappers", { id: client.id ?? "", scope });
  return mappers.map((mapper) =>
    mapper.containerType === "client" ? { ...mapper, containerName: dedicatedName(client) } : mapper,
  );
}

/** A role that tokens may have, with the realm or client it belongs to. */
export interface GrantedRole {
  id: string;
  name: string;
  /** Name of the realm, or client id. */
  origin: string;
}

/** Clients whose roles the dedicated scope or a scope in force has: internal id → client id. */
async function clientsOf(read: Read, id: string, scope: string): Promise<Map<string, string>> {
  const [defaults, optionals] = await Promise.all([
    read("clients.listDefaultClientScopes", { id }),
    read("clients.listOptionalClientScopes", { id }),
  ]);
  const requested = scope.split(" ");
  const scopes = [...defaults, ...optionals.filter(({ name = "" }) => requested.includes(name))];
  const roles = await Promise.all([
    unlessRefused(read("ui.effectiveRoles", { type: "clients", id })),
    ...scopes.map((one) => unlessRefused(read("ui.effectiveRoles", { type: "clientScopes", id: one.id ?? "" }))),
  ]);
  return new Map(roles.flatMap((some) => some ?? []).map(({ client, clientId }) => [clientId, client]));
}

/**
 * The roles that tokens may have when a client requests a scope, as the server grants them: those of the realm, of the
 * client, and of each client whose roles a scope names. With full scope those of all other clients are granted, too, and
 * not listed: there may be thousands.
 */
export function useEffectiveRoles({ id = "", clientId = "", fullScopeAllowed }: ClientRepresentation, scope: string) {
  const realm = useRealm();
  return useLoad(["effective roles", id, scope, fullScopeAllowed], async (read) => {
    const named = fullScopeAllowed ? [] : await clientsOf(read, id, scope);
    const containers = new Map([[realm, realm], ...named, [id, clientId]]);
    const granted = await Promise.all(
      [...containers].map(async ([roleContainer, origin]) => {
        const roles = await read("clients.evaluatePermission", { id, roleContainer, type: "granted", scope });
        return roles.map((role): GrantedRole => ({ id: role.id ?? "", name: role.name ?? "", origin }));
      }),
    );
    return granted.flat();
  });
}
