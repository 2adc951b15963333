import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import type { Key } from "~/i18n/useT";

/** The settings of the realm that say when sessions and tokens end. */
export const TIMES = [
  "ssoSessionIdleTimeout",
  "ssoSessionMaxLifespan",
  "ssoSessionIdleTimeoutRememberMe",
  "ssoSessionMaxLifespanRememberMe",
  "clientSessionIdleTimeout",
  "clientSessionMaxLifespan",
  "offlineSessionIdleTimeout",
  "clientOfflineSessionIdleTimeout",
  "offlineSessionMaxLifespan",
  "clientOfflineSessionMaxLifespan",
  "accessTokenLifespan",
  "accessTokenLifespanForImplicitFlow",
  "accessCodeLifespan",
  "oauth2DeviceCodeLifespan",
  "actionTokenGeneratedByUserLifespan",
  "actionTokenGeneratedByAdminLifespan",
] as const satisfies (keyof RealmRepresentation)[];

/** A setting in seconds; 0 inherits, where it is one of sessions. */
export type TimeOf = (name: (typeof TIMES)[number]) => number;

/** When a kind of session or token ends, in seconds. */
export interface Ends {
  /** Without use; left out where use makes no difference. */
  idle?: number;
  /** However much it is used; undefined where nothing limits it. */
  max: number | undefined;
}

/** One of them and its name. */
export interface LabelledEnds extends Ends {
  label: Key;
}

/** What the server counts for a time of the realm that is 0 or less, in seconds. */
const DEFAULTS = {
  ssoSessionIdleTimeout: 1800,
  ssoSessionMaxLifespan: 36_000,
  offlineSessionIdleTimeout: 2_592_000,
  offlineSessionMaxLifespan: 5_184_000,
};

/** A time of the realm as the server counts it. */
export const counted = (name: keyof typeof DEFAULTS, seconds: number) => (seconds > 0 ? seconds : DEFAULTS[name]);

/** A session of a client ends with that of its user at the latest; 0 means the same. */
const within = (own: number, whole: number) => (own > 0 ? Math.min(own, whole) : whole);

/** What is not used ends no later than what is. */
const capped = <Max extends number | undefined>(idle: number, max: Max) => ({ idle: Math.min(idle, max ?? idle), max });

/** When each kind of session ends, as the server counts it: of users, of their clients, and of both offline. */
function ends(timeOf: TimeOf, limitsOffline: boolean) {
  const setOrDefault = (name: keyof typeof DEFAULTS) => counted(name, timeOf(name));
  const [idle, max] = [setOrDefault("ssoSessionIdleTimeout"), setOrDefault("ssoSessionMaxLifespan")];
  const offlineIdle = setOrDefault("offlineSessionIdleTimeout");
  const offlineMax = limitsOffline ? setOrDefault("offlineSessionMaxLifespan") : undefined;
  // a remembered session never ends before others do
  const longest = Math.max(timeOf("ssoSessionMaxLifespanRememberMe"), max);
  const longestIdle = Math.max(timeOf("ssoSessionIdleTimeoutRememberMe"), idle);
  return {
    user: capped(idle, max),
    remembered: capped(longestIdle, longest),
    client: capped(within(timeOf("clientSessionIdleTimeout"), idle), within(timeOf("clientSessionMaxLifespan"), max)),
    offline: capped(offlineIdle, offlineMax),
    clientOffline: capped(
      within(timeOf("clientOfflineSessionIdleTimeout"), offlineIdle),
      offlineMax && within(timeOf("clientOfflineSessionMaxLifespan"), offlineMax),
    ),
  };
}

/**
 * When each kind of session ends.
 * @param remembers the realm lets users be remembered
 * @param limitsOffline offline sessions have a longest time
 */
export function sessionEnds(timeOf: TimeOf, remembers: boolean, limitsOffline: boolean): LabelledEnds[] {
  const { user, client, offline, clientOffline, ...others } = ends(timeOf, limitsOffline);
  return [
    { label: "SSOSessionSettings", ...user },
    ...(remembers ? [{ label: "rememberMe", ...others.remembered } as const] : []),
    { label: "clientSessionSettings", ...client },
    { label: "offlineSessionSettings", ...offline },
    { label: "gatehouse.clientOfflineSession", ...clientOffline },
  ];
}

/**
 * When each kind of token ends: an access token with the session of its client at the latest, refresh and offline tokens
 * with that session.
 * @param limitsOffline offline sessions have a longest time
 * @param hasDevices devices without a browser can sign in
 */
export function tokenEnds(timeOf: TimeOf, limitsOffline: boolean, hasDevices: boolean): LabelledEnds[] {
  const { client, clientOffline } = ends(timeOf, limitsOffline);
  return [
    { label: "accessTokenLifespan", max: Math.min(timeOf("accessTokenLifespan"), client.max) },
    {
      label: "accessTokenLifespanImplicitFlow",
      max: Math.min(timeOf("accessTokenLifespanForImplicitFlow"), client.max),
    },
    { label: "refreshTokens", ...client },
    { label: "gatehouse.offlineTokens", ...clientOffline },
    { label: "clientLoginTimeout", max: timeOf("accessCodeLifespan") },
    ...(hasDevices ? [{ label: "oAuthDeviceCodeLifespan", max: timeOf("oauth2DeviceCodeLifespan") } as const] : []),
    { label: "userInitiatedActionLifespan", max: timeOf("actionTokenGeneratedByUserLifespan") },
    { label: "defaultAdminInitiated", max: timeOf("actionTokenGeneratedByAdminLifespan") },
  ];
}
