import { sessionEnds, type TimeOf, TIMES, tokenEnds } from "~/features/realmSettings/sessionEnds";

type Settings = Partial<Record<(typeof TIMES)[number], number>>;

const realm: Settings = {
  ssoSessionIdleTimeout: 1800,
  ssoSessionMaxLifespan: 36_000,
  offlineSessionIdleTimeout: 2_592_000,
  offlineSessionMaxLifespan: 5_184_000,
  accessTokenLifespan: 300,
  accessTokenLifespanForImplicitFlow: 900,
  accessCodeLifespan: 60,
  oauth2DeviceCodeLifespan: 600,
  actionTokenGeneratedByUserLifespan: 301,
  actionTokenGeneratedByAdminLifespan: 43_200,
};

const timeOf =
  (settings: Settings): TimeOf =>
  (name) =>
    ({ ...realm, ...settings })[name] ?? 0;

const times = (settings: Settings, remembers = true, limitsOffline = true) =>
  sessionEnds(timeOf(settings), remembers, limitsOffline).map(({ idle, max }) => [idle, max]);

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
  expect(times({ clientSessionMaxLifespan: 600 })[2]).toEqual([600, 600]);
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

describe("tokens", () => {
  const ends = (settings: Settings, limitsOffline = false, hasDevices = true) =>
    Object.fromEntries(
      tokenEnds(timeOf(settings), limitsOffline, hasDevices).map(({ label, idle, max }) => [label, [idle, max]]),
    );

  it("end after their own time", () => {
    expect(ends({})).toEqual({
      accessTokenLifespan: [undefined, 300],
      accessTokenLifespanImplicitFlow: [undefined, 900],
      refreshTokens: [1800, 36_000],
      "gatehouse.offlineTokens": [2_592_000, undefined],
      clientLoginTimeout: [undefined, 60],
      oAuthDeviceCodeLifespan: [undefined, 600],
      userInitiatedActionLifespan: [undefined, 301],
      defaultAdminInitiated: [undefined, 43_200],
    });
    expect(ends({}, true, false)).not.toHaveProperty("oAuthDeviceCodeLifespan");
  });

  it("end with the session of their client", () => {
    const settings = { accessTokenLifespan: 99_000, accessTokenLifespanForImplicitFlow: 99_000 };
    expect(ends({ ...settings, clientSessionMaxLifespan: 7200, clientSessionIdleTimeout: 60 }, true)).toMatchObject({
      accessTokenLifespan: [undefined, 7200],
      accessTokenLifespanImplicitFlow: [undefined, 7200],
      refreshTokens: [60, 7200],
      "gatehouse.offlineTokens": [2_592_000, 5_184_000],
    });
  });
});
