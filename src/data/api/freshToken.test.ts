/** @jest-environment node */
import { callIn, type CallName, type Http } from "~/data/api/api";
import { waiting } from "~/data/api/waiting";

let signedIn: () => void = () => {};
jest.mock("~/data/auth/session", () => ({
  token: async () => "token",
  forceRefresh: () => new Promise<void>((resolve) => (signedIn = resolve)),
}));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "master" }) }));
jest.mock("~/data/api/extra", () => ({
  extra: { "test.send": (http: Http) => http.request("POST", "/admin/x") },
}));

const answers = (...statuses: number[]) => {
  for (const status of statuses)
    jest.mocked(global.fetch).mockResolvedValueOnce(new Response(JSON.stringify({ status }), { status }));
};

beforeEach(() => {
  jest.useFakeTimers();
  global.fetch = jest.fn();
});
afterEach(() => jest.useRealTimers());

const send = (signal?: AbortSignal) => callIn({ realm: "r", signal }, "test.send" as CallName);

it("a call that was refused for want of a session is no slow one while somebody signs in", async () => {
  answers(401, 200);
  const sent = send();
  await jest.advanceTimersByTimeAsync(60_000);
  expect([jest.mocked(global.fetch).mock.calls.length, waiting.get()]).toEqual([1, []]);
  signedIn();
  await expect(sent).resolves.toEqual({ status: 200 });
});

it("it is not sent again for whoever went on meanwhile", async () => {
  answers(401, 200);
  const leaving = new AbortController();
  const sent = send(leaving.signal);
  await jest.advanceTimersByTimeAsync(1);
  leaving.abort();
  signedIn();
  await expect(sent).rejects.toThrow("aborted");
  expect(global.fetch).toHaveBeenCalledTimes(1);
});
