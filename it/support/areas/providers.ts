// User storage providers that lead nowhere, for specs that need one of each kind.
import type KeycloakAdminClient from "@keycloak/keycloak-admin-client";
import { admin, uniqueName } from "../server";

export const STORAGE = "org.keycloak.storage.UserStorageProvider";

const realmId = async (as: KeycloakAdminClient, realm: string) => (await as.realms.findOne({ realm }))?.id;

async function make(
  as: KeycloakAdminClient,
  realm: string,
  providerId: string,
  config: Record<string, string>,
): Promise<string> {
  const { id } = await as.components.create({
    realm,
    name: uniqueName(providerId),
    providerId,
    providerType: STORAGE,
    parentId: await realmId(as, realm),
    config: Object.fromEntries(Object.entries({ enabled: "false", ...config }).map(([key, value]) => [key, [value]])),
  });
  return id;
}

/** Makes an LDAP provider whose directory cannot be reached, on the server of an administrator. @returns its id */
export const makeLdap = (realm: string, as = admin) =>
  make(as, realm, "ldap", {
    vendor: "other",
    connectionUrl: "ldap://127.0.0.1:9",
    authType: "none",
    editMode: "READ_ONLY",
    usersDn: "ou=people,dc=example,dc=org",
    usernameLDAPAttribute: "uid",
    rdnLDAPAttribute: "uid",
    uuidLDAPAttribute: "entryUUID",
    userObjectClasses: "inetOrgPerson",
    importEnabled: "true",
    syncRegistrations: "false",
  });

/** Makes a Kerberos provider, without what the server switches on with it: login pages that answer 401 first. @returns its id */
export async function makeKerberos(realm: string): Promise<string> {
  const id = await make(admin, realm, "kerberos", {
    kerberosRealm: "EXAMPLE.ORG",
    serverPrincipal: "HTTP/localhost@EXAMPLE.ORG",
    keyTab: "/none",
    allowPasswordAuthentication: "false",
  });
  const flow = "browser";
  const executions = await admin.authenticationManagement.getExecutions({ realm, flow });
  const spnego = executions.find(({ providerId }) => providerId === "auth-spnego");
  if (spnego)
    await admin.authenticationManagement.updateExecution({ realm, flow }, { ...spnego, requirement: "DISABLED" });
  return id;
}

/** Makes a provider of any other kind. @returns its kind and id, undefined where the server has no such kind */
export async function makeCustom(realm: string): Promise<{ providerId: string; id: string } | undefined> {
  const { componentTypes } = await admin.serverInfo.find();
  const kind = componentTypes?.[STORAGE]?.find(({ id }) => !["ldap", "kerberos", "sssd"].includes(id));
  return kind && { providerId: kind.id, id: await make(admin, realm, kind.id, {}) };
}

/** The provider of a kind that the realm has. */
export const providerOf = async (realm: string, providerId: string) =>
  (await admin.components.find({ realm, type: STORAGE })).find((one) => one.providerId === providerId);
