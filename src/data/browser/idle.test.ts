import { whenIdle } from "~/data/browser/idle";

/** A browser that always has something to do: it runs only what may not wait longer. */
function neverIdle() {
  Object.assign(window, {
    requestIdleCallback: (run: () => void, { timeout }: IdleRequestOptions = {}) =>
      timeout === undefined ? 0 : setTimeout(run, timeout),
    cancelIdleCallback: (id: number) => clearTimeout(id),
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, "requestIdleCallback");
  Reflect.deleteProperty(window, "cancelIdleCallback");
});

it.each([
  ["in a browser that is never idle", neverIdle, 500],
  ["in one that cannot tell", () => undefined, 1],
])("runs %s, and can be taken back", (_, prepare, after) => {
  prepare();
  const run = jest.fn();
  const undone = jest.fn();
  whenIdle(run);
  whenIdle(undone)();
  jest.advanceTimersByTime(after - 1);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect([run.mock.calls.length, undone.mock.calls.length]).toEqual([1, 0]);
});
