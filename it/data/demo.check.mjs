import { clientOf } from "./admin.mjs";

const ALL = { max: 1_000 };
const REALM = { realm: "demo" };
const BUILT_IN =
  /^(account|account-console|admin-cli|admin-permissions|broker|realm-management|security-admin-console)$/;
const depth = (groups) => Math.max(0, ...groups.map((group) => 1 + depth(group.subGroups)));
const flat = (groups) => groups.flatMap((group) => [group, ...flat(group.subGroups)]);
const some = (object) => Object.keys(object ?? {}).length > 0;

async function settings(demo, { expect, atLeast }) {
  const realm = await demo.realms.findOne(REALM);
  const { internationalizationEnabled, supportedLocales, eventsEnabled, adminEventsEnabled } = realm;
  expect("several languages", internationalizationEnabled && supportedLocales.length > 2, supportedLocales);
  expect("user events are saved", eventsEnabled, eventsEnabled);
  expect("admin events are saved", adminEventsEnabled, adminEventsEnabled);
  const locales = await demo.realms.getRealmSpecificLocales(REALM);
  const texts = await Promise.all(
    locales.map((selectedLocale) => demo.realms.getRealmLocalizationTexts({ ...REALM, selectedLocale })),
  );
  atLeast("locales with overridden texts", texts.filter(some).length, 2);
}

async function accounts(demo, { expect, atLeast }) {
  const users = await demo.users.find({ ...ALL, briefRepresentation: false });
  const profile = await demo.users.getProfile();
  const declared = new Set(profile.attributes.map(({ name }) => name).concat("locale"));
  const used = new Set(users.flatMap(({ attributes }) => Object.keys(attributes ?? {})));
  atLeast("users", await demo.users.count(), 220);
  atLeast("users with attributes", users.filter(({ attributes }) => some(attributes)).length, 220);
  expect(
    "every user attribute is declared",
    [...used].every((name) => declared.has(name)),
    [...used],
  );
  atLeast("users in Arabic script", users.filter(({ lastName }) => /\p{Script=Arabic}/u.test(lastName)).length, 20);
  atLeast("users in Japanese script", users.filter(({ lastName }) => /\p{Script=Han}/u.test(lastName)).length, 20);
  const { id } = users.find(({ username }) => username === "yui.suzuki");
  atLeast("credentials of an account", (await demo.users.getCredentials({ id })).length, 1);
  atLeast("groups of an account", (await demo.users.listGroups({ id })).length, 2);
}

async function groups(demo, { atLeast }) {
  const load = async ({ id }) => {
    const children = await demo.groups.listSubGroups({ parentId: id, ...ALL });
    return { ...(await demo.groups.findOne({ id })), subGroups: await Promise.all(children.map(load)) };
  };
  const tree = await Promise.all((await demo.groups.find(ALL)).map(load));
  const all = flat(tree);
  atLeast("levels of groups", depth(tree), 3);
  atLeast("groups", all.length, 40);
  atLeast("groups with attributes", all.filter(({ attributes }) => some(attributes)).length, 20);
  atLeast("groups with realm roles", all.filter(({ realmRoles }) => some(realmRoles)).length, 10);
  atLeast("groups with client roles", all.filter(({ clientRoles }) => some(clientRoles)).length, 4);
}

