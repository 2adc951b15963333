import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import { asItIs, jsonMap, namedConverters, type Shape } from "~/kit/form/namedConverters";
import { listIn } from "~/kit/form/values";

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

/** Shows what the server takes where nothing is stored; that is no change, and not written. */
const orDefault = (value: string): Shape => ({ ...asItIs, toForm: (stored) => stored ?? value });

/** Values that are not shown as they are stored. */
const shapes: Record<string, Shape> = {
  "acr.loa.map": jsonMap,
  "acr.uri.map": jsonMap,
  // the server keeps them as a set, whatever the order in which they were chosen
  supportedLocales: { ...asItIs, toStored: (chosen) => listIn(chosen).toSorted() },
  authType: orDefault("basic"),
  "vc.c-nonce-lifetime-seconds": orDefault("60"),
  preAuthorizedCodeLifespanS: orDefault("30"),
  credentialOfferLifespanS: orDefault("300"),
};

/** How a realm becomes values of a form and back, with nothing but what the fields of the form name. */
export const realmConverters = <Realm extends RealmRepresentation>(names: readonly string[]) =>
  namedConverters<Realm, RealmValues>(none, names, shapes);

const filled = <Value>(map: Record<string, Value>, before: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(map).filter(([key, value]) => value !== "" || before[key] === ""));

/**
 * A realm as it is written: attributes and mail settings that were emptied are left out, and so removed by the server.
 * Client policies and their profiles are, too, and stay: written, they would undo what others changed meanwhile, and the
 * server fails (500) while a policy names a profile that is gone.
 * @param before the realm as it was: what was empty there stays
 */
export const withoutEmpty = (
  { attributes, smtpServer, clientProfiles: _profiles, clientPolicies: _policies, ...realm }: RealmRepresentation,
  before: RealmRepresentation,
): RealmRepresentation => ({
  ...realm,
  ...(attributes && { attributes: filled(attributes, before.attributes) }),
  ...(smtpServer && { smtpServer: filled(smtpServer, before.smtpServer) }),
});
