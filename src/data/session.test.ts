import type { SignInError as FailureClass, Why } from "~/data/signInFailure";

const NOW = 1_800_000_000_000;

/** Stands in for keycloak-js: its public state, and a server that answers what the test says. */
class MockKeycloak {
  static all: MockKeycloak[] = [];
  static signedIn = true;
  static sub = "anna";
  /** Seconds each new refresh token lives; the last one stays. */
  static lives = [1800];
  static answer: () => Promise<unknown> = () => Promise.resolve();
  authenticated = false;
  token?: string;
  idTokenParsed?: object;
  refreshToken = "refresh";
  idToken = "id";
  sessionId = "sid";
  timeSkew = 10;
  refreshTokenParsed?: { exp: number; iat: number };
  expired = false;
  refreshes = 0;
  constructor() {
    MockKeycloak.all.push(this);
  }
  grant() {
    const [life = 1800, ...rest] = MockKeycloak.lives;
    if (rest.length) MockKeycloak.lives = rest;
    const iat = Date.now() / 1000 - this.timeSkew;
    Object.assign(this, {
      authenticated: true,
      subject: MockKeycloak.sub,
      expired: false,
      token: `token ${this.refreshes}`,
    });
    this.idTokenParsed = { sub: MockKeycloak.sub, given_name: "Anna", family_name: 7 };
    this.refreshTokenParsed = { iat, exp: iat + life };
    return true;
  }
  init = jest.fn((given: { token?: string; onLoad?: string }) =>
    Promise.resolve(given.token || MockKeycloak.signedIn ? this.grant() : false),
  );
  login = jest.fn(() => Promise.resolve());
  logout = jest.fn(() => Promise.resolve());
  isTokenExpired = () => this.expired;
  updateToken = () => {
    this.refreshes += 1;
    return MockKeycloak.answer().then(() => this.grant());
  };
  clearToken = () => Object.assign(this, { authenticated: false, token: undefined });
}
jest.mock("keycloak-js", () => ({ __esModule: true, default: MockKeycloak }));

const load = async () => ({
  ...(await import("~/data/session")),
  ...(await import("~/data/drafts")),
  ...(await import("~/data/signInFailure")),
});
let page: Awaited<ReturnType<typeof load>>;

const keycloak = () => {
  const [first] = MockKeycloak.all;
  if (!first) throw new Error("no adapter");
  return first;
};
const failure = (why: Why): FailureClass => new page.SignInError(why, `because ${why}`);
const refusing = (why: Why) => {
  MockKeycloak.answer = () => Promise.reject(failure(why));
};
const answering = () => {
  MockKeycloak.answer = () => Promise.resolve();
};
/** How a promise stands after everything due now has run. */
async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  let state: unknown = "waiting";
  const keep = (outcome: unknown) => (state = outcome);
  promise.then(keep, keep);
  await jest.advanceTimersByTimeAsync(0);
  return state;
}

beforeEach(async () => {
  jest.resetModules();
  jest.useFakeTimers({ now: NOW });
  sessionStorage.clear();
  window.history.replaceState(null, "", "/admin/master/console/#/master/realms");
  document.body.innerHTML = '<script id="environment" type="application/json">{}</script>';
  Object.assign(MockKeycloak, { all: [], signedIn: true, sub: "anna", lives: [1800] });
  answering();
  page = await load();
});

describe("start", () => {
  test("knows the user and the end of the session on this browser's clock", async () => {
    expect(await page.start()).toBe("in");
    expect(page.session.get()).toEqual({
      is: "in",
      user: { sub: "anna", givenName: "Anna" },
      expiresAt: NOW + 1_800_000,
      warnAt: NOW + 1_740_000,
      prolongs: true,
    });
  });

  test("redirects by itself, keycloak-js never does", async () => {
    MockKeycloak.signedIn = false;
    expect(await page.start()).toBe("redirecting");
    expect(keycloak().login).toHaveBeenCalledTimes(1);
    expect(keycloak().init.mock.calls[0]?.[0].onLoad).toBeUndefined();
  });

  test("stops after two redirects, and a sign-in forgets them", async () => {
    MockKeycloak.signedIn = false;
    await page.start();
    await page.start();
    await expect(page.start()).rejects.toMatchObject({ why: "loop" });
    MockKeycloak.signedIn = true;
    expect(await page.start()).toBe("in");
    MockKeycloak.signedIn = false;
    expect(await page.start()).toBe("redirecting");
  });

  test("drops the drafts of another user, keeps those of the same", async () => {
    await page.start();
    page.keepDraft("realm", { realm: "a" });
    await page.start();
    expect(page.draftOf("realm")).toEqual({ realm: "a" });
    MockKeycloak.sub = "berta";
    await page.start();
    expect(page.draftOf("realm")).toBeUndefined();
  });

  test.each([
    ["?state=s&code=c", true],
    ["?state=s&error=access_denied", true],
    ["?code=c", false],
    ["", false],
    ["?state=s&code=c#gatehouse-sign-in=n", false],
  ])("an answer in the address %p: %p", (address, expected) => {
    window.history.replaceState(null, "", `/admin/master/console/${address}`);
    expect(page.hasAnswer()).toBe(expected);
  });
});

