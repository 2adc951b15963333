// Structures of roles, groups and users made at random with a fixed seed, and the roles that a real token of them holds.
import { admin, server, uniqueName } from "../server";

/** Numbers that look made at random and are the same in every run (mulberry32). */
function lot(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Role {
  id: string;
  name: string;
  /** Internal id of its client. */
  client?: string;
}

/** A user of a structure, with what is needed to get a token for it. */
export interface Structure {
  id: string;
  name: string;
  token: Record<string, string>;
}

/** A public client with full scope that gives tokens for a password. */
const GRANT = "all-roles";

/** Makes what all structures of a realm share. */
export const makeGrant = (realm: string) =>
  admin.clients.create({ realm, clientId: GRANT, publicClient: true, directAccessGrantsEnabled: true });

/** In an order that the seed means, whatever came first. */
const sorted = (roles: Role[]) => roles.sort((one, other) => (one.name < other.name ? -1 : 1));

async function makeRoles(realm: string, word: string): Promise<Role[]> {
  const ofRealm = async () => {
    await Promise.all([0, 1, 2, 3, 4].map((index) => admin.roles.create({ realm, name: `${word} r${index}` })));
    const roles = await admin.roles.find({ realm, search: word });
    return sorted(roles.map(({ id = "", name = "" }) => ({ id, name })));
  };
  const ofClient = async (index: number) => {
    const { id: client } = await admin.clients.create({ realm, clientId: `${word}-c${index}` });
    await Promise.all(["r0", "use", "see"].map((name) => admin.clients.createRole({ realm, id: client, name })));
    const roles = await admin.clients.listRoles({ realm, id: client });
    return sorted(roles.map(({ id = "", name = "" }) => ({ id, name, client })));
  };
  return (await Promise.all([ofRealm(), ofClient(0), ofClient(1)])).flat();
}

async function give(realm: string, type: "users" | "groups", id: string, roles: Role[]): Promise<void> {
  const of = (client?: string) =>
    roles.filter((role) => role.client === client).map((role) => ({ id: role.id, name: role.name }));
  if (of().length > 0) await admin[type].addRealmRoleMappings({ realm, id, roles: of() });
  for (const client of new Set(roles.flatMap((role) => role.client ?? [])))
    await admin[type].addClientRoleMappings({ realm, id, clientUniqueId: client, roles: of(client) });
}

/** The user, or for every fourth structure the service account of a client. */
async function makeHolder(realm: string, word: string, isService: boolean): Promise<Structure> {
  if (isService) {
    const secret = word;
    const clientId = `${word}-service`;
    const client = await admin.clients.create({ realm, clientId, secret, serviceAccountsEnabled: true });
    const user = await admin.clients.getServiceAccountUser({ realm, id: client.id });
    const token = { grant_type: "client_credentials", client_id: clientId, client_secret: secret };
    return { id: user.id ?? "", name: user.username ?? "", token };
  }
  const { id } = await admin.users.create({
    realm,
    username: word,
    enabled: true,
    email: `${word}@gatehouse.example`,
    firstName: "a",
    lastName: "b",
    credentials: [{ type: "password", value: word }],
  });
  return { id, name: word, token: { grant_type: "password", client_id: GRANT, username: word, password: word } };
}

/**
 * Makes a structure: composites in composites (also in circles), roles of two clients, a tree of groups three deep with
 * roles at every level, a user with direct roles and in one or two groups.
 */
export async function makeStructure(realm: string, seed: number): Promise<Structure> {
  const next = lot(seed);
  const among = <T>(list: readonly T[], share: number) => list.filter(() => next() < share);
  const word = uniqueName(`s${seed}`);
  const [roles, holder] = await Promise.all([makeRoles(realm, word), makeHolder(realm, word, seed % 4 === 0)]);
  const composites = roles.map((role) => ({ role, parts: among(roles, 0.15).filter(({ id }) => id !== role.id) }));
  await Promise.all(
    composites
      .filter(({ parts }) => parts.length > 0)
      .map(({ role, parts }) =>
        admin.roles.createComposite(
          { realm, roleId: role.id },
          parts.map(({ id, name }) => ({ id, name })),
        ),
      ),
  );
  const groups: string[] = [];
  for (const level of [0, 1, 2]) {
    const parent = groups.at(-1);
    const name = level === 1 ? `${word} %/${level}` : `${word} ${level}`;
    const { id } = parent
      ? await admin.groups.createChildGroup({ realm, id: parent }, { name })
      : await admin.groups.create({ realm, name });
    groups.push(id ?? "");
    await give(realm, "groups", id ?? "", among(roles, 0.12));
  }
  await give(realm, "users", holder.id, among(roles, 0.12));
  for (const groupId of [groups[2] ?? "", ...among(groups.slice(0, 2), 0.4)])
    await admin.users.addToGroup({ realm, id: holder.id, groupId });
  return holder;
}

/** The roles in a real token: `role`, or `client role`. */
export async function rolesInToken(realm: string, { token, name }: Structure): Promise<string[]> {
  const answer = await fetch(`${server.url}/realms/${realm}/protocol/openid-connect/token`, {
    method: "POST",
    body: new URLSearchParams(token),
  });
  const { access_token: text, error_description: error } = await answer.json();
  if (!text) throw new Error(`No token for ${name}: ${error}`);
  const claims = JSON.parse(Buffer.from(text.split(".")[1], "base64url").toString());
  const clients = Object.entries<{ roles: string[] }>(claims.resource_access ?? {});
  return [
    ...(claims.realm_access?.roles ?? []),
    ...clients.flatMap(([client, { roles }]) => roles.map((role) => `${client} ${role}`)),
  ].sort();
}
