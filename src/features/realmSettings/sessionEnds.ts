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

/** A session of a client ends with that of its user at the latest; 0 means the same. */
const within = (own: number, whole: number) => (own > 0 ? Math.min(own, whole) : whole);

/**
 * When each kind of session ends, as the server counts it.
 * @param remembers the realm lets users be remembered
 * @param limitsOffline offline sessions have a longest time
 */
export function sessionEnds(times: SessionSettings, remembers: boolean, limitsOffline: boolean): SessionTime[] {
  const [idle, max] = [times.ssoSessionIdleTimeout, times.ssoSessionMaxLifespan];
  const offlineIdle = times.offlineSessionIdleTimeout;
  const offlineMax = limitsOffline ? times.offlineSessionMaxLifespan : undefined;
  return [
    { label: "SSOSessionSettings", idle: Math.min(idle, max), max },
    ...(remembers ? [remembered(times)] : []),
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

/** A remembered session lasts as others do where nothing else is said. */
function remembered(times: SessionSettings): SessionTime {
  const max = times.ssoSessionMaxLifespanRememberMe || times.ssoSessionMaxLifespan;
  const idle = times.ssoSessionIdleTimeoutRememberMe || times.ssoSessionIdleTimeout;
  return { label: "rememberMe", idle: Math.min(idle, max), max };
}
