import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import type RoleRepresentation from "@keycloak/keycloak-admin-client/lib/defs/roleRepresentation";
import type UserRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userRepresentation";
import { ownValue } from "~/data/browser/ownValue";
import { isRecord } from "~/data/browser/record";
import { pooled } from "~/data/api/pooled";
import { allRows } from "~/data/query/rows";
import { type Read, unlessRefused } from "~/data/query/useLoad";
import { same } from "~/data/write/merge";
import { type Kind, listIn, partOf, type RealmFile } from "~/features/realmSettings/partial/realmFile";
import { textIn } from "~/kit/form/values";
import { compositesOf } from "~/parts/roles/mappedRoles";

/** An object of a file by its name. */
export interface Entry {
  kind: Kind;
  name: string;
  /** Client id of the client that a role is of. */
  client?: string;
  object: RealmFile;
}

/** What an import would meet in the realm. */
export interface Planned extends Pick<Entry, "kind" | "name" | "client"> {
  /** Unknown where the administrator may not look, nothing becomes of it, or there are too many. */
  status: "new" | "same" | "changed" | "unknown";
  /** Names of what is otherwise in the file than in the realm. */
  changes: string[];
  /** It takes the place of a user with another name; the server fails where it is to leave that one as it is. */
  isOtherUser?: boolean;
  /** The server refuses the whole import because of it, whatever is to become of what is there. */
  isRefused?: boolean;
  /** The server leaves it out of the import, whatever is to become of what is there. */
  isLeftOut?: boolean;
}

/** Objects that are compared at most: each takes a request. */
const MOST = 500;
/** Requests at a time. */
const WIDTH = 4;

/** What the server makes itself, and no file decides. */
const MADE = new Set([
  "id",
  "internalId",
  "containerId",
  "clientRole",
  "createdTimestamp",
  "access",
  "totp",
  "notBefore",
  "disableableCredentialTypes",
  "path",
  "parentId",
  "subGroupCount",
]);

const NAMES = { users: "username", groups: "name", clients: "clientId", identityProviders: "alias" } as const;

/** The objects of the chosen kinds in a file. */
export function entriesIn(realm: RealmFile, chosen: readonly Kind[]): Entry[] {
  return chosen.flatMap((kind): Entry[] => {
    const { roles, ...part } = partOf(realm, [kind]);
    const named = (list: unknown, name: string, client?: string) =>
      listIn(list).map((object): Entry => ({ kind, client, name: textIn(object[name]), object }));
    if (kind !== "realmRoles" && kind !== "clientRoles") return named(part[kind], NAMES[kind]);
    const { realm: ofRealm, client = {} } = isRecord(roles) ? roles : {};
    if (kind === "realmRoles") return named(ofRealm, "name");
    return Object.entries(isRecord(client) ? client : {}).flatMap(([id, list]) => named(list, "name", id));
  });
}

/** Clients that the server makes itself, beside those of realms in the administration realm: none comes out of a file. */
const BUILT_IN = new Set("account account-console admin-cli broker realm-management security-admin-console".split(" "));

const isLeftOut = ({ kind, name }: Entry) => kind === "clients" && (BUILT_IN.has(name) || name.endsWith("-realm"));

/** What no two new objects may have: the server tells no letter case of users apart. */
function keysOf({ kind, client, name, object }: Entry, sharesEmails: boolean): string[] {
  const isUser = kind === "users";
  const email = isUser && !sharesEmails ? textIn(object["email"]).toLowerCase() : "";
  const keys = [[kind, client, isUser ? name.toLowerCase() : name], ...(email ? [["email", email]] : [])];
  return keys.map((key) => JSON.stringify(key));
}

/**
 * Tells which new objects the server refuses, and all others with them: one without a name, one that is in the file twice, and
 * a role of a client that is neither in the realm nor imported.
 */
function refusalsIn(all: readonly Entry[], sharesEmails: boolean) {
  const entries = all.filter((entry) => !isLeftOut(entry));
  const counts = new Map<string, number>();
  for (const key of entries.flatMap((entry) => keysOf(entry, sharesEmails)))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  const clients = new Set(entries.flatMap(({ kind, name }) => (kind === "clients" ? name : [])));
  return (entry: Entry, lacksClient: boolean) =>
    entry.name === "" ||
    keysOf(entry, sharesEmails).some((key) => (counts.get(key) ?? 0) > 1) ||
    (lacksClient && !clients.has(entry.client ?? ""));
}

const isNothing = (value: unknown) => value === false || (isRecord(value) && Object.keys(value).length === 0);

/** Whether two lists have the same groups and the same below them, in any order. */
function haveSameGroups(file: unknown, realm: unknown): boolean {
  const [groups, others] = [listIn(file), listIn(realm)];
  const isThere = (group: RealmFile) =>
    others.some((other) => other.name === group.name && changedIn(group, other).length === 0);
  return groups.length === others.length && groups.every(isThere);
}

/** The roles in a role as a file has them: names, and those of clients by client id; sorted, their order says nothing. */
function namesOfComposites(composites: unknown): string[] {
  const { realm, client } = isRecord(composites) ? composites : {};
  const lists = [["", realm], ...Object.entries(isRecord(client) ? client : {})];
  return lists
    .flatMap(([of, list]) => (Array.isArray(list) ? list.map((name: unknown) => JSON.stringify([of, name])) : []))
    .sort();
}

const haveSameComposites = (file: unknown, realm: unknown) => same(namesOfComposites(file), namesOfComposites(realm));

