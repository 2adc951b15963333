import { NetworkError } from "@keycloak/keycloak-admin-client";
import { CancelledError } from "~/data/api/errors";
import { withSlowPrompt, waiting } from "~/data/api/waiting";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** An attempt that answers only when it is aborted. */
const hang = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError"))),
  );

const busy = (retryAfter?: string) => {
  const headers = new Headers(retryAfter ? { "retry-after": retryAfter } : {});
  return new NetworkError("busy", { response: { status: 503, headers } as Response, responseData: "" });
};

describe("withSlowPrompt", () => {
  it("says nothing of a call that answers in time", async () => {
    await expect(withSlowPrompt(undefined, () => Promise.resolve(1))).resolves.toBe(1);
    expect(waiting.get()).toEqual([]);
  });

  it("shows a call without answer after 15 s and repeats it on demand", async () => {
    const run = jest.fn().mockImplementationOnce(hang).mockResolvedValueOnce("there");
    const result = withSlowPrompt(undefined, run);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(waiting.get()).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(waiting.get()).toMatchObject([{ why: "slow" }]);
    waiting.get()[0]?.retry?.();
    await expect(result).resolves.toBe("there");
    expect(run).toHaveBeenCalledTimes(2);
    expect(waiting.get()).toHaveLength(0);
  });

  it("a write can only be given up: the server may still carry it out", async () => {
    const result = withSlowPrompt(undefined, hang, { isWrite: true });
    await jest.advanceTimersByTimeAsync(15_000);
    expect(waiting.get()).toMatchObject([{ why: "slow", retry: undefined }]);
    waiting.get()[0]?.cancel();
    await expect(result).rejects.toBeInstanceOf(CancelledError);
  });

  it("gives up when the administrator cancels", async () => {
    const result = withSlowPrompt(undefined, hang);
    await jest.advanceTimersByTimeAsync(15_000);
    waiting.get()[0]?.cancel();
    await expect(result).rejects.toBeInstanceOf(CancelledError);
  });

  it("repeats after the time a busy server asks for", async () => {
    const run = jest.fn().mockRejectedValueOnce(busy("3")).mockResolvedValueOnce("there");
    const result = withSlowPrompt(undefined, run);
    await jest.advanceTimersByTimeAsync(2_999);
    expect(run).toHaveBeenCalledTimes(1);
    expect(waiting.get()).toMatchObject([{ why: "busy" }]);
    await jest.advanceTimersByTimeAsync(1);
    await expect(result).resolves.toBe("there");
  });

  it("says of a slow call that it is busy once the server has said so, and can then be cancelled", async () => {
    const run = () => new Promise<never>((_, reject) => setTimeout(() => reject(busy("9")), 16_000));
    const result = withSlowPrompt(undefined, run);
    const rejected = expect(result).rejects.toBeInstanceOf(CancelledError);
    await jest.advanceTimersByTimeAsync(16_000);
    expect(waiting.get()).toMatchObject([{ why: "busy" }]);
    waiting.get()[0]?.cancel();
    await rejected;
    expect(waiting.get()).toEqual([]);
  });

  it("does not wait where the server names no time", async () => {
    await expect(withSlowPrompt(undefined, () => Promise.reject(busy()))).rejects.toThrow("busy");
  });

  it("sends nothing for whoever went on while it waited", async () => {
    const outer = new AbortController();
    const run = jest.fn().mockImplementation(async () => {
      outer.abort();
      throw busy("1");
    });
    const result = withSlowPrompt(outer.signal, run);
    const rejected = expect(result).rejects.toThrow("aborted");
    await jest.advanceTimersByTimeAsync(1000);
    await rejected;
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("ends from outside", async () => {
    const outer = new AbortController();
    const result = withSlowPrompt(outer.signal, hang);
    outer.abort();
    await expect(result).rejects.toThrow("aborted");
  });
});
