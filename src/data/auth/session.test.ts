import {
  freshPage,
  keycloak,
  type LoadedPage,
  MockKeycloak,
  NOW,
  reloaded,
  stateOf,
  typed,
} from "~/data/auth/session.mock";

jest.mock("keycloak-js", () => ({ __esModule: true, default: MockKeycloak }));

let page: LoadedPage;
beforeEach(async () => {
  page = await freshPage();
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

  test("gives up when the server does not answer within 15 seconds", async () => {
    MockKeycloak.silent = true;
    const started = page.start();
    expect(await stateOf(started)).toBe("waiting");
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await stateOf(started)).toMatchObject({ why: "server" });
  });

  test("stops after two redirects, and a sign-in forgets them", async () => {
    MockKeycloak.signedIn = false;
    await page.start();
    window.history.replaceState(null, "", "/admin/master/console/?state=s&code=c");
    await page.start();
    await expect(page.start()).rejects.toMatchObject({ why: "loop" });
    MockKeycloak.signedIn = true;
    expect(await page.start()).toBe("in");
    MockKeycloak.signedIn = false;
    expect(await page.start()).toBe("redirecting");
  });

  test("loaded again and again before the answer of sign-in came, it is no loop", async () => {
    MockKeycloak.signedIn = false;
    for (let times = 0; times < 5; times++) expect(await page.start()).toBe("redirecting");
    window.history.replaceState(null, "", "/admin/master/console/?state=s&code=c");
    MockKeycloak.signedIn = true;
    expect(await page.start()).toBe("in");
  });

  test("drops the drafts of another user, keeps those of the same", async () => {
    await page.start();
    page.keepDraft("realm", () => typed);
    await page.start();
    expect(page.draftOf("realm")).toEqual(typed);
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
  ])("with %p in the address the console is loaded meanwhile: %p", async (address, expected) => {
    window.history.replaceState(null, "", `/admin/master/console/${address}`);
    const meanwhile = jest.fn();
    await page.start(meanwhile);
    expect(meanwhile).toHaveBeenCalledTimes(expected ? 1 : 0);
  });
});

describe("a browser that was signed in", () => {
  const AUTH = "http://localhost/realms/master/protocol/openid-connect/auth";

  /** A page loaded again; the server leads the quiet question on to this address. */
  async function reload(answer: string | undefined, auth = AUTH) {
    await page.start();
    page = await reloaded();
    MockKeycloak.all = [];
    MockKeycloak.answered = false;
    MockKeycloak.auth = auth;
    global.fetch = jest.fn(() => (answer ? Promise.resolve({ url: answer } as Response) : Promise.reject(new Error())));
    window.history.replaceState(null, "", "/admin/master/console/#/master/realms?search=a");
  }

  test("gets its code without leaving the page, and keeps its address", async () => {
    await reload("http://localhost/admin/master/console/?state=s&code=c");
    const meanwhile = jest.fn();
    expect(await page.start(meanwhile)).toBe("in");
    expect(meanwhile).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledWith(`${AUTH}?prompt=none`, expect.anything());
    expect(window.location.href).toBe("http://localhost/admin/master/console/?state=s&code=c#/master/realms?search=a");
    expect(MockKeycloak.all.flatMap(({ login }) => login.mock.calls)).toEqual([]);
  });

  test.each([
    ["is signed out by now", "http://localhost/admin/master/console/?state=s&error=login_required", AUTH],
    ["reaches nobody", undefined, AUTH],
    ["signs in at another host", "http://localhost/admin/master/console/?state=s&code=c", "https://sign-in.test/auth"],
  ])("that %s goes to the sign-in page, and tries no silent sign-in the next time", async (_, answer, auth) => {
    await reload(answer, auth);
    expect(await page.start()).toBe("redirecting");
    expect(keycloak().login).toHaveBeenCalledTimes(1);
    expect(window.location.search).toBe("");
    jest.mocked(fetch).mockClear();
    expect(await page.start()).toBe("redirecting");
    expect(fetch).not.toHaveBeenCalled();
  });

  test("is none after sign-out", async () => {
    await reload("http://localhost/admin/master/console/?state=s&code=c");
    await page.signOut();
    expect(await page.start()).toBe("redirecting");
    expect(fetch).not.toHaveBeenCalled();
  });
});

test("sign-out drops the drafts", async () => {
  await page.start();
  page.keepDraft("realm", () => typed);
  await page.signOut();
  expect(page.draftOf("realm")).toBeUndefined();
  expect(keycloak().logout).toHaveBeenCalledTimes(1);
});

test("sign-out leaves nothing of the administrator in this tab, and says so to the others", async () => {
  await page.start();
  sessionStorage.setItem("gatehouse.scroll x", "1");
  sessionStorage.setItem("of another page", "1");
  await page.signOut();
  expect(Object.keys(sessionStorage)).toEqual(["of another page"]);
  expect(localStorage.getItem("gatehouse.signedIn")).toBe("{}");
});

test.each([
  ["drops the drafts here", false, undefined],
  ["keeps them while something is unsaved here: it is still in the page", true, typed],
])("a sign-out in another tab %s", async (_, unsaved, draft) => {
  // not that of the pages of the tests before
  const listen = jest.spyOn(window, "addEventListener");
  await page.start();
  page.keepDraft("realm", () => typed);
  page.markDirty("realm", unsaved);
  const event = new StorageEvent("storage", { key: "gatehouse.signedIn", oldValue: '{"master":true}', newValue: "{}" });
  for (const [type, listener] of listen.mock.calls)
    if (type === "storage" && typeof listener === "function") listener(event);
  listen.mockRestore();
  expect(page.draftOf("realm")).toEqual(draft);
});

describe("who signs in after somebody whose session ended", () => {
  /** Somebody has pinned a realm and typed a draft; then this page is loaded anew. */
  async function after(sub: string) {
    await page.start();
    localStorage.setItem("gatehouse.pinnedRealms", '["customer"]');
    page.keepDraft("realm", () => typed);
    dispatchEvent(new Event("pagehide"));
    MockKeycloak.sub = sub;
    page = await reloaded();
    await page.start();
    return { pins: localStorage.getItem("gatehouse.pinnedRealms"), draft: page.draftOf("realm") };
  }

  it("finds nothing of it as somebody else", async () => {
    expect(await after("berta")).toEqual({ pins: null, draft: undefined });
  });

  it("finds it as the same user", async () => {
    expect(await after("anna")).toEqual({ pins: '["customer"]', draft: typed });
  });

  it("is not offered what was typed when nobody was signed in any more", async () => {
    await page.start();
    page.forgetTab();
    page.keepDraft("realm", () => typed);
    dispatchEvent(new Event("pagehide"));
    MockKeycloak.sub = "berta";
    page = await reloaded();
    await page.start();
    expect(page.draftOf("realm")).toBeUndefined();
  });
});

test("signing in in this tab keeps the drafts and lets the browser leave the page without a question", async () => {
  await page.start();
  page.markDirty("realm", true);
  page.keepDraft("realm", () => typed);
  await page.signInHere();
  expect([page.draftOf("realm"), page.anyDirty()]).toEqual([typed, false]);
  expect(keycloak().login).toHaveBeenCalledTimes(1);
});
