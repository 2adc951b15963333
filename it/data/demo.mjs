import { clientOf, importInto, inParallel } from "./admin.mjs";
import { CLIENTS, CLIENT_ROLES, SERVICE_ROLES } from "./clients.mjs";
import { GROUPS, ORGANIZATIONS, REALM_ROLES } from "./company.mjs";
import { IDENTITY_PROVIDERS, LDAP } from "./connections.mjs";
import { people } from "./people.mjs";
import { PROFILE, TEXTS } from "./profile.mjs";
import { PROTECTED_CLIENTS } from "./protected.mjs";
import { CLIENT_SCOPES } from "./scopes.mjs";
import { signIns } from "./signIns.mjs";

/** Realm attribute that tells how far the loading came: `loading` or `complete`. A realm without it is not ours. */
const STATE = "gatehouse.demo";

const REALM = {
  realm: "demo",
  enabled: true,
  displayName: "Aurelia Optics",
  displayNameHtml: "<strong>Aurelia</strong> Optics",
  attributes: { [STATE]: "loading" },
  internationalizationEnabled: true,
  supportedLocales: ["ar", "de", "en", "es", "fr", "ja", "pt", "sv"],
  defaultLocale: "en",
  organizationsEnabled: true,
  registrationAllowed: false,
  resetPasswordAllowed: true,
  rememberMe: true,
  loginWithEmailAllowed: true,
  passwordPolicy: "length(8) and notUsername(undefined)",
  bruteForceProtected: true,
  failureFactor: 8,
  eventsEnabled: true,
  eventsExpiration: 90 * 86_400,
  adminEventsEnabled: true,
  adminEventsDetailsEnabled: true,
  ssoSessionIdleTimeout: 8 * 3_600,
  ssoSessionMaxLifespan: 24 * 3_600,
  smtpServer: { host: "mail.aurelia.example", port: "587", from: "accounts@aurelia.example", starttls: "true" },
};

async function assignScopes(demo, ids) {
  const scopes = new Map((await demo.clientScopes.find()).map(({ name, id }) => [name, id]));
  for (const { rep, realm, assign } of CLIENT_SCOPES) {
    const clientScopeId = scopes.get(rep.name);
    if (realm === "optional") await demo.clientScopes.addDefaultOptionalClientScope({ id: clientScopeId });
    for (const client of assign.default ?? [])
      await demo.clients.addDefaultClientScope({ id: ids.get(client), clientScopeId });
    for (const client of assign.optional ?? []) {
      await demo.clients.addOptionalClientScope({ id: ids.get(client), clientScopeId });
    }
  }
}

async function serviceRoles(demo, ids) {
  for (const [clientId, { realm = [], clients = {} }] of Object.entries(SERVICE_ROLES)) {
    const { id } = await demo.clients.getServiceAccountUser({ id: ids.get(clientId) });
    if (realm.length) {
      const roles = await Promise.all(realm.map((name) => demo.roles.findOneByName({ name })));
      await demo.users.addRealmRoleMappings({ id, roles });
    }
    for (const [client, names] of Object.entries(clients)) {
      const clientUniqueId = ids.get(client);
      const roles = await Promise.all(names.map((roleName) => demo.clients.findRole({ id: clientUniqueId, roleName })));
      await demo.users.addClientRoleMappings({ id, clientUniqueId, roles });
    }
  }
}

async function identityProviders(demo, serverInfo) {
  const known = new Set(serverInfo.identityProviders.concat(serverInfo.socialProviders).map(({ id }) => id));
  for (const { mappers, ...provider } of IDENTITY_PROVIDERS.filter(({ providerId }) => known.has(providerId))) {
    await demo.identityProviders.create(provider);
    for (const mapper of mappers) {
      const identityProviderMapper = { ...mapper, identityProviderAlias: provider.alias };
      await demo.identityProviders.createMapper({ alias: provider.alias, identityProviderMapper });
    }
  }
}

