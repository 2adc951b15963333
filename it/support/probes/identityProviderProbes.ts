// One harmless request for every write about identity providers.
import { admin, uniqueName } from "../server";
import type { Probe } from "./probes";

/** A provider that leads nowhere. */
const bare = (alias: string) => ({
  alias,
  providerId: "oidc",
  enabled: true,
  config: { clientId: "probe", clientSecret: "probe", authorizationUrl: "https://a.test", tokenUrl: "https://t.test" },
});

/** A mapper of such a provider. */
const mapperOf = (alias: string, name: string) => ({
  name,
  identityProviderAlias: alias,
  identityProviderMapper: "hardcoded-attribute-idp-mapper",
  config: { syncMode: "INHERIT", attribute: "a", "attribute.value": "b" },
});

/** Makes a provider in a realm, on the server of an administrator. @returns its alias */
export async function makeIdentityProvider(realm: string, alias = uniqueName("idp"), as = admin): Promise<string> {
  await as.identityProviders.create({ realm, ...bare(alias) });
  return alias;
}

/** Makes a mapper of a provider. @returns its id */
export async function makeProviderMapper(realm: string, alias: string, name = uniqueName("mapper")): Promise<string> {
  await admin.identityProviders.createMapper({ realm, alias, identityProviderMapper: mapperOf(alias, name) });
  const mappers = await admin.identityProviders.findMappers({ realm, alias });
  return mappers.find((one) => one.name === name)?.id ?? "";
}

/** The probes of writes about identity providers; `identityProvider` is an alias. */
export const identityProviderProbes = {
  // refused as invalid by who may
  "identityProviders.create": (as, { realm }) => as.identityProviders.create({ realm, providerId: "none" }),
  "identityProviders.update": async (as, { realm, identityProvider: alias }) =>
    as.identityProviders.update({ realm, alias }, (await admin.identityProviders.findOne({ realm, alias })) ?? {}),
  "identityProviders.del": async (as, { realm }) =>
    as.identityProviders.del({ realm, alias: await makeIdentityProvider(realm) }),
  "identityProviders.createMapper": (as, { realm, identityProvider: alias }) =>
    as.identityProviders.createMapper({ realm, alias, identityProviderMapper: mapperOf(alias, uniqueName("made")) }),
  "identityProviders.updateMapper": async (as, { realm, identityProvider: alias }) => {
    const id = await makeProviderMapper(realm, alias);
    const mapper = await admin.identityProviders.findOneMapper({ realm, alias, id });
    return as.identityProviders.updateMapper({ realm, alias, id }, mapper ?? {});
  },
  "identityProviders.delMapper": async (as, { realm, identityProvider: alias }) =>
    as.identityProviders.delMapper({ realm, alias, id: await makeProviderMapper(realm, alias) }),
  "identityProviders.importConfig": (as, { realm }) =>
    as.identityProviders.importFromUrl({ realm, providerId: "oidc", fromUrl: "http://127.0.0.1:9/none" }),
  // refused as invalid by who may
  "identityProviders.uploadCertificate": (as, { realm }) =>
    as.identityProviders.uploadCertificate({ realm }, new FormData()),
  "identityProviders.reloadKeys": (as, { realm, identityProvider: alias }) =>
    as.identityProviders.reloadKeys({ realm, alias }),
  // the first model of fine-grained permissions; a server has this one or the second
  "identityProviders.updatePermission": undefined,
} satisfies Record<string, Probe | undefined>;
