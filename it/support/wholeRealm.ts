// Realms that have more than the console knows, and all that the settings of a realm are about.
import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import type { MailServer } from "./mail";
import { settings } from "./areas/realmSettings";
import { admin, createRealm, uniqueName } from "./server";

const KEY_PROVIDER = "org.keycloak.keys.KeyProvider";
/** The component that keeps the user profile. */
const PROFILE = "declarative-user-profile";
/** Of the realm's e-mail settings. */
export const PASSWORD = "a secret / % é";
const locales = ["en", "de"];
/** Parts of the realm that are compared as their own reads give them. */
const READ_APART = /^(events|enabledEventTypes|clientProfiles|clientPolicies|defaultGroups)/;

/** By the name of its entries, with their order beside them: a list in which one entry can be compared. */
const named = (list: readonly { name?: string; id?: string }[] = []) =>
  Object.fromEntries(list.map((entry) => [entry.name ?? entry.id ?? "", entry]));

/** All that the settings are about. */
export async function wholeOf(realm: string): Promise<object> {
  const whole: RealmRepresentation = Object.fromEntries(
    Object.entries(await settings(realm)).filter(([name]) => !READ_APART.test(name)),
  );
  const profile = await admin.users.getProfile({ realm });
  const { profiles, policies } = {
    ...(await admin.clientPolicies.listProfiles({ realm })),
    ...(await admin.clientPolicies.listPolicies({ realm })),
  };
  const texts = locales.map(async (selectedLocale) => [
    selectedLocale,
    await admin.realms.getRealmLocalizationTexts({ realm, selectedLocale }),
  ]);
  const roles = await admin.roles.getCompositeRoles({ realm, id: whole.defaultRole?.id ?? "" });
  return {
    realm: whole,
    profile: {
      ...profile,
      attributes: named(profile.attributes),
      groups: named(profile.groups),
      order: profile.attributes?.map(({ name }) => name),
    },
    profiles: named(profiles),
    policies: named(policies),
    events: await admin.realms.getConfigEvents({ realm }),
    components: named((await admin.components.find({ realm })).filter(({ providerId }) => providerId !== PROFILE)),
    texts: Object.fromEntries(await Promise.all(texts)) as object,
    defaultRoles: roles.map(({ name }) => name).sort(),
    defaultGroups: (await admin.realms.getDefaultGroups({ realm })).map(({ name }) => name),
  };
}

/** Paths at which two objects differ. */
export function differences(one: object, other: object, prefix = ""): string[] {
  const [a, b] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return [...new Set([...a.keys(), ...b.keys()])].flatMap((key) => {
    const [x, y]: unknown[] = [a.get(key), b.get(key)];
    if (JSON.stringify(x) === JSON.stringify(y)) return [];
    const isNested = [x, y].every((value) => typeof value === "object" && value !== null && !Array.isArray(value));
    return isNested ? differences(x as object, y as object, `${prefix}${key}.`) : [prefix + key];
  });
}

/** A realm that has, wherever the server lets it, more than the console knows. */
export async function unknownRealm(mail: MailServer): Promise<string> {
  const realm = uniqueName("unknown");
  await createRealm({
    realm,
    internationalizationEnabled: true,
    supportedLocales: locales,
    defaultLocale: "en",
    bruteForceProtected: true,
    eventsEnabled: true,
    eventsExpiration: 60,
    adminEventsEnabled: true,
    smtpServer: { ...mail.settings, auth: "true", user: "mailer", password: PASSWORD, "made.up": "1" },
    attributes: { "made.up": "kept", "a/b%2F": "🍺 عربي", "acr.loa.map": '{"gold":2}', adminEventsExpiration: "60" },
    browserSecurityHeaders: { xFrameOptions: "DENY", madeUp: "1" },
  });
  // what the server adds at the first write of any kind
  await admin.realms.update({ realm }, await settings(realm));
  const profile = await admin.users.getProfile({ realm });
  const annotations = { made: { up: [1, { "a.b": true }] }, number: 5 };
  await admin.users.updateProfile({
    realm,
    ...profile,
    unmanagedAttributePolicy: "ADMIN_VIEW" as never,
    attributes: [
      ...(profile.attributes ?? []),
      { name: "deep", annotations, validations: { length: { max: 5, "made.up": "x" } }, required: {} },
    ],
    groups: [...(profile.groups ?? []), { name: "changed" }, { name: "deep", annotations }],
  });
  const executors = [{ executor: "pkce-enforcer", configuration: { "auto-configure": "true", "made.up": { x: [1] } } }];
  const about = { name: "changed", description: "about this" };
  await admin.clientPolicies.createProfiles({ realm, profiles: [about, { name: "deep", executors }] });
  const conditions = [{ condition: "any-client", configuration: { "made.up": { x: [1] } } }];
  const policies = ["changed", "deep"].map((name) => ({ name, enabled: true, conditions, profiles: ["deep"] }));
  await admin.clientPolicies.updatePolicy({ realm, policies });
  await admin.components.create({
    realm,
    name: "deep",
    providerId: "aes-generated",
    providerType: KEY_PROVIDER,
    config: { "made.up": ["1", "2"], priority: ["7"] },
  });
  for (const selectedLocale of locales)
    await admin.realms.addLocalization({ realm, selectedLocale, key: "kept / %" }, "كما هو <b>");
  for (const name of ["changed", "kept"]) {
    const { id } = await admin.groups.create({ realm, name });
    await admin.realms.addDefaultGroup({ realm, id });
  }
  return realm;
}