describe("token", () => {
  beforeEach(() => page.start());

  test("is refreshed once for any number of calls, and only when needed", async () => {
    expect(await page.token()).toBe("token 0");
    keycloak().expired = true;
    expect(await Promise.all([page.token(), page.token(), page.token()])).toEqual(["token 1", "token 1", "token 1"]);
    await Promise.all([page.forceRefresh(), page.forceRefresh()]);
    expect(keycloak().refreshes).toBe(2);
  });

  test("an ended session with nothing unsaved starts sign-in at once; the third time in 30 seconds it stops", async () => {
    refusing("session");
    keycloak().expired = true;
    expect(await stateOf(page.token())).toBe("waiting");
    expect(keycloak().login).toHaveBeenCalledTimes(1);
    expect(page.session.get().is).toBe("in");
    for (const is of ["in", "ended"]) {
      jest.resetModules();
      page = await load();
      await page.start();
      refusing("session");
      void page.forceRefresh();
      await jest.advanceTimersByTimeAsync(0);
      expect(page.session.get().is).toBe(is);
    }
    expect(page.session.get()).toMatchObject({ failure: { why: "loop" }, asking: true });
  });

  test.each<Why>(["disabled", "refused", "unknown"])("%s is told instead of going to sign-in", async (why) => {
    refusing(why);
    keycloak().expired = true;
    expect(await stateOf(page.token())).toBe("waiting");
    expect(page.session.get()).toMatchObject({ is: "ended", failure: { why } });
    expect(keycloak().login).not.toHaveBeenCalled();
  });

  test("with unsaved work the page stays; who does not want to wait gets the call rejected, the next call asks again", async () => {
    page.markDirty("form", true);
    refusing("session");
    keycloak().expired = true;
    const save = page.token();
    expect(await stateOf(save)).toBe("waiting");
    expect(page.session.get()).toMatchObject({ is: "ended", asking: true, user: { sub: "anna" } });
    page.giveUp();
    expect(await stateOf(save)).toMatchObject({ why: "session" });
    expect(page.session.get()).toMatchObject({ is: "ended", asking: false });
    const again = page.forceRefresh();
    expect(await stateOf(again)).toBe("waiting");
    expect(page.session.get()).toMatchObject({ is: "ended", asking: true });
    expect(keycloak().refreshes).toBe(1);
  });

  test.each<Why>(["offline", "server"])("%s: calls wait, tries grow apart, then everything goes on", async (why) => {
    refusing(why);
    keycloak().expired = true;
    const save = page.token();
    expect(await stateOf(save)).toBe("waiting");
    expect(page.session.get()).toMatchObject({
      is: "unreachable",
      failure: { why },
      asking: true,
      retryAt: NOW + 2000,
    });
    await jest.advanceTimersByTimeAsync(2000);
    expect(page.session.get()).toMatchObject({ retryAt: NOW + 6000 });
    await jest.advanceTimersByTimeAsync(120_000);
    expect(keycloak().refreshes).toBe(8);
    answering();
    page.retryNow();
    expect(await stateOf(save)).toBe("token 9");
    expect(page.session.get().is).toBe("in");
  });

  test("the browser is online again: tried at once", async () => {
    refusing("offline");
    void page.forceRefresh();
    await jest.advanceTimersByTimeAsync(0);
    answering();
    window.dispatchEvent(new Event("online"));
    await jest.advanceTimersByTimeAsync(0);
    expect(page.session.get().is).toBe("in");
  });

  test("tries go on quietly after the administrator stopped waiting", async () => {
    refusing("offline");
    keycloak().expired = true;
    const read = page.token();
    await jest.advanceTimersByTimeAsync(0);
    page.giveUp();
    expect(await stateOf(read)).toMatchObject({ why: "offline" });
    await jest.advanceTimersByTimeAsync(2000);
    expect(page.session.get()).toMatchObject({ is: "unreachable", asking: false });
    answering();
    await jest.advanceTimersByTimeAsync(4000);
    expect(page.session.get().is).toBe("in");
  });

  test("a token still good is given out although nobody answers", async () => {
    refusing("offline");
    void page.forceRefresh();
    await jest.advanceTimersByTimeAsync(0);
    expect(await page.token()).toBe("token 0");
  });
});

