import { COUNTED, storedIn } from "~/features/realmSettings/events/stored";

const HOUR = 3_600_000;
const now = Date.UTC(2026, 0, 1);
/** Times of events, the newest first, each some hours after the one before. */
const each = (hours: number, count: number) => Array.from({ length: count }, (_, index) => now - index * hours * HOUR);

it("counts what there is, and says how many come in a day when they are of more than one", () => {
  expect(storedIn([], now)).toEqual({ count: 0, isMore: false, perDay: undefined });
  expect(storedIn(each(1, 5), now)).toEqual({ count: 5, isMore: false, perDay: undefined });
  expect(storedIn(each(12, 5), now)).toEqual({ count: 5, isMore: false, perDay: 2.5 });
});

it("says that there are more than it counts, and how fast they come, however fast that is", () => {
  expect(storedIn(each(1, COUNTED), now).isMore).toBe(false);
  const many = storedIn(each(0.01, COUNTED + 1), now);
  expect(many).toMatchObject({ count: COUNTED, isMore: true });
  expect(many.perDay).toBeCloseTo(COUNTED / ((99 * 0.01) / 24));
  expect(storedIn(Array<number>(COUNTED + 1).fill(now + HOUR), now).perDay).toBe(COUNTED * 86_400_000);
});
