import { forceRefresh, type Session, session } from "~/data/auth/session";
import { watchSession } from "~/data/auth/sessionFrame";
import { createStore } from "~/data/browser/store";

jest.mock("~/data/auth/session", () => ({ session: undefined, forceRefresh: jest.fn(), sessionId: () => "sid" }));
jest.mock("~/data/auth/env", () => ({
  env: () => ({
    serverBaseUrl: "https://login.example/auth",
    realm: "a %",
    clientId: "console",
    resourceVersion: "abcde",
  }),
}));

const signedIn: Session = { is: "in", user: { sub: "anna" }, prolongs: true };
let stop: () => void;
const frame = () => document.querySelector("iframe");
const posted = jest.fn();

function answer(data: string, origin = "https://login.example", source: unknown = frame()?.contentWindow) {
  const event = new MessageEvent("message", { data, origin });
  Object.defineProperty(event, "source", { value: source });
  window.dispatchEvent(event);
  return jest.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(jest.requireMock("~/data/auth/session"), { session: createStore<Session>(signedIn) });
  jest.mocked(forceRefresh).mockReset().mockResolvedValue(undefined);
  posted.mockReset();
  Object.defineProperty(window, "isSecureContext", { value: true, configurable: true });
  stop = watchSession();
  Object.defineProperty(frame(), "contentWindow", { value: { postMessage: posted } });
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test("asks the server's own page every 5 seconds about this session", async () => {
  expect(frame()?.src).toBe(
    "https://login.example/auth/realms/a%20%25/protocol/openid-connect/login-status-iframe.html?version=abcde",
  );
  expect(frame()?.hidden).toBe(true);
  await jest.advanceTimersByTimeAsync(5000);
  await answer("unchanged");
  await jest.advanceTimersByTimeAsync(5000);
  expect(posted.mock.calls).toEqual([
    ["console sid", "https://login.example"],
    ["console sid", "https://login.example"],
  ]);
  expect(forceRefresh).not.toHaveBeenCalled();
});

test("a change is put to the server; the session is still watched when it turned out to be over", async () => {
  jest.mocked(forceRefresh).mockImplementation(async () => session.set({ is: "out" }));
  await answer("changed");
  expect(forceRefresh).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(posted).not.toHaveBeenCalled();
  session.set(signedIn);
  await jest.advanceTimersByTimeAsync(5000);
  expect(posted).toHaveBeenCalledTimes(1);
});

test("nothing is watched any more where the session lives although the cookie cannot be seen", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  await answer("changed");
  expect(frame()).toBeNull();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("third-party cookies"));
});

test("an error and 10 seconds without an answer end the watch", async () => {
  await answer("error");
  expect(frame()).toBeNull();
  stop = watchSession();
  Object.defineProperty(frame(), "contentWindow", { value: { postMessage: posted } });
  await jest.advanceTimersByTimeAsync(15_000);
  expect(frame()).not.toBeNull();
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  await jest.advanceTimersByTimeAsync(5000);
  expect(frame()).toBeNull();
  expect(warn).toHaveBeenCalledWith("Timeout when waiting for 3rd party check iframe message.");
  await jest.advanceTimersByTimeAsync(20_000);
  expect(posted).toHaveBeenCalledTimes(3);
});

test("a clock that is ahead, as after a sleep of the machine, ends nothing", async () => {
  await jest.advanceTimersByTimeAsync(5000);
  jest.setSystemTime(Date.now() + 3_600_000);
  await jest.advanceTimersByTimeAsync(5000);
  expect(frame()).not.toBeNull();
});

test("messages of another origin or window are not heard", async () => {
  await answer("changed", "https://evil.example");
  await answer("changed", "https://login.example", window);
  expect(forceRefresh).not.toHaveBeenCalled();
  expect(frame()).not.toBeNull();
});

test("nothing is watched on plain http, where browsers keep the cookies from the frame", () => {
  stop();
  Object.defineProperty(window, "isSecureContext", { value: false, configurable: true });
  stop = watchSession();
  expect(frame()).toBeNull();
});
