import { freshPage, keycloak, type LoadedPage, MockKeycloak, NOW, stateOf } from "~/data/session.mock";

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

test("sign-out drops the drafts", async () => {
  await page.start();
  page.keepDraft("realm", { realm: "a" });
  await page.signOut();
  expect(page.draftOf("realm")).toBeUndefined();
  expect(keycloak().logout).toHaveBeenCalledTimes(1);
});

test("signing in in this tab keeps the drafts and lets the browser leave the page without a question", async () => {
  await page.start();
  page.markDirty("realm", true);
  page.keepDraft("realm", { realm: "a" });
  await page.signInHere();
  expect([page.draftOf("realm"), page.anyDirty()]).toEqual([{ realm: "a" }, false]);
  expect(keycloak().login).toHaveBeenCalledTimes(1);
});
