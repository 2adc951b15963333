import { binsOf, countOf } from "~/parts/events/eventBins";

const at = (time: number, type = "LOGIN") => ({ time, type });
const NOON = Date.UTC(2026, 0, 2, 12);
const HOUR = 3_600_000;

describe("binsOf", () => {
  it("covers every event once, in whole steps", () => {
    const events = Array.from({ length: 500 }, (_, index) => at(NOON + index * 7919));
    const bins = binsOf(events);
    expect(bins.length).toBeGreaterThan(10);
    expect(bins.length).toBeLessThanOrEqual(48);
    expect(bins.reduce((sum, { total }) => sum + total, 0)).toBe(500);
    for (const [index, { start }] of bins.entries()) if (index > 0) expect(start).toBe(bins[index - 1]?.end);
    expect(new Set(bins.map(({ start, end }) => end - start)).size).toBe(1);
  });

  it("counts by type", () => {
    const [bin] = binsOf([at(NOON), at(NOON, "LOGIN_ERROR"), at(NOON)]);
    expect(bin).toMatchObject({ total: 3, counts: { LOGIN: 2, LOGIN_ERROR: 1 } });
  });

  it("covers what the list is restricted to, also where nothing happened", () => {
    const bins = binsOf([at(NOON)], NOON - 23 * HOUR, NOON + HOUR);
    expect(bins[0]?.start).toBeLessThanOrEqual(NOON - 23 * HOUR);
    expect(bins.at(-1)?.end).toBeGreaterThan(NOON + HOUR);
    expect(bins.filter(({ total }) => total > 0)).toHaveLength(1);
  });

  it.each([1, 90, 3650, 36_500])("stays below 49 bars for %i days", (days) => {
    const bins = binsOf([at(NOON), at(NOON + days * 24 * HOUR)]);
    expect(bins.length).toBeLessThanOrEqual(48);
    expect(bins.reduce((sum, { total }) => sum + total, 0)).toBe(2);
  });

  it("knows nothing of no events", () => expect(binsOf([])).toEqual([]));
});

test("countOf ranks values and leaves out empty ones", () =>
  expect(countOf(["a", "b", "", "b"])).toEqual([
    ["b", 2],
    ["a", 1],
  ]));

it("no bar ends after the last time there is", () => {
  expect(binsOf([{ time: 5, type: "A" }], 0, 8.64e15).at(-1)?.end).toBe(8.64e15);
});
