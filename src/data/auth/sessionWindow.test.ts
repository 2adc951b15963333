import { freshPage, keycloak, type LoadedPage, MockKeycloak, refusing, stateOf, typed } from "~/data/auth/session.mock";

jest.mock("keycloak-js", () => ({ __esModule: true, default: MockKeycloak }));

let page: LoadedPage;
beforeEach(async () => {
  page = await freshPage();
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
    refusing(page, "session");
    keycloak().expired = true;
    second.closed = false;
    Object.assign(window, { open: jest.fn(() => second) });
  });

  test("brings new tokens, and the pending save goes on", async () => {
    const save = page.token();
    await jest.advanceTimersByTimeAsync(0);
    const signedIn = page.signInAgain();
    expect(jest.mocked(window.open).mock.calls[0]?.[0]).toMatch(
      /^http:\/\/localhost\/admin\/master\/console\/#gatehouse-sign-in=[\d-]{9,}$/,
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
    page.keepDraft("realm", () => typed);
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
