// Names that mean something else in an address, objects that bear them, and what a page asks the server for.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { admin, createRealm, uniqueName } from "./server";

const resources = join(import.meta.dirname, "../../node_modules/@keycloak/keycloak-admin-client/lib/resources");

/** Names of arguments that the admin client puts into the path of an address. */
export const pathArguments = [
  ...new Set(
    readdirSync(resources)
      .filter((file) => file.endsWith(".js"))
      .flatMap((file) => [...readFileSync(join(resources, file), "utf8").matchAll(/\{(\w+)\}/g)])
      .map(([, name = ""]) => name),
  ),
];

/** Collects what a page asks of the administration interface: method, path and search part. */
export function watchCalls(page: Page): Set<string> {
  const calls = new Set<string>();
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/admin\/(?![^/]+\/console\/?$)|^\/resources\/[^/]+\/admin\//.test(pathname))
      calls.add(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}

/**
 * Makes a realm by import, in which objects of every kind have the id or alias `..`, and a user who is linked to them.
 * Ids of most kinds are unique on the server: the realm has to be deleted at the end.
 * @returns its name and the id of the user
 */
export async function plantDots(): Promise<{ realm: string; user: string }> {
  const realm = uniqueName("dots");
  await createRealm({
    realm,
    roles: { realm: [{ id: "..", name: "dots role" }] },
    groups: [{ id: "..", name: "dots group" }],
    clientScopes: [
      { id: "..", name: "dots_scope", protocol: "openid-connect" },
      { id: ".", name: "dot_scope", protocol: "openid-connect" },
    ],
    clients: [{ id: "..", clientId: "..", enabled: true, consentRequired: true }],
    identityProviders: [{ alias: "..", providerId: "oidc", enabled: true, config: {} }],
    users: [
      { id: "..", username: "dots.user", enabled: true },
      {
        username: "linked",
        enabled: true,
        clientConsents: [{ clientId: "..", grantedClientScopes: [] }],
        federatedIdentities: [{ identityProvider: "..", userId: "1", userName: "there" }],
      },
    ],
  });
  await admin.components.create({
    realm,
    id: "..",
    name: "dots provider",
    providerId: "ldap",
    providerType: "org.keycloak.storage.UserStorageProvider",
    config: {
      connectionUrl: ["ldap://127.0.0.1:9"],
      usersDn: ["dc=example"],
      editMode: ["READ_ONLY"],
      vendor: ["other"],
      authType: ["none"],
      enabled: ["false"],
    },
  });
  const [user] = await admin.users.find({ realm, username: "linked" });
  return { realm, user: user?.id ?? "" };
}
