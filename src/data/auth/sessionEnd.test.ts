import { freshPage, keycloak, type LoadedPage, MockKeycloak, NOW, refusing } from "~/data/auth/session.mock";

jest.mock("keycloak-js", () => ({ __esModule: true, default: MockKeycloak }));

let page: LoadedPage;
beforeEach(async () => {
  page = await freshPage();
});

describe("the end of the session", () => {
  test("is requested only after it, never before", async () => {
    await page.start();
    refusing(page, "session");
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
