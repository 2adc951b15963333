import type UserRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userRepresentation";
import { allRows, partsOf } from "~/data/query/rows";
import { type Read, unlessRefused } from "~/data/query/useLoad";
import type { Group } from "~/features/groups/group";

/** Groups that are read at the same time. */
const WIDTH = 6;

/** A member of a group, or of one below it: then of which. */
export interface Member extends UserRepresentation {
  through?: Group;
}

/** All groups directly below a group. */
const childrenOf = async (read: Read, { id, subGroupCount = 0 }: Group): Promise<Group[]> =>
  subGroupCount === 0 ? [] : allRows(read, "groups.listSubGroups", { parentId: id, briefRepresentation: true });

/** An answer about one of the groups; of one below the first nothing where the server refuses it (403): the others count. */
const ofGroup = <T>({ id }: Group, first: Group, answer: Promise<T>): Promise<T | undefined> =>
  id === first.id ? answer : unlessRefused(answer);

/** A group and all below it, a few at a time, the nearest first. */
async function* downFrom(read: Read, group: Group): AsyncGenerator<Group[]> {
  const open = [group];
  while (open.length > 0) {
    const next = open.splice(0, WIDTH);
    yield next;
    const below = await Promise.all(next.map((one) => childrenOf(read, one)));
    open.push(...below.flat());
  }
}

/**
 * The first members of a group and of those below it, each once. The server has no such list: every group is read once,
 * only until there are as many members as the page shows.
 * @param count of members that are wanted
 * @param limit of groups that are read
 * @returns `groups` were read; `complete` is false where there are more
 */
export async function membersBelow(read: Read, group: Group, count: number, limit: number) {
  const found = new Map<string, Member>();
  let groups = 0;
  for await (const next of downFrom(read, group)) {
    if (found.size >= count || groups >= limit) return { rows: [...found.values()], groups, complete: false };
    const members = await Promise.all(
      next.map((one) => {
        const query = { id: one.id ?? "", first: 0, max: count, briefRepresentation: true };
        return ofGroup(one, group, read("groups.listMembers", query));
      }),
    );
    groups += next.length;
    members.forEach((users = [], index) => add(found, users, next[index], group));
  }
  return { rows: [...found.values()], groups, complete: true };
}

/**
 * All members of a group and of those below it, in parts; one who is in several groups comes once.
 * @param isWhole with their attributes
 */
export async function* allMembersBelow(read: Read, group: Group, isWhole: boolean): AsyncGenerator<Member[]> {
  const known = new Map<string, Member>();
  for await (const next of downFrom(read, group)) {
    for (const one of next) {
      const parts = partsOf(read, "groups.listMembers", { id: one.id, briefRepresentation: !isWhole });
      const more = () => ofGroup(one, group, parts.next());
      for (let part = await more(); part && !part.done; part = await more()) yield add(known, part.value, one, group);
    }
  }
}

function add(found: Map<string, Member>, users: UserRepresentation[], from: Group | undefined, group: Group): Member[] {
  return users.flatMap((user) => {
    const { id = "" } = user;
    if (found.has(id)) return [];
    const member = from?.id === group.id ? user : { ...user, through: from };
    found.set(id, member);
    return [member];
  });
}
