// Every address of the site map, for the specs that walk it.
import type { Reads } from "../../src/data/query/reads";
import type { Place } from "../../src/place";
import { addressOf, match, type PlaceName, subtabsOf } from "../../src/routes";
import { routes } from "../../src/siteMap";
import { hasCustomPages, itemsOf, newItem, NOTES } from "./areas/customUi";
import { permissionsOf } from "./areas/finePermissions";
import { hasOrganizationGroups, organizationGroupOf, organizationOf } from "./areas/organizations";
import { makeIdentityProvider, makeProviderMapper } from "./probes/identityProviderProbes";
import { makeCustom, makeKerberos, makeLdap, providerOf } from "./areas/providers";
import { admin } from "./server";
import { hasJsonWorkflows, hasYamlWorkflows, workflowOf } from "./areas/workflows";

/**
 * Values for the parameters of a place beyond realm and tab, from an object that is made in the realm where there is
 * none; a place that needs some names them here. Undefined where this server has no such place.
 */
const samples: { [Name in PlaceName]?: (realm: string) => Promise<Record<string, string> | undefined> } = {
  role: async (realm) => {
    const name = "sample role";
    const found = await admin.roles.findOneByName({ realm, name });
    if (!found)
      await admin.roles.create({ realm, name, description: "${role_admin}", attributes: { "a.b": ["1", "2"] } });
    return { id: (await admin.roles.findOneByName({ realm, name }))?.id ?? "" };
  },
  user: async (realm) => ({ id: await sampleUser(realm) }),
  group: async (realm) => ({ ids: await sampleGroup(realm) }),
  client: async (realm) => ({ id: await sampleClient(realm) }),
  "client-role-new": async (realm) => ({ id: await sampleClient(realm) }),
  "client-role": async (realm) => {
    const id = await sampleClient(realm);
    const roleName = "sample role";
    if (!(await admin.clients.findRole({ realm, id, roleName })))
      await admin.clients.createRole({ realm, id, name: roleName, attributes: { "a.b": ["1", "2"] } });
    return { id, roleId: (await admin.clients.findRole({ realm, id, roleName }))?.id ?? "" };
  },
  "client-dedicated-scope": async (realm) => ({ id: await sampleClient(realm) }),
  "client-dedicated-mapper": async (realm) => {
    const id = await sampleClient(realm);
    const [mapper] = await admin.clients.listProtocolMappers({ realm, id });
    return { id, mapperId: mapper?.id ?? "", viewMode: "edit" };
  },
  "authorization-resource-new": (realm) => protectedThings(realm),
  "authorization-resource": (realm) => protectedThings(realm),
  "authorization-scope-new": (realm) => protectedThings(realm),
  "authorization-scope": (realm) => protectedThings(realm),
  "authorization-policy-new": async (realm) => ({ ...(await protectedThings(realm)), policyType: "role" }),
  "authorization-policy": async (realm) => ({ ...(await protectedThings(realm)), policyType: "time" }),
  "authorization-permission-new": async (realm) => ({ ...(await protectedThings(realm)), permissionType: "scope" }),
  "authorization-permission": async (realm) => ({ ...(await protectedThings(realm)), permissionType: "resource" }),
  permissions: (realm) => adminPermissions(realm),
  "permission-new": (realm) => adminPermissions(realm),
  permission: (realm) => adminPermissions(realm),
  "permission-policy-new": (realm) => adminPermissions(realm),
  "permission-policy": (realm) => adminPermissions(realm),
  "client-scope": async (realm) => ({ id: (await profileScope(realm))?.id ?? "" }),
  "client-scope-mapper": async (realm) => {
    const scope = await profileScope(realm);
    return { id: scope?.id ?? "", mapperId: scope?.protocolMappers?.[0]?.id ?? "", viewMode: "edit" };
  },
  ldap,
  "ldap-mapper": ldap,
  "ldap-mapper-new": ldap,
  kerberos: async (realm) => ({ id: (await providerOf(realm, "kerberos"))?.id ?? (await makeKerberos(realm)) }),
  "custom-federation": makeCustom,
  "custom-federation-new": makeCustom,
  "custom-page": note,
  "custom-item-new": note,
  "custom-item": note,
  "key-provider": keyProvider,
  "key-provider-new": () => Promise.resolve({ providerType: "hmac-generated" }),
  "user-profile-attribute": () => Promise.resolve({ attributeName: "email" }),
  "user-profile-group": () => Promise.resolve({ name: "user-metadata" }),
  "client-profile": (realm) => clientPolicy(realm),
  "client-executor-new": (realm) => clientPolicy(realm),
  "client-executor": (realm) => clientPolicy(realm),
  "client-policy": (realm) => clientPolicy(realm),
  "client-condition-new": (realm) => clientPolicy(realm),
  "client-condition": (realm) => clientPolicy(realm),
  "registration-policy-new": () => Promise.resolve({ providerId: "max-clients" }),
  "registration-policy": async (realm) => {
    const type = "org.keycloak.services.clientregistration.policy.ClientRegistrationPolicy";
    const [{ id = "", providerId = "" } = {}] = await admin.components.find({ realm, type });
    return { id, providerId };
  },
  flow: browserFlow,
  organization: async (realm) => ({ id: await sampleOrganization(realm) }),
  "organization-group": async (realm) => {
    const id = await sampleOrganization(realm);
    return hasOrganizationGroups ? { id, groupId: await organizationGroupOf(realm, id, "sample") } : undefined;
  },
  "identity-provider-new": () => Promise.resolve({ providerId: "github" }),
  "identity-provider-mapper-new": async (realm) => ({ providerId: "oidc", alias: await sampleProvider(realm) }),
  "identity-provider-mapper": async (realm) => {
    const alias = await sampleProvider(realm);
    const [mapper] = await admin.identityProviders.findMappers({ realm, alias });
    return { providerId: "oidc", alias, id: mapper?.id ?? (await makeProviderMapper(realm, alias)) };
  },
  "identity-provider": async (realm) => ({ providerId: "oidc", alias: await sampleProvider(realm) }),
  workflows: () => Promise.resolve(hasJsonWorkflows || hasYamlWorkflows ? {} : undefined),
  "workflow-in-json": () => Promise.resolve(hasJsonWorkflows ? {} : undefined),
  workflow: ifWorkflows(async (realm) => ({ mode: "update", id: await workflowOf(realm, "sample") })),
};