/** How what has no order of its own is compared. */
const comparisons: Record<string, typeof same> = { subGroups: haveSameGroups, composites: haveSameComposites };

/** What is otherwise in a file than in the realm; what a file lacks is taken away where it overwrites. */
export function changedIn(object: RealmFile, now: object): string[] {
  const [file, realm] = [new Map(Object.entries(object)), new Map(Object.entries(now))];
  const valueOf = (map: typeof file, name: string) => (isNothing(map.get(name)) ? undefined : map.get(name));
  return [...new Set([...file.keys(), ...realm.keys()])].filter((name) => {
    const isSame = ownValue(comparisons, name) ?? same;
    return !MADE.has(name) && !isSame(valueOf(file, name), valueOf(realm, name));
  });
}

/** A group with all below it, as a file has them: the server's lists only count them. */
async function withSubGroups(read: Read, group: GroupRepresentation): Promise<GroupRepresentation> {
  const subGroups: GroupRepresentation[] = [];
  if (group.subGroupCount)
    for (const child of await allRows(read, "groups.listSubGroups", { parentId: group.id, briefRepresentation: false }))
      subGroups.push(await withSubGroups(read, child));
  return { ...group, subGroups };
}

/** A role with the names of those in it, as a file has them: the server only says that there are some. */
async function withComposites(read: Read, role: RoleRepresentation | undefined) {
  if (!role?.id || !role.composite) return role;
  // the calls that every server has
  const parts = await compositesOf(read, role.id, { hasRoleCalls: false, mayListRoles: true });
  const realm = parts.flatMap(({ name, client }) => (client ? [] : name));
  const clients = [...new Set(parts.flatMap(({ client }) => client?.clientId ?? []))];
  const namesOf = (id: string) => parts.flatMap(({ name, client }) => (client?.clientId === id ? name : []));
  return { ...role, composites: { realm, client: Object.fromEntries(clients.map((id) => [id, namesOf(id)])) } };
}

/** Whether two users have one name: the server tells no letter case apart. */
const isNamed = (name: string, { username = "" }: UserRepresentation) => username.toLowerCase() === name.toLowerCase();

/**
 * The user that is in the way of one of a file: by name, else by e-mail where no two users may share one. That one is
 * deleted where the import overwrites, whatever its name.
 */
async function existingUser(read: Read, { name, object }: Entry, sharesEmails: boolean) {
  const named = await read("users.find", { username: name, exact: true });
  const user = named.find((one) => isNamed(name, one));
  const email = textIn(object["email"]);
  if (user || sharesEmails || email === "") return user;
  return (await read("users.find", { email, exact: true }))[0];
}

/**
 * What the realm has under the name of an object; lists are read, because one that is missing is no failure.
 * @returns null for a role whose client the realm lacks
 */
async function existing(read: Read, entry: Entry, sharesEmails: boolean): Promise<object | null | undefined> {
  const { kind, name, client } = entry;
  switch (kind) {
    case "users":
      return existingUser(read, entry, sharesEmails);
    case "clients":
      return (await read("clients.find", { clientId: name }))[0];
    case "groups": {
      const found = await read("groups.find", { search: name, exact: true, briefRepresentation: false });
      const group = found.find((one) => one.name === name);
      return group && withSubGroups(read, group);
    }
    case "identityProviders":
      return (await read("identityProviders.find", { search: name })).find(({ alias }) => alias === name);
    case "realmRoles": {
      const found = await read("roles.find", { search: name, briefRepresentation: false });
      return withComposites(
        read,
        found.find((role) => role.name === name),
      );
    }
    case "clientRoles": {
      const [{ id } = {}] = await read("clients.find", { clientId: client });
      if (!id) return null;
      const found = (await read("clients.listRoles", { id })).find((role) => role.name === name);
      return found?.id ? withComposites(read, await read("roles.findOneById", { id: found.id })) : undefined;
    }
  }
}

/** What differs from the user that is in the way; a name with the name that is there. */
function plannedUser(name: string, object: RealmFile, user: UserRepresentation) {
  const changes = changedIn({ ...object, username: user.username }, user);
  if (isNamed(name, user)) return { changes };
  return { changes: [`username: ${user.username ?? ""}`, ...changes], isOtherUser: true };
}

/**
 * Compares the objects of a file with those of the realm.
 * @param sharesEmails the realm lets users have the same e-mail address
 */
export function planOf(read: Read, entries: readonly Entry[], sharesEmails = false): Promise<Planned[]> {
  const compared = new Set(entries.filter((entry) => !isLeftOut(entry)).slice(0, MOST));
  const isRefused = refusalsIn(entries, sharesEmails);
  return pooled(entries, WIDTH, async (entry): Promise<Planned> => {
    const { object, ...own } = entry;
    const named = { ...own, ...(isLeftOut(entry) && { isLeftOut: true }) };
    const meet = () => existing(read, entry, sharesEmails).then((now) => ({ now }));
    const found = compared.has(entry) && (await unlessRefused(meet()));
    if (!found) return { ...named, status: "unknown", changes: [] };
    if (!found.now)
      return { ...named, status: "new", changes: [], ...(isRefused(entry, found.now === null) && { isRefused: true }) };
    const isUser = entry.kind === "users";
    const plan = isUser ? plannedUser(entry.name, object, found.now) : { changes: changedIn(object, found.now) };
    return { ...named, status: plan.changes.length > 0 ? "changed" : "same", ...plan };
  });
}
