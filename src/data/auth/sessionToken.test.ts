import {
  answering,
  freshPage,
  keycloak,
  type LoadedPage,
  MockKeycloak,
  NOW,
  refusing,
  reloaded,
  stateOf,
} from "~/data/auth/session.mock";
import type { Why } from "~/data/auth/signInFailure";

jest.mock("keycloak-js", () => ({ __esModule: true, default: MockKeycloak }));

let page: LoadedPage;
beforeEach(async () => {
  page = await freshPage();
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

  test("a new one is used however short its life is", async () => {
    MockKeycloak.answer = () => Promise.resolve();
    // as with a lifespan of a few seconds: each new one is about to end
    Object.defineProperty(keycloak(), "expired", { get: () => true, set: () => {} });
    expect(await page.token()).toBe("token 1");
    expect(keycloak().refreshes).toBe(1);
  });

  test("an ended session with nothing unsaved starts sign-in at once; the third time in 30 seconds it stops", async () => {
    refusing(page, "session");
    keycloak().expired = true;
    expect(await stateOf(page.token())).toBe("waiting");
    expect(keycloak().login).toHaveBeenCalledTimes(1);
    expect(page.session.get().is).toBe("in");
    for (const is of ["in", "ended"]) {
      page = await reloaded();
      await page.start();
      refusing(page, "session");
      void page.forceRefresh();
      await jest.advanceTimersByTimeAsync(0);
      expect(page.session.get().is).toBe(is);
    }
    expect(page.session.get()).toMatchObject({ failure: { why: "loop" }, asking: true });
  });

  test.each<Why>(["disabled", "refused", "unknown"])("%s is shown instead of going to sign-in", async (why) => {
    refusing(page, why);
    keycloak().expired = true;
    expect(await stateOf(page.token())).toBe("waiting");
    expect(page.session.get()).toMatchObject({ is: "ended", failure: { why } });
    expect(keycloak().login).not.toHaveBeenCalled();
  });

  test("with unsaved work the page stays; who does not want to wait gets the call rejected, the next call requests a token again", async () => {
    page.markDirty("form", true);
    refusing(page, "session");
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
    refusing(page, why);
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
    refusing(page, "offline");
    void page.forceRefresh();
    await jest.advanceTimersByTimeAsync(0);
    answering();
    window.dispatchEvent(new Event("online"));
    await jest.advanceTimersByTimeAsync(0);
    expect(page.session.get().is).toBe("in");
  });

  test("tries go on quietly after the administrator stopped waiting", async () => {
    refusing(page, "offline");
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

  test("a refresh without an answer counts as no server after 15 seconds; the next try does not wait for it", async () => {
    MockKeycloak.answer = () => new Promise(() => undefined);
    keycloak().expired = true;
    const save = page.token();
    await jest.advanceTimersByTimeAsync(14_999);
    expect(page.session.get().is).toBe("in");
    await jest.advanceTimersByTimeAsync(1);
    expect(page.session.get()).toMatchObject({ is: "unreachable", failure: { why: "server" } });
    const { token, refreshToken, idToken } = keycloak();
    page.retryNow();
    expect(await stateOf(save)).toBe("token 0");
    expect(MockKeycloak.all).toHaveLength(2);
    expect(MockKeycloak.all[1]?.init.mock.calls[0]?.[0]).toMatchObject({ token, refreshToken, idToken });
    expect(page.session.get().is).toBe("in");
  });

  test("a token still good is given out although nobody answers", async () => {
    refusing(page, "offline");
    void page.forceRefresh();
    await jest.advanceTimersByTimeAsync(0);
    expect(await page.token()).toBe("token 0");
  });
});
