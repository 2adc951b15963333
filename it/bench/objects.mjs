// Objects that are measured one by one, made once in the realm of the big data or in realms of their own.
import { inParallel } from "../data/admin.mjs";
import { adminClient } from "../../maven/theme.mjs";

const REALM = "big";
/** Mappers of the client whose tokens are evaluated. */
const MAPPERS = 100;
/** Steps of the flow. */
const STEPS = 60;

const times = (number, make) => Array.from({ length: number }, (_, n) => make(n + 1));

/** A client with many mappers. @returns its id */
export async function mappedClient(url) {
  const { clients } = adminClient(url);
  const [realm, clientId] = [REALM, "mapped"];
  const [found] = await clients.find({ realm, clientId });
  if (found) return found.id;
  const protocolMappers = times(MAPPERS, (n) => ({
    name: `claim ${n}`,
    protocol: "openid-connect",
    protocolMapper: "oidc-hardcoded-claim-mapper",
    config: { "claim.name": `claim${n}`, "claim.value": `value ${n}`, "access.token.claim": "true" },
  }));
  return (await clients.create({ realm, clientId, redirectUris: ["https://mapped.example/*"], protocolMappers })).id;
}

/** A flow with many steps, three levels deep. @returns the address of its page */
export async function longFlow(url) {
  const { authenticationManagement: flows } = adminClient(url);
  const [realm, alias] = [REALM, "long flow"];
  const known = async () => (await flows.getFlows({ realm })).find((flow) => flow.alias === alias);
  if (!(await known())) {
    await flows.createFlow({ realm, alias, providerId: "basic-flow", topLevel: true, builtIn: false });
    const sub = async (flow, name) =>
      flows.addFlowToFlow({ realm, flow, alias: name, type: "basic-flow", provider: "", description: "" });
    for (const part of times(5, (n) => `part ${n}`)) {
      await sub(alias, part);
      await sub(part, `${part} inner`);
      for (let n = 2; n < STEPS / 5; n++)
        await flows.addExecutionToFlow({ realm, flow: n % 2 ? part : `${part} inner`, provider: "auth-cookie" });
    }
  }
  return `/${REALM}/authentication/${(await known()).id}/DEFAULT`;
}

/** A role with 300 attributes. @returns its id */
export async function attributedRole(url) {
  const { roles } = adminClient(url);
  const [realm, name] = [REALM, "attributed"];
  const attributes = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`attribute ${n}`, [`value ${n}`]]));
  if (!(await roles.findOneByName({ realm, name }))) await roles.create({ realm, name });
  const { id } = await roles.findOneByName({ realm, name });
  await roles.updateById({ realm, id }, { name, attributes });
  return id;
}

/** Languages and keys of the texts. */
const [LOCALES, KEYS] = [["en", "ar", "de", "es", "fr"], 3000];
/** They have a realm of their own: every page of it loads them. */
const TEXTS = "texts";

/** Makes a realm with a text for each key in each language. @returns the address of their grid */
export async function manyTexts(url) {
  const client = adminClient(url);
  const own = { realm: TEXTS, internationalizationEnabled: true, supportedLocales: LOCALES, defaultLocale: "en" };
  if (!(await client.realms.findOne({ realm: TEXTS }))) await client.realms.create(own);
  // a run that was broken off has left a part of them
  const known = await client.realms.getRealmLocalizationTexts({ realm: TEXTS, selectedLocale: LOCALES.at(-1) });
  if (Object.keys(known).length < KEYS)
    for (const locale of LOCALES) {
      const texts = Object.fromEntries(times(KEYS, (n) => [`key ${n}`, `Text ${n} in ${locale}`]));
      // the admin client has no call that takes many
      const response = await fetch(`${url}/admin/realms/${TEXTS}/localization/${locale}`, {
        method: "POST",
        headers: { authorization: `Bearer ${await client.getAccessToken()}`, "content-type": "application/json" },
        body: JSON.stringify(texts),
      });
      if (!response.ok) throw new Error(`texts in ${locale}: ${response.status}`);
    }
  return `/${TEXTS}/realm-settings/localization/realm-overrides?locale=all`;
}

/** Kinds of which a realm has few or many: how the nth is made, and the place that lists them where it is not named like the kind. */
const kinds = {
  "identity-providers": {
    make: (client, realm, n) =>
      client.identityProviders.create({
        realm,
        alias: `provider-${n}`,
        providerId: "oidc",
        enabled: true,
        config: {
          clientId: "bench",
          clientSecret: "bench",
          authorizationUrl: "https://a.test/",
          tokenUrl: "https://t.test/",
        },
      }),
  },
  organizations: {
    make: (client, realm, n) =>
      client.organizations.create({
        realm,
        name: `organization-${n}`,
        alias: `organization-${n}`,
        domains: [{ name: `organization-${n}.example`, verified: false }],
      }),
  },
  members: {
    make: async (client, realm, n) => {
      const { id } = await client.users.create({ realm, username: `member-${n}`, enabled: true });
      await client.organizations.addMember({ realm, orgId: await oneOrganization(client, realm), userId: id });
    },
    place: async (client, realm) => `organizations/${await oneOrganization(client, realm)}/members`,
  },
  resources: {
    make: async (client, realm, n) =>
      client.clients.createResource({ realm, id: await resourceServer(client, realm) }, { name: `resource-${n}` }),
    place: async (client, realm) => `clients/${await resourceServer(client, realm)}/authorization/resources`,
  },
  policies: {
    make: async (client, realm, n) =>
      client.clients.createPolicy(
        { realm, id: await resourceServer(client, realm), type: "regex" },
        { name: `policy-${n}`, targetClaim: "sub", pattern: ".*" },
      ),
    place: async (client, realm) => `clients/${await resourceServer(client, realm)}/authorization/policies`,
  },
};

/** The client of a realm that has authorization services, made where it is not there. @returns its id */
async function resourceServer({ clients }, realm) {
  const clientId = "resource-server";
  const [found] = await clients.find({ realm, clientId });
  if (found) return found.id;
  const flows = { serviceAccountsEnabled: true, authorizationServicesEnabled: true };
  return (await clients.create({ realm, clientId, publicClient: false, ...flows })).id;
}

/** The one organization of a realm, made where it is not there. @returns its id */
async function oneOrganization({ organizations }, realm) {
  const [found] = await organizations.find({ realm, search: "one", exact: true });
  return found?.id ?? (await organizations.create({ realm, name: "one", alias: "one", domains: [] })).id;
}

/** Kinds that `listOf` makes. */
export const countedKinds = Object.keys(kinds);

/** A realm with so many objects of a kind. @returns the place of their list */
export async function listOf(url, kind, number) {
  const client = adminClient(url);
  const realm = `${kind}-${number}`;
  const { make, place = () => kind } = kinds[kind];
  if (!(await client.realms.findOne({ realm }))) {
    await client.realms.create({ realm, enabled: true, organizationsEnabled: true });
    await place(client, realm);
    await inParallel(
      times(number, (n) => n),
      2,
      (n) => make(client, realm, n),
    );
  }
  return `/${realm}/${await place(client, realm)}`;
}
