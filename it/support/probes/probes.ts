// One harmless request for every write that the console knows: does the server let this administrator do it?
import KeycloakAdminClient, { NetworkError } from "@keycloak/keycloak-admin-client";
import { requiredPermissions, type Write } from "../../../src/data/access/requiredPermissions";
import { authenticationProbes } from "./authenticationProbes";
import { authorizationProbes } from "./authorizationProbes";
import { clientProbes, mapper } from "./clientProbes";
import { organizationProbes } from "./organizationProbes";
import { identityProviderProbes, makeIdentityProvider } from "./identityProviderProbes";
import { makeLdap } from "../areas/providers";
import { ssfProbes } from "./ssfProbes";
import { userProbes } from "./userProbes";
import { workflowProbes } from "./workflowProbes";
import { admin, server, uniqueName, type Account } from "../server";

const LDAP_MAPPER = "org.keycloak.storage.ldap.mappers.LDAPStorageMapper";

/** Makes the objects of a realm that probes write without changing them; each is one line of what it answers. */
export async function makeObjects(realm: string) {
  const name = uniqueName("probe");
  await admin.roles.create({ realm, name });
  const role = await admin.roles.findOneByName({ realm, name });
  const scope = await admin.clientScopes.create({ realm, name, protocol: "openid-connect" });
  await admin.clientScopes.addProtocolMapper({ realm, id: scope.id }, mapper(name));
  const client = await admin.clients.create({
    realm,
    clientId: name,
    serviceAccountsEnabled: true,
    authorizationServicesEnabled: true,
  });
  await admin.clients.addProtocolMapper({ realm, id: client.id }, mapper(name));
  await admin.clients.createRole({ realm, id: client.id, name });
  const clientRole = await admin.clients.findRole({ realm, id: client.id, roleName: name });
  const { _id: resource = "" } = await admin.clients.createResource({ realm, id: client.id }, { name });
  const authorizationScope: { id: string } = await admin.clients.createAuthorizationScope(
    { realm, id: client.id },
    { name },
  );
  const policy = await admin.clients.createPolicy({ realm, id: client.id, type: "time" }, { name });
  const permission = await admin.clients.createPermission(
    { realm, id: client.id, type: "resource" },
    { name: `${name} permission`, resources: [resource] },
  );
  const [scopeMapper] = await admin.clientScopes.listProtocolMappers({ realm, id: scope.id });
  const [clientMapper] = await admin.clients.listProtocolMappers({ realm, id: client.id });
  const user = await admin.users.create({ realm, username: name });
  const group = await admin.groups.create({ realm, name });
  const provider = await makeLdap(realm);
  const [providerMapper] = await admin.components.find({ realm, parent: provider, type: LDAP_MAPPER });
  return {
    realm,
    role: role?.id ?? "",
    scope: scope.id,
    scopeMapper: scopeMapper?.id ?? "",
    client: client.id,
    clientRole: clientRole?.id ?? "",
    clientMapper: clientMapper?.id ?? "",
    resource,
    authorizationScope: authorizationScope.id,
    policy: policy.id ?? "",
    permission: permission.id ?? "",
    user: user.id,
    group: group.id,
    provider,
    providerMapper: providerMapper?.id ?? "",
    identityProvider: await makeIdentityProvider(realm),
  };
}

/** Kinds of objects that fine-grained permissions are about, as the server names them. */
export type Kind = "Users" | "Groups" | "Clients" | "Organizations";

/** Ids of the objects that probes write. */
export interface Objects extends Awaited<ReturnType<typeof makeObjects>> {
  /** Under fine-grained permissions: allows with an object that a probe makes what is allowed with the others. */
  permit?: (kind: Kind, id: string) => Promise<unknown>;
}

/** One request as the administrator that the client is signed in as. */
export type Probe = (client: KeycloakAdminClient, objects: Objects) => Promise<unknown>;

const updateMapper: Probe = async (as, { realm, scope: id, scopeMapper: mapperId }) =>
  as.clientScopes.updateProtocolMapper(
    { realm, id, mapperId },
    (await admin.clientScopes.findProtocolMapper({ realm, id, mapperId })) ?? {},
  );

/** Removes what a probe made or was refused to remove. */
const ifThere = (work: Promise<unknown>) => work.catch(() => undefined);

/**
 * What each write is sent: the same object put once more, something invalid posted, or an object deleted that was
 * made for it. Undefined for a write that this server does not have.
 */