async function clients(demo, { atLeast }) {
  const all = (await demo.clients.find(ALL)).filter(({ clientId }) => !BUILT_IN.test(clientId));
  const idOf = (clientId) => all.find((client) => client.clientId === clientId)?.id;
  const count = (kind, wanted, condition) => atLeast(kind, all.filter(condition).length, wanted);
  atLeast("clients", all.length, 30);
  count("public clients", 8, (c) => c.publicClient);
  count("confidential web clients", 8, (c) => c.secret && c.standardFlowEnabled);
  count("service accounts", 4, (c) => c.serviceAccountsEnabled && !c.standardFlowEnabled);
  count("bearer-only clients", 3, (c) => c.bearerOnly);
  count("device flow clients", 3, (c) => c.attributes?.["oauth2.device.authorization.grant.enabled"] === "true");
  count("SAML clients", 4, (c) => c.protocol === "saml");
  count("clients with authorization services", 2, (c) => c.authorizationServicesEnabled);
  const roles = await demo.roles.find(ALL);
  atLeast("realm roles", roles.length, 20);
  atLeast("composite realm roles", roles.filter(({ composite }) => composite).length, 6);
  const clientRoles = await demo.clients.listRoles({ id: idOf("orders-api") });
  atLeast("roles of a client", clientRoles.length, 3);
  atLeast("composite roles of a client", clientRoles.filter(({ composite }) => composite).length, 1);
  const robot = await demo.clients.getServiceAccountUser({ id: idOf("erp-sync") });
  const { clientMappings } = await demo.users.listRoleMappings({ id: robot.id });
  atLeast("clients whose roles a service account has", Object.keys(clientMappings ?? {}).length, 2);
  const vault = await demo.clients.exportResource({ id: idOf("document-vault") });
  atLeast("scopes to protect", vault.scopes.length, 5);
  atLeast("resources to protect", vault.resources.length, 4);
  atLeast("policies", vault.policies.filter(({ type }) => !/^(resource|scope)$/.test(type)).length, 9);
  atLeast("permissions", vault.policies.filter(({ type }) => /^(resource|scope)$/.test(type)).length, 5);
}

async function connections(demo, { expect, atLeast }) {
  const scopes = (await demo.clientScopes.find()).filter(({ protocolMappers }) => some(protocolMappers));
  const own = scopes.filter(({ name }) => /^(employment|languages|teams|orders|workshop|saml_employee)$/.test(name));
  atLeast("own client scopes with mappers", own.length, 6);
  atLeast("of them for SAML", own.filter(({ protocol }) => protocol === "saml").length, 1);
  const providers = (await demo.identityProviders.find()).map(({ providerId }) => providerId);
  const wanted = ["oidc", "saml", "github", "google"];
  expect(
    "identity providers",
    wanted.every((id) => providers.includes(id)),
    providers,
  );
  const directories = await demo.components.find({ type: "org.keycloak.storage.UserStorageProvider" });
  expect("a directory, disabled", directories[0]?.config.enabled?.[0] === "false", directories[0]?.name);
  const organizations = await demo.organizations.find({ ...ALL, briefRepresentation: false });
  atLeast("organizations with domains", organizations.filter(({ domains }) => some(domains)).length, 6);
  const members = await Promise.all(
    organizations.map(({ id }) => demo.organizations.listMembers({ orgId: id, ...ALL })),
  );
  expect(
    "every organization has members",
    members.every(some),
    members.map(({ length }) => length),
  );
}

async function events(demo, { atLeast }) {
  const saved = await demo.realms.findEvents({ ...REALM, ...ALL });
  atLeast("sign-ins", saved.filter(({ type }) => type === "LOGIN").length, 15);
  atLeast("failed sign-ins", saved.filter(({ type }) => type === "LOGIN_ERROR").length, 8);
  atLeast("admin events", (await demo.realms.findAdminEvents({ ...REALM, ...ALL })).length, 50);
}

/**
 * Looks at the realm `demo` through the admin API and says whether it holds what the demo data promise.
 * @param {{ url: string }} options the server's address without a trailing slash
 * @returns {Promise<Array<{ name: string, ok: boolean, detail: string }>>} one finding per promise
 */
export async function checkDemo({ url }) {
  const demo = clientOf(url, "demo");
  const findings = [];
  const expect = (name, ok, detail) => findings.push({ name, ok: Boolean(ok), detail: String(detail) });
  const atLeast = (name, found, wanted) => expect(name, found >= wanted, `${found} of at least ${wanted}`);
  for (const look of [settings, accounts, groups, clients, connections, events]) await look(demo, { expect, atLeast });
  return findings;
}
