import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import type { RoleHolder } from "~/data/api/extra";
import { type Read, unlessRefused } from "~/data/query/useLoad";
import { compositesIfSeen, distinct, type Known, type Role } from "~/parts/roles/mappedRoles";
import { type RoleCalls, roleCalls } from "~/parts/roles/roleMappingCalls";

/** Roles that a holder has by itself, or by one of its groups. */
export interface Origin {
  /** Path of the group. */
  group?: string;
  /** Path of the group that the holder is in, where `group` stands above it. */
  below?: string;
  roles: readonly Role[];
}

/** One path by which a role gets to its holder: each role is a composite that contains the next one; the last one is the role. */
export interface Chain {
  group?: string;
  below?: string;
  roles: Role[];
}

/** Paths by which a role gets to its holder. */
export interface GrantPaths {
  chains: Chain[];
  /** There are more than were requested. */
  more: boolean;
  /** All that could lead there was read. */
  complete: boolean;
}

/** Composite roles whose parts are requested at most, for one role that is looked at. */
const MOST_ROLES = 200;
/** Paths that are shown at most. */
export const MOST_PATHS = 10;

/** The parts of every composite role that was read, by its id. */
export type Parts = ReadonlyMap<string, readonly Role[]>;

/**
 * Reads the parts of composite roles, level by level: those of a level together, each role once.
 * @param roles where to begin
 * @param partsOf answers undefined where the administrator may not read them
 * @param most roles read at most
 * @param except id of a role that is not entered
 */
export async function readParts(
  roles: readonly Role[],
  partsOf: (role: Role) => Promise<readonly Role[] | undefined>,
  { most = MOST_ROLES, except = "" } = {},
): Promise<{ parts: Parts; complete: boolean }> {
  const parts = new Map<string, readonly Role[]>();
  let complete = true;
  const next = (among: readonly Role[]) =>
    distinct(among.filter(({ id, composite }) => composite && id !== except && !parts.has(id)));
  for (let level = next(roles); level.length > 0;) {
    const batch = level.slice(0, most - parts.size);
    if (batch.length < level.length) complete = false;
    if (batch.length === 0) break;
    const answers = await Promise.all(batch.map(partsOf));
    if (answers.includes(undefined)) complete = false;
    for (const [index, { id }] of batch.entries()) parts.set(id, answers[index] ?? []);
    level = next(answers.flatMap((answer) => answer ?? []));
  }
  return { parts, complete };
}

/** Made once for what was read: a list looks for the paths to each of its roles. */
const containers = new WeakMap<Parts, Map<string, string[]>>();

/** Ids of the roles that contain a role directly, by its id. */
function containersIn(parts: Parts): Map<string, string[]> {
  const made = containers.get(parts);
  if (made) return made;
  const containing = new Map<string, string[]>();
  for (const [id, contained] of parts)
    for (const part of contained) {
      const known = containing.get(part.id);
      if (known) known.push(id);
      else containing.set(part.id, [id]);
    }
  containers.set(parts, containing);
  return containing;
}

/** Ids of the roles that contain a role, directly or through others; with its own. */
function leadingTo(target: string, parts: Parts): Set<string> {
  const containing = containersIn(parts);
  const found = new Set([target]);
  // a set is run through with what is added meanwhile
  for (const id of found) for (const one of containing.get(id) ?? []) found.add(one);
  return found;
}

/**
 * The paths from what a holder has to a role, shortest first, none of them through the same role twice.
 * @param most paths at most
 */
export function chainsTo(target: string, origins: readonly Origin[], parts: Parts, most = MOST_PATHS): Chain[] {
  const useful = leadingTo(target, parts);
  const chains: Chain[] = [];
  let level: Chain[] = origins.flatMap(({ roles, ...from }) => roles.map((role) => ({ ...from, roles: [role] })));
  while (level.length > 0 && chains.length < most) {
    level = level.filter((chain) => useful.has(chain.roles.at(-1)?.id ?? ""));
    const arrives = ({ roles }: Chain) => roles.at(-1)?.id === target;
    chains.push(...level.filter(arrives));
    level = level
      .filter((chain) => !arrives(chain))
      .flatMap(({ roles, ...from }) =>
        (parts.get(roles.at(-1)?.id ?? "") ?? [])
          .filter(({ id }) => roles.every((role) => role.id !== id))
          .map((role) => ({ ...from, roles: [...roles, role] })),
      )
      // enough to fill what is left many times over, and no more than can be held
      .slice(0, 1000);
  }
  return chains.slice(0, most);
}

