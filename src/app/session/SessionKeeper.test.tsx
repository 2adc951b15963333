import { act, fireEvent, render, screen } from "@testing-library/react";
import { SessionKeeper } from "~/app/session/SessionKeeper";
import { renewRights } from "~/data/access/permissions";
import { forceRefresh, giveUp, retryNow, type Session, session, signInAgain, signInHere } from "~/data/auth/session";
import { SignInError, type Why } from "~/data/auth/signInFailure";
import { createStore } from "~/data/browser/store";
import own from "~/i18n/messages/messages_en.properties";
import { setTexts } from "~/i18n/i18n";

jest.mock("~/data/auth/session", () => ({
  session: undefined,
  forceRefresh: jest.fn(() => Promise.resolve()),
  giveUp: jest.fn(),
  retryNow: jest.fn(),
  signInAgain: jest.fn(),
  signInHere: jest.fn(() => Promise.resolve()),
}));

jest.mock("~/data/access/permissions", () => ({ renewRights: jest.fn() }));

const NOW = 1_800_000_000_000;
const user = { sub: "anna" };

/** Renders what is shown for a state of the session. */
function show(state: Session): void {
  Object.assign(jest.requireMock("~/data/auth/session"), { session: createStore(state) });
  render(<SessionKeeper />);
}
const dialog = () => screen.queryByRole("dialog");
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const click = (testId: string) => act(async () => void fireEvent.click(screen.getByTestId(testId)));

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  jest.clearAllMocks();
  setTexts("en", own);
});

describe("the countdown", () => {
  const ending = (prolongs: boolean): Session => ({
    is: "in",
    user,
    expiresAt: NOW + 120_000,
    warnAt: NOW + 90_000,
    prolongs,
  });

  it("starts at its time and counts the seconds", async () => {
    show(ending(true));
    await pass(89_000);
    expect(dialog()).toBeNull();
    await pass(1_000);
    expect(dialog()?.textContent).toContain("in 30 s, because the console was not used");
    await pass(3_000);
    expect(dialog()?.textContent).toContain("in 27 s");
    await click("session-stay");
    expect(forceRefresh).toHaveBeenCalledTimes(1);
  });

  it("offers nothing where the longest session is reached, and can be hidden", async () => {
    show(ending(false));
    await pass(90_000);
    expect(dialog()?.textContent).toContain("because the longest time allowed");
    expect(screen.queryByTestId("session-stay")).toBeNull();
    await click("session-hide");
    expect(dialog()).toBeNull();
    const later: Session = { is: "in", user, expiresAt: NOW + 240_000, warnAt: NOW + 210_000, prolongs: false };
    act(() => session.set(later));
    expect(dialog()).toBeNull();
    await pass(120_000);
    expect(dialog()).not.toBeNull();
  });

  it("never starts for a session without end", async () => {
    show({ is: "in", user, prolongs: true });
    await pass(2 ** 32);
    expect(dialog()).toBeNull();
  });
});

describe("an ended session", () => {
  const ended = (why: Why, asking = true): Session => ({
    is: "ended",
    user,
    failure: new SignInError(why, "the server's words"),
    asking,
  });

  it.each([
    ["session", "You are signed out"],
    ["disabled", "Your account is disabled"],
    ["loop", "Sign-in does not succeed"],
    ["refused", "The server says: the server's words"],
    ["unknown", "The server says: the server's words"],
  ] as const)("%s: %s", (why, words) => {
    show(ended(why));
    expect(dialog()?.textContent).toContain(words);
  });

  it("is not shown once the question was put aside", () => {
    show(ended("session", false));
    expect(dialog()).toBeNull();
  });

  it("says how the second window ended", async () => {
    show(ended("session"));
    for (const [outcome, words] of [
      [() => Promise.resolve("blocked" as const), "did not open a new window"],
      [() => Promise.resolve("closed" as const), "The window was closed"],
      [() => Promise.reject(new Error("Too late")), "Sign-in failed: Too late"],
    ] as const) {
      jest.mocked(signInAgain).mockImplementationOnce(outcome);
      await click("session-new-window");
      expect(dialog()?.textContent).toContain(words);
    }
  });

  it("waits for the second window, then goes away by itself", async () => {
    show(ended("session"));
    let signedIn = () => {};
    jest.mocked(signInAgain).mockReturnValue(new Promise((resolve) => (signedIn = () => resolve("in"))));
    await click("session-new-window");
    expect(screen.getByTestId("session-new-window")).toHaveProperty("disabled", true);
    expect(renewRights).not.toHaveBeenCalled();
    await act(async () => {
      session.set({ is: "in", user, prolongs: true });
      signedIn();
    });
    expect(dialog()).toBeNull();
    // they may be others by now
    expect(renewRights).toHaveBeenCalledTimes(1);
  });

  it("lets the administrator sign in here or not now", async () => {
    show(ended("session"));
    await click("session-this-tab");
    await click("session-later");
    expect([jest.mocked(signInHere).mock.calls.length, jest.mocked(giveUp).mock.calls.length]).toEqual([1, 1]);
  });
});

it.each([
  ["offline", "The server cannot be reached"],
  ["server", "The server is not ready"],
] as const)("%s: says so, when the next try is, and lets one try at once or stop", async (why, title) => {
  const failure = new SignInError(why, "");
  show({ is: "unreachable", user, failure, asking: true, retryAt: NOW + 8_000 });
  expect(dialog()?.textContent).toContain(title);
  expect(dialog()?.textContent).toContain("Next try in 8 s.");
  await pass(2_000);
  expect(dialog()?.textContent).toContain("Next try in 6 s.");
  await click("session-try-now");
  await click("session-stop-waiting");
  expect([jest.mocked(retryNow).mock.calls.length, jest.mocked(giveUp).mock.calls.length]).toEqual([1, 1]);
});