async function organizations(demo, everybody) {
  const userIds = new Map(
    (await demo.users.find({ max: 1_000, briefRepresentation: true })).map((u) => [u.username, u.id]),
  );
  for (const { alias, name, description, domain, enabled = true } of ORGANIZATIONS) {
    const { id: orgId } = await demo.organizations.create({
      name,
      alias,
      description,
      enabled,
      domains: [{ name: domain, verified: alias !== "petra-geo" }],
      attributes: { contract: [`C-${alias.length}${domain.length}`] },
    });
    for (const { username } of everybody.filter(({ organization }) => organization === alias)) {
      await demo.organizations.addMember({ orgId, userId: userIds.get(username) });
    }
    if (alias === "hokushin") await demo.organizations.linkIdp({ orgId, alias });
  }
}

async function users(demo, everybody) {
  const reps = everybody.map(({ organization: _organization, password, manages, roles, ...user }, n) => ({
    ...user,
    credentials: password ? [{ type: "password", value: password, temporary: false }] : [],
    realmRoles: ["default-roles-demo", ...(roles ?? [])],
    clientRoles: manages ? { "realm-management": manages } : {},
    federatedIdentities:
      n % 29 === 3
        ? [{ identityProvider: "github", userId: String(7_000 + n), userName: user.username.split(".")[0] }]
        : [],
  }));
  await importInto(demo, { users: reps });
}

/**
 * Loads the demo company as the realm `demo` through the admin API, always the same. Returns at once when it is there;
 * one that was left half-made is removed first.
 * @param {{ url: string, onProgress?: (step: string) => void }} options `url` without a trailing slash
 * @throws when a realm `demo` exists that this function did not make, or when the server refuses a part
 */
export async function loadDemo({ url, onProgress = () => {} }) {
  const master = clientOf(url, "master");
  const existing = await master.realms.findOne({ realm: "demo" });
  if (existing?.attributes?.[STATE] === "complete") return;
  if (existing && !existing.attributes?.[STATE]) {
    throw new Error("The server has a realm demo that is not the demo data: rename or delete it first.");
  }
  if (existing) await master.realms.del({ realm: "demo" });

  onProgress("realm, texts and user profile");
  await master.realms.create(REALM);
  const demo = clientOf(url, "demo");
  for (const [selectedLocale, texts] of Object.entries(TEXTS)) {
    for (const [key, text] of Object.entries(texts)) {
      await demo.realms.addLocalization({ realm: "demo", selectedLocale, key }, text);
    }
  }
  const profile = await demo.users.getProfile();
  await demo.users.updateProfile({
    ...profile,
    attributes: [...profile.attributes, ...PROFILE.attributes],
    groups: [...PROFILE.groups, ...(profile.groups ?? [])],
  });

  onProgress("clients, roles and groups");
  await inParallel(CLIENT_SCOPES, 2, ({ rep }) => demo.clientScopes.create(rep));
  await inParallel(CLIENTS, 2, (client) => demo.clients.create(client));
  const ids = new Map((await demo.clients.find()).map(({ clientId, id }) => [clientId, id]));
  await assignScopes(demo, ids);
  await importInto(demo, { roles: { realm: REALM_ROLES, client: CLIENT_ROLES } });
  await importInto(demo, { groups: GROUPS.map((group) => ({ ...group, path: `/${group.name}` })) });
  await serviceRoles(demo, ids);

  onProgress("identity providers and directory");
  await identityProviders(demo, await master.serverInfo.find());
  await demo.components.create(LDAP);

  onProgress("people and organizations");
  const everybody = people(ORGANIZATIONS);
  await users(demo, everybody);
  await organizations(demo, everybody);
  await inParallel(PROTECTED_CLIENTS, 1, (client) => demo.clients.create(client));

  onProgress("sign-ins");
  await signIns(url, everybody).catch(async (cause) => {
    // the answer to a sign-in hides the reason, the server's event has it
    const [event] = await demo.realms.findEvents({ realm: "demo", type: "LOGIN_ERROR", max: 1 });
    throw new Error(`${cause.message} (last event: ${JSON.stringify(event)})`, { cause });
  });
  const made = await demo.realms.findOne({ realm: "demo" });
  await demo.realms.update({ realm: "demo" }, { ...made, attributes: { ...made.attributes, [STATE]: "complete" } });
}
