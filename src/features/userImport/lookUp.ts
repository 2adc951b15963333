import type { ReadingTools } from "~/data/query/useTask";
import { pooled } from "~/data/api/pooled";
import { statusOf } from "~/data/api/errors";
import { isSegment } from "~/data/api/segment";
import { partsOf } from "~/data/query/rows";
import type { Profile } from "~/features/userImport/mapping";
import type { Existing, Found, KnownGroup } from "~/features/userImport/plan";
import { leastOf } from "~/features/userImport/validate";
import type { ReadRow } from "~/features/userImport/wanted";

/** Requests that are under way at the same time. */
const WIDTH = 4;
/** Users of one request for a part of all of them. */
const PART = 500;
/** A request for a part of all users takes about as long as this many for one user. */
const WORTH = 10;
/** Parts that are read at most: what they hold has to be looked through here. */
const MOST_PARTS = 200;

type Tools = ReadingTools & { realm: string };

/** Undefined where the server has none of that name. */
const unlessMissing = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error: unknown) => {
    const status = statusOf(error);
    // 400: a path that no group can have
    if (status !== 404 && status !== 400) throw error;
    return undefined;
  });

/** Does something to each, showing how far it is. */
function withProgress<Item, Result>(
  { showProgress, signal }: Tools,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
) {
  let done = 0;
  return pooled(
    items,
    WIDTH,
    async (item) => {
      const result = await work(item);
      showProgress(++done, items.length);
      return result;
    },
    signal,
  );
}

const withId = ({ id, ...user }: Partial<Existing>): Existing[] => (id ? [{ ...user, id }] : []);

/**
 * The users that have one of the names or e-mail addresses: found one by one, or among all users of the realm where
 * that takes fewer requests. Never among all where users are kept elsewhere (LDAP), because listing them would import
 * them.
 */
async function findUsers(tools: Tools, names: Set<string>, emails: Set<string>, brief: boolean): Promise<Existing[]> {
  const { call } = tools;
  const [count, info] = await Promise.all([
    call("users.count", {}),
    call("ui.info").catch(() => ({ userProfileProvidersEnabled: true })),
  ]);
  const parts = Math.ceil(count / PART);
  const isListed =
    !info.userProfileProvidersEnabled && parts <= MOST_PARTS && parts * WORTH <= names.size + emails.size;
  if (!isListed) {
    const queries = [...[...names].map((username) => ({ username })), ...[...emails].map((email) => ({ email }))];
    const found = await withProgress(tools, queries, (query) =>
      call("users.find", { ...query, exact: true, briefRepresentation: brief }),
    );
    return found.flat().flatMap(withId);
  }
  const firsts = Array.from({ length: parts }, (_, index) => index * PART);
  const found = await withProgress(tools, firsts, async (first) => {
    const part = await call("users.find", { first, max: PART, briefRepresentation: brief });
    return part.filter(({ username = "", email = "" }) => names.has(username) || emails.has(email));
  });
  return found.flat().flatMap(withId);
}

/** Which of the groups that rows name the users are in: read by user, or by group where those are fewer. */
async function findMemberships(tools: Tools, wishes: Map<string, Set<string>>): Promise<Map<string, Set<string>>> {
  const { call } = tools;
  const groups = [...new Set([...wishes.values()].flatMap((ids) => [...ids]))];
  const found = new Map([...wishes.keys()].map((id): [string, Set<string>] => [id, new Set()]));
  if (wishes.size <= groups.length) {
    await withProgress(tools, [...wishes.keys()], async (id) => {
      for (const group of await call("users.listGroups", { id })) found.get(id)?.add(group.id ?? "");
    });
    return found;
  }
  await withProgress(tools, groups, async (id) => {
    for await (const members of partsOf(call, "groups.listMembers", { id, briefRepresentation: true }, PART))
      for (const member of members) found.get(member.id ?? "")?.add(id);
  });
  return found;
}

/** Asks the server for everything that the rows name: users, groups, memberships. Nothing is written. */
export async function lookUp(
  tools: Tools,
  rows: readonly ReadRow[],
  profile: Profile,
  actions: ReadonlySet<string>,
): Promise<Found> {
  const { call, realm } = tools;
  const wanted = rows.filter(({ errors }) => errors.length === 0).map((row) => row.wanted);
  const names = new Set(wanted.map(({ username }) => username));
  const emails = new Set(wanted.flatMap(({ email }) => email ?? []));
  const isRead = wanted.some(({ attributes, requiredActions }) => attributes ?? requiredActions);
  const needsMore = profile.attributes.some(
    (attribute) => (attribute.required || leastOf(attribute) > 0) && !/^(username|email)$/.test(attribute.name ?? ""),
  );
  // also those of rows that are wrong elsewhere, so that all of it is shown at once
  const paths = [...new Set(rows.flatMap((row) => row.wanted.groups ?? []))];
  const foundGroups = await withProgress(tools, paths, async (path): Promise<[string, KnownGroup | undefined]> => {
    const withoutSlash = path.replace(/^\//, "");
    // a path that no address can hold
    if (!withoutSlash.split("/").every(isSegment)) return [path, undefined];
    const group = await unlessMissing(call("realms.getGroupByPath", { realm, path: withoutSlash }));
    return [path, group?.id ? { id: group.id, path: group.path ?? path } : undefined];
  });
  const groups = new Map(foundGroups);
  const all = names.size === 0 ? [] : await findUsers(tools, names, emails, !isRead && !needsMore);
  const found = [...new Map(all.map((user) => [user.id, user])).values()];
  const users = new Map(found.map((user) => [user.username ?? "", user]));
  const wishes = new Map<string, Set<string>>();
  for (const { username, groups: own = [] } of wanted) {
    const ids = own.flatMap((path) => groups.get(path)?.id ?? []);
    const user = users.get(username);
    if (user && ids.length > 0) wishes.set(user.id, new Set(ids));
  }
  const memberships = wishes.size === 0 ? new Map<string, Set<string>>() : await findMemberships(tools, wishes);
  const owners = new Map<string, Existing[]>();
  for (const user of found) if (user.email) owners.set(user.email, [...(owners.get(user.email) ?? []), user]);
  return { users, emails: owners, groups, memberships, actions };
}