/** An identity provider of the realm. */
const sampleProvider = onceIn(async (realm) => {
  const found = await admin.identityProviders.findOne({ realm, alias: "sample" });
  return found?.alias ?? makeIdentityProvider(realm, "sample");
});

/** What a place of workflows is opened with, where this server has them. */
function ifWorkflows(make: (realm: string) => Promise<Record<string, string>>) {
  return (realm: string) => (hasYamlWorkflows ? make(realm) : Promise.resolve(undefined));
}

/** An organization of the realm. */
const sampleOrganization = onceIn((realm) => organizationOf(realm, "sample"));

/** A key provider that every realm has. */
async function keyProvider(realm: string) {
  const type = "org.keycloak.keys.KeyProvider";
  const found = (await admin.components.find({ realm, type })).find(({ providerId }) => providerId === "rsa-generated");
  return { id: found?.id ?? "", providerType: "rsa-generated" };
}

/** A flow of the realm. */
async function browserFlow(realm: string) {
  const flow = (await admin.authenticationManagement.getFlows({ realm })).find(({ alias }) => alias === "browser");
  return { id: flow?.id ?? "", usedBy: "DEFAULT", builtIn: "builtIn" };
}

/** A user of the realm. */
async function sampleUser(realm: string): Promise<string> {
  const username = "sample.user";
  const [found] = await admin.users.find({ realm, username, exact: true });
  return found?.id ?? (await admin.users.create({ realm, username, email: "sample@example.org", enabled: true })).id;
}

/** A group below a group of the realm: the ids of both. */
async function sampleGroup(realm: string): Promise<string> {
  const name = "sample group";
  const [found] = await admin.groups.find({ realm, search: name, exact: true });
  const id = found?.id ?? (await admin.groups.create({ realm, name })).id;
  const [below] = await admin.groups.listSubGroups({ realm, parentId: id });
  return `${id}/${below?.id ?? (await admin.groups.createChildGroup({ realm, id }, { name: "below" })).id}`;
}

/** An LDAP provider of the realm and one of its mappers. */
async function ldap(realm: string) {
  const id = (await providerOf(realm, "ldap"))?.id ?? (await makeLdap(realm));
  const [mapper] = await admin.components.find({ realm, parent: id });
  return { id, mapperId: mapper?.id ?? "" };
}

/** A custom page and an item of it. */
async function note(realm: string) {
  if (!(await hasCustomPages())) return undefined;
  const [item] = await itemsOf(realm, NOTES);
  return { providerId: NOTES, id: item?.id ?? (await newItem(realm, NOTES, { title: "sample note" })) };
}

/** Makes an object once for a realm, however many places ask for it at a time. */
function onceIn<T>(make: (realm: string) => Promise<T>): (realm: string) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (realm) => {
    const object = made.get(realm) ?? make(realm);
    made.set(realm, object);
    return object;
  };
}

/** A client of the realm, with a mapper and authorization services. */
const sampleClient = onceIn(async (realm): Promise<string> => {
  const clientId = "sample client";
  const protocolMappers = [
    { name: "audience", protocol: "openid-connect", protocolMapper: "oidc-audience-mapper", config: {} },
  ];
  const [found] = await admin.clients.find({ realm, clientId });
  if (found?.id) return found.id;
  const redirectUris = ["https://app.example/*"];
  const authorization = { serviceAccountsEnabled: true, authorizationServicesEnabled: true };
  return (await admin.clients.create({ realm, clientId, redirectUris, protocolMappers, ...authorization })).id;
});

