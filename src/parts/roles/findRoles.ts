import type RoleRepresentation from "@keycloak/keycloak-admin-client/lib/defs/roleRepresentation";
import { unlessGone } from "~/data/api/errors";
import type { RoleHolder } from "~/data/api/extra";
import { isSegment } from "~/data/api/segment";
import { type Read, unlessRefused } from "~/data/query/useLoad";
import { type RoleCalls, roleCalls } from "~/parts/roles/roleMappingCalls";

/** A role that was picked; `clientId` is the client's own name and stands only with a role of a client. */
export interface PickedRole {
  /** `containerId` is the internal id of its client or realm. */
  role: RoleRepresentation;
  clientId?: string;
}

/** Roles of the realm or of its clients. */
export type RoleKind = "roles" | "client";

/** What is looked for. */
export interface Wanted {
  /** Whose roles they are going to be; `roles` with any id for all there are. */
  holder: { type: RoleHolder; id: string };
  /** Reads the realm's roles that can be assigned, where they are not those of the holder's type. */
  available?: RoleCalls["available"];
  /** Both when left out. */
  kind?: RoleKind;
  /** Part of a name, client id or description. */
  search: string;
  /** Rows that are needed at least, if there are so many. */
  count: number;
  /** Roles the holder has: they come last. */
  assigned: readonly PickedRole[];
  /** Id of a role that is not offered: the holder itself. */
  except?: string;
  /** The administrator may list the realm's roles. */
  mayListRoles: boolean;
  /** The administrator may give roles to users: to others the server shows none of clients for a role, without a word. */
  mayMapRoles: boolean;
  managesClients: boolean;
  /** Compares names in the administrator's language. */
  compare: (one: string, other: string) => number;
}

/** What was found, in the order of the list. */
export interface Found {
  rows: PickedRole[];
  /** These are all there are. */
  complete: boolean;
  /** Kinds that the administrator may not list. */
  refused: RoleKind[];
}

/** Realm roles of one request: the server reads every one of them from its database. */
const PART = 100;
/** Client roles of one request that searches: the server finds them at once, and the best may be far behind. */
const CLIENT_PART = 2000;
/** Client scopes that are looked at for one without roles of clients; hardly any has some. */
const MOST_SCOPES = 5;

/** Rows until there are enough of them, read part by part. */
async function take<Row>(
  part: (query: { first: number; max: number }) => Promise<Row[]>,
  size: number,
  enough: (rows: Row[]) => boolean,
): Promise<{ rows: Row[]; complete: boolean }> {
  const rows: Row[] = [];
  for (;;) {
    const found = await part({ first: rows.length, max: size });
    rows.push(...found);
    if (found.length < size) return { rows, complete: true };
    if (enough(rows)) return { rows, complete: false };
  }
}

const nameOf = ({ role, clientId = "" }: PickedRole) => `${clientId} ${role.name}`;

/** Whether a search means just this role: by its name, or by the id of its client. */
export function isExact({ role, clientId }: PickedRole, search: string): boolean {
  const wanted = search.toLowerCase();
  return wanted !== "" && [role.name, clientId].some((name) => name?.toLowerCase() === wanted);
}

const matches = ({ role, clientId }: PickedRole, search: string) =>
  [role.name, role.description, clientId].some((text) => text?.toLowerCase().includes(search.toLowerCase()));

async function realmRoles(read: Read, wanted: Wanted, enough: (rows: PickedRole[]) => boolean) {
  const { holder, search, mayListRoles, compare, available = roleCalls[holder.type].available } = wanted;
  const row = (role: RoleRepresentation): PickedRole => ({ role });
  if (!mayListRoles) {
    // the server's list of what can be assigned: all of it, in no order
    const all = ((await unlessRefused(available(read, holder.id))) ?? []).map(row);
    const rows = all.filter((one) => matches(one, search)).sort((a, b) => compare(nameOf(a), nameOf(b)));
    return { rows, complete: true, refused: all.length === 0 };
  }
  const part = async (query: { first: number; max: number }) =>
    (await read("roles.find", { ...query, search, briefRepresentation: true })).map(row);
  const found = await take(part, PART, enough);
  if (search === "" || found.complete || found.rows.some((one) => isExact(one, search)))
    return { ...found, refused: false };
  // the role that is called just so may stand far behind those that contain its name
  const exact = isSegment(search) && (await read("roles.findOneByName", { name: search }).catch(unlessGone));
  const rows = exact ? [{ role: exact }, ...found.rows] : found.rows;
  return { rows, complete: found.complete, refused: false };
}