/** A group whose roles are in force, and the path of the joined group below it where it is one above. */
interface GroupInForce {
  group: GroupRepresentation;
  below?: string;
}

const pathOf = ({ path, name }: GroupRepresentation) => path ?? name;

const groupOfRealm = (read: Read, id: string) => read("groups.findOne", { id });

/**
 * Groups and those above them, each once: the roles of all of them are in force for a member.
 * @param joined with their `parentId`, as every list of groups answers it
 * @param one reads a group
 * @returns `complete` is false where one above may not be read
 */
export async function withGroupsAbove(
  read: Read,
  joined: readonly GroupRepresentation[],
  one = groupOfRealm,
): Promise<{ groups: GroupInForce[]; complete: boolean }> {
  const found = new Map<string | undefined, GroupInForce>(joined.map((group) => [group.id, { group }]));
  let complete = true;
  const climb = async (group: GroupRepresentation) => {
    const below = pathOf(group);
    for (let next = group.parentId; next;) {
      const above: GroupRepresentation | undefined = await unlessRefused(one(read, next));
      if (!above) return (complete = false);
      if (!found.has(above.id)) found.set(above.id, { group: above, below });
      next = above.parentId;
    }
    return true;
  };
  await Promise.all(joined.map(climb));
  return { groups: [...found.values()], complete };
}

/** Groups whose roles a holder has: of a user those it is in, of a group those above it, and all above them. */
async function groupsOf(read: Read, type: RoleHolder, id: string, one = groupOfRealm) {
  if (type === "groups") {
    const own = await unlessRefused(one(read, id));
    const { groups, complete } = await withGroupsAbove(read, own ? [own] : [], one);
    return { groups: groups.slice(1), complete: complete && own !== undefined };
  }
  if (type !== "users") return { groups: [], complete: true };
  const own = await unlessRefused(read("users.listGroups", { id }));
  const { groups, complete } = await withGroupsAbove(read, own ?? []);
  return { groups, complete: complete && own !== undefined };
}

/** The roles that groups give, each group read once; not complete where one may not be read. */
export async function rolesOfGroups(
  read: Read,
  groups: readonly GroupInForce[],
  known: Known,
  direct = roleCalls.groups.direct,
): Promise<{ origins: Origin[]; complete: boolean }> {
  const answers = await Promise.all(groups.map(({ group: { id = "" } }) => unlessRefused(direct(read, id, known))));
  const origins = groups.map(({ group, below }, index) => ({
    group: pathOf(group),
    below,
    roles: answers[index] ?? [],
  }));
  return { origins, complete: !answers.includes(undefined) };
}

/**
 * Finds out why a role is in force: direct, by a group, by composite roles (also several levels deep).
 * @param target id of the role
 * @param holder whose role it is
 * @param calls those around its roles, where they are not those of its type
 */
export async function grantPaths(
  target: string,
  { type, id }: { type: RoleHolder; id: string },
  read: Read,
  known: Known,
  calls: RoleCalls = roleCalls[type],
): Promise<GrantPaths> {
  const [own, above] = await Promise.all([calls.direct(read, id, known), groupsOf(read, type, id, calls.group)]);
  const byGroups = await rolesOfGroups(read, above.groups, known, type === "groups" ? calls.direct : undefined);
  const origins: Origin[] = [{ roles: own }, ...byGroups.origins];
  const { parts, complete } = await readParts(
    origins.flatMap(({ roles }) => roles),
    (role) => compositesIfSeen(read, role, known),
    { except: type === "roles" ? id : "" },
  );
  const chains = chainsTo(target, origins, parts, MOST_PATHS + 1);
  return {
    chains: chains.slice(0, MOST_PATHS),
    more: chains.length > MOST_PATHS,
    complete: complete && above.complete && byGroups.complete,
  };
}
