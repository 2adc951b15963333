import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import { asItIs, jsonMap, namedConverters, type Shape } from "~/kit/form/namedConverters";

/** What forms of the realm show; each has only what its fields name. */
export type RealmValues = { [Name in keyof RealmRepresentation]: unknown } & {
  attributes: Record<string, unknown>;
  smtpServer: Record<string, unknown>;
  browserSecurityHeaders: Record<string, unknown>;
  /** Since 26.6. */
  scimApiEnabled?: unknown;
  /** Of the user profile. */
  unmanagedAttributePolicy?: unknown;
};

const none: RealmValues = { attributes: {}, smtpServer: {}, browserSecurityHeaders: {} };

/** Values that are not shown as they are stored. */
const shapes: Record<string, Shape> = {
  "acr.loa.map": jsonMap,
  "acr.uri.map": jsonMap,
  authType: { ...asItIs, toForm: (stored) => stored ?? "basic" },
};

/** How a realm becomes values of a form and back, with nothing but what the fields of the form name. */
export const realmConverters = <Realm extends RealmRepresentation>(names: readonly string[]) =>
  namedConverters<Realm, RealmValues>(none, names, shapes);

const filled = <Value>(map: Record<string, Value>, before: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(map).filter(([key, value]) => value !== "" || before[key] === ""));

/**
 * A realm as it is written: attributes and mail settings that were emptied are left out, and so removed by the server.
 * @param before the realm as it was: what was empty there stays
 */
export const withoutEmpty = (
  { attributes, smtpServer, ...realm }: RealmRepresentation,
  before: RealmRepresentation,
): RealmRepresentation => ({
  ...realm,
  ...(attributes && { attributes: filled(attributes, before.attributes) }),
  ...(smtpServer && { smtpServer: filled(smtpServer, before.smtpServer) }),
});