/** A profile with an executor and a policy with a condition, the only ones of the realm. */
const clientPolicy = onceIn(async (realm) => {
  const [profileName, policyName, executorName, conditionName] = ["sample", "sample", "pkce-enforcer", "any-client"];
  await admin.clientPolicies.createProfiles({
    realm,
    profiles: [
      { name: profileName, executors: [{ executor: executorName, configuration: { "auto-configure": true } }] },
    ],
  });
  await admin.clientPolicies.updatePolicy({
    realm,
    policies: [
      { name: policyName, conditions: [{ condition: conditionName, configuration: {} }], profiles: [profileName] },
    ],
  });
  return { profileName, policyName, executorName, conditionName };
});

/** A resource, an authorization scope, a policy and a permission of that client. */
const protectedThings = onceIn(async (realm) => {
  const id = await sampleClient(realm);
  const name = "sample";
  const [resource] = await admin.clients.listResources({ realm, id, name });
  const [scope] = await admin.clients.listAllScopes({ realm, id, name });
  const made: { id: string } = scope?.id
    ? { id: scope.id }
    : await admin.clients.createAuthorizationScope({ realm, id }, { name });
  const { _id: resourceId = "" } = resource ?? (await admin.clients.createResource({ realm, id }, { name }));
  const find = async (named: string) =>
    (await admin.clients.findPolicyByName({ realm, id, name: named }).catch(() => undefined))?.id;
  const policyId =
    (await find(name)) ?? (await admin.clients.createPolicy({ realm, id, type: "time" }, { name })).id ?? "";
  const permission = { name: `${name} permission`, resources: [resourceId] };
  const permissionId =
    (await find(permission.name)) ??
    (await admin.clients.createPermission({ realm, id, type: "resource" }, permission)).id ??
    "";
  return { id, resourceId, scopeId: made.id, policyId, permissionId };
});

/** A policy and a permission of the administrators of the realm. */
const adminPermissions = onceIn(async (realm) => {
  const { id, allow } = await permissionsOf(realm);
  const { policyId, permissionId } = await allow({ name: "sample", resourceType: "Users", scopes: ["view"] });
  return { id, policyId, policyType: "user", permissionId, resourceType: "Users" };
});

/** A client scope that every realm has, with mappers. */
async function profileScope(realm: string) {
  return (await admin.clientScopes.find({ realm })).find(({ name }) => name === "profile");
}

/** Addresses of a place in a realm: one per tab, and the bare one where the tab may be left out. */
async function addresses(name: string, place: Place, realm: string): Promise<string[]> {
  const sample = Object.entries(samples).find(([of]) => of === name)?.[1];
  const made = sample ? await sample(realm) : {};
  if (!made) return [];
  const params = { ...made, realm };
  const lacking = [...place.path.matchAll(/:(\w+)(\??)/g)].filter(
    ([, param = "", optional]) => param !== "tab" && !optional && !(param in params),
  );
  if (lacking.length > 0) throw new Error(`${place.path}: no sample for ${lacking.map(([, param]) => param).join()}`);
  const bare = /:tab(?!\?)/.test(place.path) ? [] : [addressOf(place, params)];
  return [
    ...bare,
    ...Object.entries(place.tabs ?? {}).flatMap(([tab, own]) => [
      addressOf(place, { ...params, tab }),
      ...Object.keys(subtabsOf(own)).map((subtab) => addressOf(place, { ...params, tab, subtab })),
    ]),
  ];
}

/** The addresses that only the administration realm has something of its own at. */
export const serverAddresses = async () =>
  (
    await Promise.all([
      addresses("realms", routes.realms, "master"),
      addresses("dashboard", routes.dashboard, "master"),
    ])
  ).flat();

/**
 * Every address of the console in a realm.
 * @param isMeant only places that are; a realm of fine-grained permissions has other rights, and is not made for others
 */
export async function everyAddress(realm: string, isMeant: (place: Place) => boolean = () => true): Promise<string[]> {
  const found: string[] = [];
  // one after the other: some samples switch something of the realm on
  for (const [name, place] of Object.entries<Place>(routes))
    if (isMeant(place)) found.push(...(await addresses(name, place, realm)));
  return found;
}

/** Names of the places that declare reads. */
export const readingPlaces = Object.entries<Place>(routes).flatMap(([name, { reads }]) => (reads ? [name] : []));

/**
 * What a place declares to read.
 * @param name one of `readingPlaces`
 * @returns its first address in the realm that declares reads, and these; undefined where this server has no such place
 */
export async function declaredReads(
  name: string,
  realm: string,
): Promise<{ address: string; reads: Reads } | undefined> {
  const place = Object.entries<Place>(routes).find(([one]) => one === name)?.[1];
  if (!place) throw new Error(`There is no place ${name}.`);
  for (const address of await addresses(name, place, realm)) {
    const reads = place.reads?.(match(address)?.params ?? {}, "size=10") ?? [];
    if (reads.length > 0) return { address, reads };
  }
  return undefined;
}
