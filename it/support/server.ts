// The server that the specs share, and what a spec makes on it.
import type KeycloakAdminClient from "@keycloak/keycloak-admin-client";
import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import { test } from "@playwright/test";
import { randomBytes } from "node:crypto";
import { startServer as start, type ServerOptions } from "../../maven/server.mjs";
import { adminClient, selectTheme } from "../../maven/theme.mjs";
import { QUICK_KEYS } from "../data/quickKeys.mjs";

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the specs by npm test or npm run it.`);
  return value;
}

/** The server that all specs share: url without trailing slash, its version, the theme's jar for further servers. */
export const server = {
  url: setting("GATEHOUSE_URL"),
  version: setting("GATEHOUSE_VERSION"),
  kind: setting("GATEHOUSE_KIND") === "container" ? ("container" as const) : ("process" as const),
  jar: setting("GATEHOUSE_JAR"),
};

/** Admin client of the shared server, signed in to master as the first administrator. */
export const admin: KeycloakAdminClient = adminClient(server.url);

/** Realms that this worker made, each with the spec that is done with it. */
const realms = new Map<string, string>();

/**
 * Makes an enabled realm for the spec that runs. It goes when the worker comes to another spec: each realm that a server has
 * makes the next one, its end and every call of an administrator of master slower.
 */
export async function createRealm(settings: RealmRepresentation & { realm: string }): Promise<void> {
  await admin.realms.create(Object.assign({ enabled: true }, QUICK_KEYS, settings));
  realms.set(settings.realm, test.info().file);
}

/** Deletes realms that are still there. */
export async function deleteRealms(names: Iterable<string>): Promise<void> {
  for (const realm of names) await admin.realms.del({ realm }).catch(() => undefined);
}

/** Deletes the realms that this worker made for other specs. @param file of the one that runs; all go when left out */
export async function deleteRealmsOfOthers(file?: string): Promise<void> {
  const done = [...realms].flatMap(([realm, of]) => (of === file ? [] : [realm]));
  for (const realm of done) realms.delete(realm);
  await deleteRealms(done);
}

export interface Account {
  username: string;
  password: string;
}

/**
 * Makes a user, with the password equal to the name.
 * @param realm the user's realm
 * @param name user name
 * @param roles names of roles of the client that represents a realm's administration; in master also realm roles
 * @param options.of for a user of master: the realm that the roles are for (its client `<realm>-realm`); default master
 */
export async function createUser(
  realm: string,
  name: string,
  roles: string[] = [],
  { of = realm } = {},
): Promise<Account & { id: string }> {
  const { id } = await admin.users.create({
    realm,
    username: name,
    enabled: true,
    email: `${name}@gatehouse.example`,
    emailVerified: true,
    firstName: name,
    lastName: "Test",
    credentials: [{ type: "password", value: name, temporary: false }],
  });
  const clientId = realm === "master" ? `${of}-realm` : "realm-management";
  const [client] = await admin.clients.find({ realm, clientId });
  if (!client?.id) throw new Error(`Realm ${realm} has no client ${clientId}.`);
  const offered = await admin.clients.listRoles({ realm, id: client.id });
  for (const name of roles) {
    const role = offered.find((one) => one.name === name);
    const mapping = (found: { id?: string; name?: string }) => [{ id: found.id ?? "", name }];
    if (role) await admin.users.addClientRoleMappings({ realm, id, clientUniqueId: client.id, roles: mapping(role) });
    else {
      const realmRole = await admin.roles.findOneByName({ realm, name });
      if (!realmRole) throw new Error(`Neither ${clientId} nor ${realm} has a role ${name}.`);
      await admin.users.addRealmRoleMappings({ realm, id, roles: mapping(realmRole) });
    }
  }
  return { id, username: name, password: name };
}

/** A server for one spec alone, with the theme selected in master; options as startServer of maven/server.mjs. Remove it at the end. */
export async function startServer(options: ServerOptions = {}) {
  const own = await start({ version: server.version, kind: server.kind, jar: server.jar, ...options });
  await selectTheme(own.url);
  return own;
}

/** A realm name that no other spec uses. */
export const uniqueName = (prefix: string) => `${prefix}-${randomBytes(3).toString("hex")}`;