describe("the end of the session", () => {
  test("is asked of the server only after it, never before", async () => {
    await page.start();
    refusing("session");
    await jest.advanceTimersByTimeAsync(1_802_900);
    expect(keycloak().refreshes).toBe(0);
    await jest.advanceTimersByTimeAsync(200);
    expect(keycloak().refreshes).toBe(1);
    expect(keycloak().login).toHaveBeenCalledTimes(1);
  });

  test("is announced later for a short session", async () => {
    MockKeycloak.lives = [120];
    await page.start();
    expect(page.session.get()).toMatchObject({ expiresAt: NOW + 120_000, warnAt: NOW + 90_000 });
  });

  test("is known to be for sure when a refresh no longer moves it", async () => {
    MockKeycloak.lives = [1800, 1800, 40];
    await page.start();
    await page.forceRefresh();
    expect(page.session.get()).toMatchObject({ prolongs: true });
    await page.forceRefresh();
    expect(page.session.get()).toMatchObject({ prolongs: false, expiresAt: NOW + 40_000, warnAt: NOW - 20_000 });
  });
});

describe("the second window", () => {
  const second = { closed: false };
  const nonce = () => String(jest.mocked(window.open).mock.calls[0]?.[0]).split("=")[1];
  function post(data: object, source: unknown = second, origin = window.location.origin) {
    const event = new MessageEvent("message", { data, origin });
    Object.defineProperty(event, "source", { value: source });
    window.dispatchEvent(event);
  }
  const tokens = { token: "t", refreshToken: "r", idToken: "i" };

  beforeEach(async () => {
    await page.start();
    page.markDirty("form", true);
    refusing("session");
    keycloak().expired = true;
    second.closed = false;
    Object.assign(window, { open: jest.fn(() => second) });
    Object.defineProperty(crypto, "randomUUID", { value: () => "a-nonce", configurable: true });
  });

  test("brings new tokens, and the pending save goes on", async () => {
    const save = page.token();
    await jest.advanceTimersByTimeAsync(0);
    const signedIn = page.signInAgain();
    expect(jest.mocked(window.open).mock.calls[0]?.[0]).toBe(
      "http://localhost/admin/master/console/#gatehouse-sign-in=a-nonce",
    );
    post({ gatehouseSignIn: nonce(), ...tokens });
    expect(await stateOf(signedIn)).toBe("in");
    expect(MockKeycloak.all[1]?.init.mock.calls[0]?.[0]).toMatchObject(tokens);
    expect(await stateOf(save)).toBe("token 0");
    expect(page.session.get().is).toBe("in");
  });

  test("a message of another origin, another window, another nonce or without tokens is not heard", async () => {
    const signedIn = page.signInAgain();
    post({ gatehouseSignIn: nonce(), ...tokens }, second, "https://evil.example");
    post({ gatehouseSignIn: nonce(), ...tokens }, window);
    post({ gatehouseSignIn: "other", ...tokens });
    post({ gatehouseSignIn: nonce(), token: "t" });
    expect(await stateOf(signedIn)).toBe("waiting");
    second.closed = true;
    await jest.advanceTimersByTimeAsync(1000);
    expect(await stateOf(signedIn)).toBe("closed");
    expect(MockKeycloak.all).toHaveLength(1);
  });

  test("another user goes through sign-in in this tab, without the drafts", async () => {
    page.keepDraft("realm", { realm: "a" });
    const save = page.token();
    MockKeycloak.sub = "berta";
    const signedIn = page.signInAgain();
    void signedIn;
    const never = new Promise<void>(() => undefined);
    post({ gatehouseSignIn: nonce(), ...tokens });
    await Promise.resolve();
    MockKeycloak.all[1]?.login.mockReturnValue(never);
    expect(await stateOf(signedIn)).toBe("waiting");
    expect(MockKeycloak.all[1]?.login).toHaveBeenCalledTimes(1);
    expect(page.draftOf("realm")).toBeUndefined();
    expect(await stateOf(save)).toBe("waiting");
  });

  test("a browser that opens no window", async () => {
    Object.assign(window, { open: () => null });
    expect(await page.signInAgain()).toBe("blocked");
  });
});

describe("in the second window", () => {
  const opener = { closed: false, postMessage: jest.fn() };
  beforeEach(() => {
    opener.closed = false;
    opener.postMessage.mockClear();
    Object.assign(window, { opener, close: jest.fn() });
    window.history.replaceState(null, "", "/admin/master/console/?state=s&code=c#gatehouse-sign-in=a-nonce");
  });
  afterEach(() => Object.assign(window, { opener: null }));

  test("hands the tokens to the page that opened it, on its own origin only, and closes", async () => {
    expect(await page.start()).toBe("redirecting");
    const data = { gatehouseSignIn: "a-nonce", token: "token 0", refreshToken: "refresh", idToken: "id" };
    expect(opener.postMessage.mock.calls).toEqual([[data, "http://localhost"]]);
    expect(window.close).toHaveBeenCalledTimes(1);
  });

  test("is an ordinary console when nobody waits any more", async () => {
    opener.closed = true;
    expect(await page.start()).toBe("in");
    expect(window.location.hash).toBe("");
  });
});

test("sign-out drops the drafts", async () => {
  await page.start();
  page.keepDraft("realm", { realm: "a" });
  await page.signOut();
  expect(page.draftOf("realm")).toBeUndefined();
  expect(keycloak().logout).toHaveBeenCalledTimes(1);
});
