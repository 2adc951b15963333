import { type SessionSettings, sessionEnds } from "~/features/realmSettings/sessionEnds";

const realm: SessionSettings = {
  ssoSessionIdleTimeout: 1800,
  ssoSessionMaxLifespan: 36_000,
  ssoSessionIdleTimeoutRememberMe: 0,
  ssoSessionMaxLifespanRememberMe: 0,
  clientSessionIdleTimeout: 0,
  clientSessionMaxLifespan: 0,
  offlineSessionIdleTimeout: 2_592_000,
  clientOfflineSessionIdleTimeout: 0,
  offlineSessionMaxLifespan: 5_184_000,
  clientOfflineSessionMaxLifespan: 0,
};

const times = (settings: Partial<SessionSettings>, remembers = true, limitsOffline = true) =>
  sessionEnds({ ...realm, ...settings }, remembers, limitsOffline).map(({ idle, max }) => [idle, max]);

it("takes what is not set from the session around it", () => {
  expect(times({})).toEqual([
    [1800, 36_000],
    [1800, 36_000],
    [1800, 36_000],
    [2_592_000, 5_184_000],
    [2_592_000, 5_184_000],
  ]);
});

it("ends a client's session with that of its user at the latest", () => {
  expect(times({ clientSessionIdleTimeout: 60, clientSessionMaxLifespan: 99_000 })[2]).toEqual([60, 36_000]);
});

it("has no limit for offline sessions where there is none, and no remembered ones", () => {
  expect(times({ clientOfflineSessionIdleTimeout: 60 }, false, false)).toEqual([
    [1800, 36_000],
    [1800, 36_000],
    [2_592_000, undefined],
    [60, undefined],
  ]);
});

it("counts what the server takes for 0, and remembers nobody for less than others", () => {
  const none = { ssoSessionIdleTimeout: 0, ssoSessionMaxLifespan: 0, offlineSessionIdleTimeout: 0 };
  expect(times({ ...none, offlineSessionMaxLifespan: 0 })).toEqual(times({}));
  expect(times({ ssoSessionIdleTimeoutRememberMe: 60, ssoSessionMaxLifespanRememberMe: 120 })[1]).toEqual([
    1800, 36_000,
  ]);
});

it("lasts longer where it is remembered; unused no longer than at all", () => {
  const remembered = { ssoSessionIdleTimeoutRememberMe: 90_000, ssoSessionMaxLifespanRememberMe: 80_000 };
  expect(times(remembered)[1]).toEqual([80_000, 80_000]);
});