const probes: Record<Write, Probe | undefined> = {
  ...identityProviderProbes,
  "roles.create": (as, { realm }) => as.roles.create({ realm }),
  "roles.updateById": async (as, { realm, role: id }) =>
    as.roles.updateById({ realm, id }, (await admin.roles.findOneById({ realm, id })) ?? {}),
  "roles.delById": async (as, { realm }) => {
    const name = uniqueName("gone");
    await admin.roles.create({ realm, name });
    const { id = "" } = (await admin.roles.findOneByName({ realm, name })) ?? {};
    return as.roles.delById({ realm, id });
  },
  "roles.createComposite": (as, { realm, role }) => as.roles.createComposite({ realm, roleId: role }, []),
  "roles.delCompositeRoles": (as, { realm, role: id }) => as.roles.delCompositeRoles({ realm, id }, []),
  // the first model of fine-grained permissions; a server has this one or the second
  "roles.updatePermission": undefined,
  "clientScopes.create": (as, { realm }) => as.clientScopes.create({ realm, name: "no blanks" }),
  "clientScopes.update": async (as, { realm, scope: id }) =>
    as.clientScopes.update({ realm, id }, (await admin.clientScopes.findOne({ realm, id })) ?? {}),
  "clientScopes.del": async (as, { realm }) => {
    const { id } = await admin.clientScopes.create({ realm, name: uniqueName("gone"), protocol: "openid-connect" });
    return as.clientScopes.del({ realm, id });
  },
  "clientScopes.addDefaultClientScope": (as, { realm, scope: id }) =>
    as.clientScopes.addDefaultClientScope({ realm, id }),
  "clientScopes.delDefaultClientScope": (as, { realm, scope: id }) =>
    as.clientScopes.delDefaultClientScope({ realm, id }),
  "clientScopes.addDefaultOptionalClientScope": (as, { realm, scope: id }) =>
    as.clientScopes.addDefaultOptionalClientScope({ realm, id }),
  "clientScopes.delDefaultOptionalClientScope": (as, { realm, scope: id }) =>
    as.clientScopes.delDefaultOptionalClientScope({ realm, id }),
  "clientScopes.addProtocolMapper": (as, { realm, scope: id }) =>
    as.clientScopes.addProtocolMapper({ realm, id }, mapper(uniqueName("m"))),
  "clientScopes.addMultipleProtocolMappers": (as, { realm, scope: id }) =>
    as.clientScopes.addMultipleProtocolMappers({ realm, id }, []),
  "clientScopes.updateProtocolMapper": updateMapper,
  "clientScopes.delProtocolMapper": async (as, { realm, scope: id }) => {
    const name = uniqueName("gone");
    await admin.clientScopes.addProtocolMapper({ realm, id }, mapper(name));
    const made = await admin.clientScopes.findProtocolMapperByName({ realm, id, name });
    return as.clientScopes.delProtocolMapper({ realm, id, mapperId: made?.id ?? "" });
  },
  "clientScopes.addRealmScopeMappings": (as, { realm, scope: id }) =>
    as.clientScopes.addRealmScopeMappings({ realm, id }, []),
  "clientScopes.addClientScopeMappings": (as, { realm, scope: id, client }) =>
    as.clientScopes.addClientScopeMappings({ realm, id, client }, []),
  "clientScopes.delRealmScopeMappings": (as, { realm, scope: id }) =>
    as.clientScopes.delRealmScopeMappings({ realm, id }, []),
  "clientScopes.delClientScopeMappings": (as, { realm, scope: id, client }) =>
    as.clientScopes.delClientScopeMappings({ realm, id, client }, []),
  ...userProbes,
  "groups.create": (as, { realm }) => as.groups.create({ realm }),
  "groups.update": async (as, { realm, group: id }) =>
    as.groups.update({ realm, id }, (await admin.groups.findOne({ realm, id })) ?? {}),
  "groups.del": async (as, { realm, permit }) => {
    const { id } = await admin.groups.create({ realm, name: uniqueName("gone") });
    await permit?.("Groups", id);
    return as.groups.del({ realm, id });
  },
  "groups.createChildGroup": (as, { realm, group: id }) => as.groups.createChildGroup({ realm, id }, {}),
  "groups.updateChildGroup": async (as, { realm, group: id }) => {
    const name = uniqueName("moved");
    const made = await admin.groups.createChildGroup({ realm, id }, { name });
    return as.groups.updateChildGroup({ realm, id }, { id: made.id, name });
  },
  "groups.updateRoot": async (as, { realm, group: id }) =>
    as.groups.updateRoot({ realm, id, name: (await admin.groups.findOne({ realm, id }))?.name }),
  // the first model of fine-grained permissions; a server has this one or the second
  "groups.updatePermission": undefined,
  "groups.addRealmRoleMappings": (as, { realm, group: id }) => as.groups.addRealmRoleMappings({ realm, id, roles: [] }),
  "groups.addClientRoleMappings": (as, { realm, group: id, client: clientUniqueId }) =>
    as.groups.addClientRoleMappings({ realm, id, clientUniqueId, roles: [] }),
  "groups.delRealmRoleMappings": (as, { realm, group: id }) => as.groups.delRealmRoleMappings({ realm, id, roles: [] }),
  "groups.delClientRoleMappings": (as, { realm, group: id, client: clientUniqueId }) =>
    as.groups.delClientRoleMappings({ realm, id, clientUniqueId, roles: [] }),
  "components.create": (as, { realm }) =>
    as.components.create({ realm, name: "x", providerId: "none", providerType: "none" }),
  "components.update": async (as, { realm, provider: id }) =>
    as.components.update({ realm, id }, (await admin.components.findOne({ realm, id })) ?? {}),
  "components.del": async (as, { realm }) => {
    const id = await makeLdap(realm);
    return as.components.del({ realm, id }).finally(() => ifThere(admin.components.del({ realm, id })));
  },
  // the realm would be gone that the others need
  "realms.del": undefined,
  "realms.update": (as, { realm }) => as.realms.update({ realm }, { realm }),
  "realms.deleteSession": (as, { realm }) => as.realms.deleteSession({ realm, session: "none", isOffline: false }),
  "realms.logoutAll": (as, { realm }) => as.realms.logoutAll({ realm }),
  "realms.pushRevocation": (as, { realm }) => as.realms.pushRevocation({ realm }),
  "realms.addLocalization": (as, { realm }) =>
    as.realms.addLocalization({ realm, selectedLocale: "en", key: "probe" }, "probe"),
  // the admin client lacks it
  "realms.importLocalization": async (as, { realm }) => {
    const response = await fetch(`${as.baseUrl}/admin/realms/${realm}/localization/en`, {
      method: "POST",
      headers: { authorization: `Bearer ${await as.getAccessToken()}`, "content-type": "application/json" },
      body: JSON.stringify({ probe: "probe" }),
    });
    if (!response.ok) throw new NetworkError("refused", { response, responseData: {} });
  },
  "realms.deleteRealmLocalizationTexts": async (as, { realm }) => {
    await admin.realms.addLocalization({ realm, selectedLocale: "en", key: "gone" }, "gone");
    return as.realms.deleteRealmLocalizationTexts({ realm, selectedLocale: "en", key: "gone" });
  },
  "realms.partialImport": (as, { realm }) => as.realms.partialImport({ realm, rep: { ifResourceExists: "SKIP" } }),
  "realms.export": (as, { realm }) => as.realms.export({ realm }),
  "realms.clearEvents": (as, { realm }) => as.realms.clearEvents({ realm }),
  "realms.clearAdminEvents": (as, { realm }) => as.realms.clearAdminEvents({ realm }),
  // nothing listens there: who may gets 500
  "realms.testSMTPConnection": (as, { realm }) =>
    as.realms.testSMTPConnection({ realm }, { host: "localhost", port: 1, from: "probe@gatehouse.example" }),
  "realms.addDefaultGroup": (as, { realm, group: id }) => as.realms.addDefaultGroup({ realm, id }),
  "realms.removeDefaultGroup": (as, { realm, group: id }) => as.realms.removeDefaultGroup({ realm, id }),
  "realms.updateConfigEvents": async (as, { realm }) =>
    as.realms.updateConfigEvents({ realm }, await admin.realms.getConfigEvents({ realm })),
  "realms.testLDAPConnection": (as, { realm }) =>
    as.realms.testLDAPConnection(
      { realm },
      { action: "testConnection", connectionUrl: "ldap://127.0.0.1:9", authType: "none" },
    ),
  "realms.ldapServerCapabilities": (as, { realm }) =>
    as.realms.ldapServerCapabilities(
      { realm },
      { action: "queryServerCapabilities", connectionUrl: "ldap://127.0.0.1:9", authType: "none" },
    ),
  "userStorageProvider.sync": (as, { realm, provider: id }) =>
    as.userStorageProvider.sync({ realm, id, action: "triggerFullSync" }),
  "userStorageProvider.unlinkUsers": (as, { realm, provider: id }) => as.userStorageProvider.unlinkUsers({ realm, id }),
  "userStorageProvider.removeImportedUsers": (as, { realm, provider: id }) =>
    as.userStorageProvider.removeImportedUsers({ realm, id }),
  "userStorageProvider.mappersSync": (as, { realm, provider: parentId, providerMapper: id }) =>
    as.userStorageProvider.mappersSync({ realm, parentId, id, direction: "fedToKeycloak" }),
  ...clientProbes,
  ...authorizationProbes,
  ...authenticationProbes,
  ...organizationProbes,
  ...ssfProbes,
  ...workflowProbes,
};

export const writes = Object.keys(requiredPermissions).filter(
  (call): call is Write => call in requiredPermissions && probes[call as Write] !== undefined,
);

/** Whether a call that a control names is one of `writes`. */
export const isProbed = (call: string): call is Write => writes.some((one) => one === call);

/** An admin client signed in as an administrator, to master where no other realm is named. */
export async function clientOf(account: Account, realmName = "master"): Promise<KeycloakAdminClient> {
  const client = new KeycloakAdminClient({ baseUrl: server.url, realmName });
  const signIn = () => client.auth({ ...account, grantType: "password", clientId: "admin-cli" });
  await signIn();
  return client;
}

/** Whether the server lets this administrator do a write: any other answer than 403 says so. */
export async function accepts(as: KeycloakAdminClient, call: Write, objects: Objects): Promise<boolean> {
  try {
    await probes[call]?.(as, objects);
    return true;
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    return error.response.status !== 403;
  }
}
