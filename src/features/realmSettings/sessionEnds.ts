import type { Key } from "~/i18n/useT";

/** The settings of the realm that say when sessions end, in seconds; 0 inherits. */
export interface SessionSettings {
  ssoSessionIdleTimeout: number;
  ssoSessionMaxLifespan: number;
  ssoSessionIdleTimeoutRememberMe: number;
  ssoSessionMaxLifespanRememberMe: number;
  clientSessionIdleTimeout: number;
  clientSessionMaxLifespan: number;
  offlineSessionIdleTimeout: number;
  clientOfflineSessionIdleTimeout: number;
  offlineSessionMaxLifespan: number;
  clientOfflineSessionMaxLifespan: number;
}

/** When a kind of session ends, in seconds. */
export interface SessionTime {
  label: Key;
  /** Without use. */
  idle: number;
  /** However much it is used; undefined where nothing limits it. */
  max: number | undefined;
}

/** What the server counts for a time of the realm that is 0 or less, in seconds. */
const DEFAULTS = {
  ssoSessionIdleTimeout: 1800,
  ssoSessionMaxLifespan: 36_000,
  offlineSessionIdleTimeout: 2_592_000,
  offlineSessionMaxLifespan: 5_184_000,
};

/** A session of a client ends with that of its user at the latest; 0 means the same. */
const within = (own: number, whole: number) => (own > 0 ? Math.min(own, whole) : whole);

/**
 * When each kind of session ends, as the server counts it.
 * @param remembers the realm lets users be remembered
 * @param limitsOffline offline sessions have a longest time
 */
export function sessionEnds(times: SessionSettings, remembers: boolean, limitsOffline: boolean): SessionTime[] {
  const timeOf = (name: keyof typeof DEFAULTS) => (times[name] > 0 ? times[name] : DEFAULTS[name]);
  const [idle, max] = [timeOf("ssoSessionIdleTimeout"), timeOf("ssoSessionMaxLifespan")];
  const offlineIdle = timeOf("offlineSessionIdleTimeout");
  const offlineMax = limitsOffline ? timeOf("offlineSessionMaxLifespan") : undefined;
  return [
    { label: "SSOSessionSettings", idle: Math.min(idle, max), max },
    ...(remembers ? [remembered(times, idle, max)] : []),
    {
      label: "clientSessionSettings",
      idle: within(times.clientSessionIdleTimeout, idle),
      max: within(times.clientSessionMaxLifespan, max),
    },
    { label: "offlineSessionSettings", idle: Math.min(offlineIdle, offlineMax ?? offlineIdle), max: offlineMax },
    {
      label: "gatehouse.clientOfflineSession",
      idle: within(times.clientOfflineSessionIdleTimeout, offlineIdle),
      max: offlineMax === undefined ? undefined : within(times.clientOfflineSessionMaxLifespan, offlineMax),
    },
  ];
}

/** A remembered session never ends before others do. */
function remembered(times: SessionSettings, ofOthers: number, maxOfOthers: number): SessionTime {
  const max = Math.max(times.ssoSessionMaxLifespanRememberMe, maxOfOthers);
  const idle = Math.max(times.ssoSessionIdleTimeoutRememberMe, ofOthers);
  return { label: "rememberMe", idle: Math.min(idle, max), max };
}
