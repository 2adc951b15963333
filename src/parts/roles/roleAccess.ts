import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import { type Read, unlessRefused } from "~/data/query/useLoad";
import { compositesIfSeen, distinct, type Known, type Role } from "~/parts/roles/mappedRoles";
import { type Origin, type Parts, readParts, rolesOfGroups, withGroupsAbove } from "~/parts/roles/roleChains";
import { roleCalls } from "~/parts/roles/roleMappingCalls";

/** How a role gets to a user; one role can get there by several paths. `unread`: only the server knows why. */
export type Reason = "direct" | "group" | "parentGroup" | "composite" | "defaultRoles" | "unread";

/** Everything a user may do by roles, and why. */
export interface RoleAccess {
  /** All roles in force, each once. */
  roles: Role[];
  reasons: ReadonlyMap<string, ReadonlySet<Reason>>;
  origins: Origin[];
  parts: Parts;
  /** Groups the user is in by itself. */
  joined: GroupRepresentation[];
  /** Everything that gives roles was read. */
  complete: boolean;
  /** Ids of roles that follow from what was read, but that the server does not count among the effective ones. */
  denied: ReadonlySet<string>;
}

/** Composite roles that are requested their parts at most, for one user. */
const MOST_ROLES = 1000;

/** A change of a user's groups that is only thought of. */
export interface GroupChange {
  /** Ids of groups. */
  join: readonly string[];
  leave: readonly string[];
}

/** The roles and everything in them, by their ids. */
function within(ids: Iterable<string>, parts: Parts): Set<string> {
  const found = new Set(ids);
  // a set is run through with what is added meanwhile
  for (const id of found) for (const part of parts.get(id) ?? []) found.add(part.id);
  return found;
}

/**
 * Why each role is in force that follows from what a user has.
 * @param origins what the user has by itself and by groups
 * @param parts what the composite roles among it contain
 * @param isDefault finds the role that everybody in the realm has
 */
export function reasonsOf(
  origins: readonly Origin[],
  parts: Parts,
  isDefault: (role: Role) => boolean,
): Map<string, Set<Reason>> {
  const reasons = new Map<string, Set<Reason>>();
  const note = (id: string, reason: Reason) => reasons.set(id, (reasons.get(id) ?? new Set()).add(reason));
  const given = origins.flatMap(({ roles }) => roles);
  for (const { group, below, roles } of origins)
    for (const { id } of roles)
      note(id, group === undefined ? "direct" : below === undefined ? "group" : "parentGroup");
  const ids = within(
    given.map(({ id }) => id),
    parts,
  );
  for (const id of ids) for (const part of parts.get(id) ?? []) note(part.id, "composite");
  const basic = [...given, ...[...parts.values()].flat()].filter((role) => ids.has(role.id) && isDefault(role));
  const inBasic = within(
    basic.map(({ id }) => id),
    parts,
  );
  for (const id of inBasic) note(id, "defaultRoles");
  return reasons;
}

/**
 * Reads all effective roles of a user with their reasons: direct, by groups and those above them, by composite roles at
 * any depth. Each group and each composite role is read once.
 * @param isDefault finds the realm's default role
 * @param change groups that are left and joined in thought; the server's own list of effective roles is no check then, but
 *   roles of which only the server knows why stay
 */
export async function roleAccess(
  read: Read,
  id: string,
  known: Known,
  isDefault: (role: Role) => boolean,
  change?: GroupChange,
): Promise<RoleAccess> {
  const [own, member, joining, effective] = await Promise.all([
    roleCalls.users.direct(read, id, known),
    unlessRefused(read("users.listGroups", { id })),
    Promise.all((change?.join ?? []).map((one) => read("groups.findOne", { id: one }))),
    change ? unreadNow(read, id, known, isDefault) : roleCalls.users.effective(read, id, known),
  ]);
  const staying = (member ?? []).filter((group) => !change?.leave.includes(group.id ?? ""));
  const above = await withGroupsAbove(read, [...staying, ...joining]);
  const byGroups = await rolesOfGroups(read, above.groups, known);
  const origins: Origin[] = [{ roles: own }, ...byGroups.origins];
  const given = origins.flatMap(({ roles }) => roles);
  const { parts, complete } = await readParts(given, (role) => compositesIfSeen(read, role, known), {
    most: MOST_ROLES,
  });
  const reasons = reasonsOf(origins, parts, isDefault);
  const confirmed = effective.flatMap((part) => part ?? []);
  for (const role of confirmed) if (!reasons.has(role.id)) reasons.set(role.id, new Set(["unread"]));
  const derived = distinct([...given, ...[...parts.values()].flat()]);
  const ids = new Set([...own, ...confirmed].map((role) => role.id));
  const isChecked = !change && effective.length > 0 && effective.every((part) => part !== undefined);
  return {
    // what only the server's list has comes last: the others know whether they are composite
    roles: distinct([...derived, ...confirmed]).filter((role) => reasons.has(role.id)),
    reasons,
    origins,
    parts,
    joined: member ?? [],
    complete: complete && above.complete && byGroups.complete && member !== undefined,
    denied: new Set(isChecked ? derived.flatMap((role) => (ids.has(role.id) ? [] : role.id)) : []),
  };
}

/** Roles that a user has by what cannot be read: no change of groups says that they get lost. */
async function unreadNow(...user: [read: Read, id: string, known: Known, isDefault: (role: Role) => boolean]) {
  const { roles, reasons } = await roleAccess(...user);
  return [roles.filter(({ id }) => reasons.get(id)?.has("unread"))];
}

/** A role that one or both of two users have, or one user before and after. */
export interface ComparedRole extends Role {
  here: boolean;
  there: boolean;
}

/** The roles of both, each once. */
export function compareRoles(here: readonly Role[], there: readonly Role[]): ComparedRole[] {
  const ids = (roles: readonly Role[]) => new Set(roles.map(({ id }) => id));
  const [mine, theirs] = [ids(here), ids(there)];
  return distinct([...here, ...there]).map((role) => ({
    ...role,
    here: mine.has(role.id),
    there: theirs.has(role.id),
  }));
}
