// Users and user profiles as the specs of the people's pages need them.
import type UserRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userRepresentation";
import type {
  UserProfileAttribute,
  UserProfileConfig,
} from "@keycloak/keycloak-admin-client/lib/defs/userProfileMetadata";
import { admin, server } from "../server";

/** Makes users whose names begin with the prefix, ten at a time. @returns their ids by name, in the order of the names */
export async function manyUsers(realm: string, prefix: string, count: number, more: UserRepresentation = {}) {
  const names = Array.from({ length: count }, (_, n) => `${prefix}-${String(n + 1).padStart(2, "0")}`);
  const ids = new Map<string, string>();
  while (ids.size < count) {
    const part = names.slice(ids.size, ids.size + 10);
    const made = await Promise.all(
      part.map((username) =>
        admin.users.create({ realm, username, email: `${username}@gatehouse.example`, enabled: true, ...more }),
      ),
    );
    part.forEach((name, index) => ids.set(name, made[index]?.id ?? ""));
  }
  return ids;
}

export const userOf = async (realm: string, id: string): Promise<UserRepresentation> =>
  (await admin.users.findOne({ realm, id })) ?? {};

export const userNamed = async (realm: string, username: string): Promise<UserRepresentation | undefined> =>
  (await admin.users.find({ realm, username, exact: true }))[0];

const everybody = { view: ["admin", "user"], edit: ["admin", "user"] };

/** An attribute of the profile that administrators and users may change. */
export const attribute = (name: string, more: UserProfileAttribute = {}): UserProfileAttribute => ({
  name,
  permissions: everybody,
  ...more,
});

/** Adds to the profile of a realm. */
export async function extendProfile(realm: string, more: UserProfileConfig) {
  const { attributes = [], groups = [], ...profile } = await admin.users.getProfile({ realm });
  const known = new Set(more.attributes?.map(({ name }) => name));
  await admin.users.updateProfile({
    realm,
    ...profile,
    ...more,
    attributes: [...attributes.filter(({ name }) => !known.has(name)), ...(more.attributes ?? [])],
    groups: [...groups, ...(more.groups ?? [])],
  });
}

/** Locks a user for a while: a wrong password as often as the realm allows. */
export async function lockUser(realm: string, username: string, times = 2) {
  const body = () =>
    new URLSearchParams({ grant_type: "password", client_id: "admin-cli", username, password: "certainly wrong" });
  for (let n = 0; n < times; n++)
    await fetch(`${server.url}/realms/${realm}/protocol/openid-connect/token`, { method: "POST", body: body() });
}

/** Makes users whose names begin with the prefix in one request. @returns their ids by name, in the order of the names */
export async function importUsers(realm: string, prefix: string, count: number): Promise<Map<string, string>> {
  const users = Array.from({ length: count }, (_, n) => {
    const username = `${prefix}-${String(n + 1).padStart(4, "0")}`;
    return { username, email: `${username}@gatehouse.example`, enabled: true };
  });
  const { results = [] } = await admin.realms.partialImport({ realm, rep: { ifResourceExists: "FAIL", users } });
  const ids = new Map(results.map(({ resourceName = "", id = "" }) => [resourceName, id]));
  return new Map(users.map(({ username }) => [username, ids.get(username) ?? ""]));
}
