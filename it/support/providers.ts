// User storage providers that lead nowhere, for specs that need one of each kind.
import { admin, uniqueName } from "./server";

export const STORAGE = "org.keycloak.storage.UserStorageProvider";

const realmId = async (realm: string) => (await admin.realms.findOne({ realm }))?.id;

async function make(realm: string, providerId: string, config: Record<string, string>): Promise<string> {
  const { id } = await admin.components.create({
    realm,
    name: uniqueName(providerId),
    providerId,
    providerType: STORAGE,
    parentId: await realmId(realm),
    config: Object.fromEntries(Object.entries({ enabled: "false", ...config }).map(([key, value]) => [key, [value]])),
  });
  return id;
}

/** Makes an LDAP provider whose directory cannot be reached. @returns its id */
export const makeLdap = (realm: string) =>
  make(realm, "ldap", {
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
  const id = await make(realm, "kerberos", {
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
  return kind && { providerId: kind.id, id: await make(realm, kind.id, {}) };
}

/** The provider of a kind that the realm has. */
export const providerOf = async (realm: string, providerId: string) =>
  (await admin.components.find({ realm, type: STORAGE })).find((one) => one.providerId === providerId);