/** A client scope that no role of a client is assigned to: such roles would not be offered for it once more. */
async function freeScope(read: Read): Promise<string | undefined> {
  const scopes = (await unlessRefused(read("clientScopes.find"))) ?? [];
  for (const { id = "" } of scopes.slice(0, MOST_SCOPES)) {
    const mapped = await unlessRefused(read("clientScopes.listScopeMappings", { id }));
    if (mapped && Object.keys(mapped.clientMappings ?? {}).length === 0) return id;
  }
  return undefined;
}

async function clientRoles(read: Read, wanted: Wanted, enough: (rows: PickedRole[]) => boolean) {
  const { holder, search, mayMapRoles, managesClients } = wanted;
  const part = (of: Wanted["holder"], text: string) => async (query: { first: number; max: number }) =>
    (await read("ui.availableRoles", { ...of, ...query, search: text })).map(
      ({ id, role, description, client, clientId }): PickedRole => ({
        role: { id, name: role, description, clientRole: true, containerId: clientId },
        clientId: client,
      }),
    );
  const find = (of: Wanted["holder"]) => unlessRefused(take(part(of, search), search ? CLIENT_PART : PART, enough));
  const none = { rows: [], complete: true, refused: true };
  const found = await find(holder);
  if (!found) return none;
  if (found.rows.length > 0 || holder.type !== "roles" || mayMapRoles) return { ...found, refused: false };
  // who manages clients is shown none for a role, but the same ones for the scope of a client scope
  const scope = managesClients ? await freeScope(read) : undefined;
  const instead = scope === undefined ? holder : ({ type: "clientScopes", id: scope } as const);
  const others = scope === undefined ? found : await find(instead);
  if (!others) return none;
  const isHidden = async () => search === "" || (await part(instead, "")({ first: 0, max: 1 })).length === 0;
  return { ...others, refused: others.rows.length === 0 && (await isHidden()) };
}

/**
 * Finds roles that can be assigned: what the search means exactly first, then roles of the realm, roles of clients, and
 * at last those that are assigned already. Both kinds are read together, in parts, as far as needed.
 */
export async function findRoles(read: Read, wanted: Wanted): Promise<Found> {
  const { kind, search, count, assigned, except } = wanted;
  const known = new Set([except, ...assigned.map(({ role }) => role.id)]);
  const free = (rows: PickedRole[]) => rows.filter(({ role }) => !known.has(role.id));
  const enough = (before: number) => (rows: PickedRole[]) => before + free(rows).length >= count;
  const none = { rows: [], complete: true, refused: false };
  // before it is known how many roles of the realm there are, one part of the clients' will do
  const [realm, firstPart] = await Promise.all([
    kind === "client" ? none : realmRoles(read, wanted, enough(0)),
    kind === "roles" ? none : clientRoles(read, wanted, () => true),
  ]);
  const before = free(realm.rows).length;
  const goOn = realm.complete && !firstPart.complete && !enough(before)(firstPart.rows);
  const client = goOn ? await clientRoles(read, wanted, enough(before)) : firstPart;
  const complete = realm.complete && client.complete;
  const [own, theirs] = [free(realm.rows), free(client.rows)];
  const exact = [...own, ...theirs].filter((one) => isExact(one, search));
  const others = [...own, ...(realm.complete ? theirs : [])].filter((one) => !isExact(one, search));
  const last = assigned.filter(
    (one) => matches(one, search) && (!kind || (kind === "client") === (one.clientId !== undefined)),
  );
  const rows = [...exact, ...others, ...(complete ? last : [])];
  return {
    rows: [...new Map(rows.map((one) => [one.role.id, one])).values()],
    complete,
    refused: [...(realm.refused ? (["roles"] as const) : []), ...(client.refused ? (["client"] as const) : [])],
  };
}
