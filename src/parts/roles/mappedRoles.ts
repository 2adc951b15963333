import type MappingsRepresentation from "@keycloak/keycloak-admin-client/lib/defs/mappingsRepresentation";
import type RoleRepresentation from "@keycloak/keycloak-admin-client/lib/defs/roleRepresentation";
import type { AvailableRole } from "~/data/api/extra";
import { type Read, unlessRefused } from "~/data/query/useLoad";

/** A role with its client, where it has one. */
export interface Role {
  id: string;
  name: string;
  description?: string;
  composite?: boolean;
  /** Its client: internal id and client id. */
  client?: { id: string; clientId: string };
}

/** Name of a role for lists: behind that of its client, where it has one. */
export const nameOfRole = ({ name, client }: Role) => (client ? `${client.clientId} ${name}` : name);

/** What depends on the server and on the administrator. */
export interface Known {
  /** The server has the calls for roles of 26.6. */
  hasRoleCalls: boolean;
  /** The administrator may list the realm's roles; else `role-mappings` leaves them out. */
  mayListRoles: boolean;
}

/** A role as the server answers it, without its client. */
export const realmRole = ({ id = "", name = "", description, composite }: RoleRepresentation): Role => ({
  id,
  name,
  description,
  composite,
});

/** A role of a client as `ui-ext` answers it. */
export const clientRole = ({ id, role, description, client, clientId }: AvailableRole): Role => ({
  id,
  name: role,
  description,
  client: { id: clientId, clientId: client },
});

/** Roles of an answer that sorts them by client. */
export function mappedRoles({ realmMappings = [], clientMappings = {} }: MappingsRepresentation): Role[] {
  const clients: { id: string; client: string; mappings: RoleRepresentation[] }[] = Object.values(clientMappings);
  return [
    ...realmMappings.map(realmRole),
    ...clients.flatMap(({ id, client, mappings }) =>
      mappings.map((role) => ({ ...realmRole(role), client: { id, clientId: client } })),
    ),
  ];
}

/** Roles without those that came before. */
export function distinct(roles: readonly Role[]): Role[] {
  const seen = new Set<string>();
  return roles.filter(({ id }) => seen.size < seen.add(id).size);
}

/** The realm's roles, and the others by the internal id of their client. */
export function byClient(roles: readonly Role[]): { realm: Role[]; clients: [string, Role[]][] } {
  const clients = new Map<string, Role[]>();
  for (const role of roles)
    if (role.client) clients.set(role.client.id, [...(clients.get(role.client.id) ?? []), role]);
  return { realm: roles.filter(({ client }) => !client), clients: [...clients] };
}

/** Composites of a role; the client id of each distinct client is read once. */
export async function compositesOf(read: Read, id: string, { hasRoleCalls }: Known): Promise<Role[]> {
  if (hasRoleCalls) return mappedRoles(await read("ui.roleMappingsOfRole", { id }));
  const roles = await read("roles.getCompositeRoles", { id });
  const ids = [...new Set(roles.flatMap(({ clientRole, containerId }) => (clientRole && containerId) || []))];
  const clients = await Promise.all(ids.map((one) => unlessRefused(read("clients.findOne", { id: one }))));
  const names = new Map(ids.map((one, index) => [one, clients[index]?.clientId]));
  return roles.map((role) => {
    const { clientRole, containerId = "" } = role;
    const client = clientRole && { id: containerId, clientId: names.get(containerId) ?? containerId };
    return { ...realmRole(role), ...(client && { client }) };
  });
}

/**
 * Composites of a role; undefined where they may not be read. Who may not list the realm's roles is refused those of each
 * of them, and does not ask.
 */
export const compositesIfSeen = async (read: Read, { id, client }: Role, known: Known): Promise<Role[] | undefined> =>
  client || known.mayListRoles ? unlessRefused(compositesOf(read, id, known)) : undefined;

/** Everything below a role, each composite role read once, level by level, for servers before 26.6. */
export async function allBelow(read: Read, id: string, known: Known): Promise<Role[]> {
  const found = new Map<string, Role>();
  const seen = new Set([id]);
  for (let level = [id]; level.length > 0;) {
    const next = (await Promise.all(level.map((one) => compositesOf(read, one, known)))).flat();
    for (const role of next) found.set(role.id, role);
    level = distinct(next).flatMap((role) => (role.composite && !seen.has(role.id) ? role.id : []));
    for (const one of level) seen.add(one);
  }
  // around in a circle it comes to itself
  return [...found.values()].filter((role) => role.id !== id);
}
