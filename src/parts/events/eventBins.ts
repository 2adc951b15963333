import { LAST } from "~/parts/events/eventTimes";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long one bar may last, in milliseconds. */
const STEPS = [
  ...[1, 2, 5, 10, 30].map((n) => n * SECOND),
  ...[1, 2, 5, 10, 30].map((n) => n * MINUTE),
  ...[1, 2, 4, 12].map((n) => n * HOUR),
  ...[1, 2, 7, 28, 91, 364].map((n) => n * DAY),
];

/** Bars at most. */
const BARS = 48;

/**
 * One bar: events of a stretch of time, counted by type. Times in milliseconds since 1970; `end` is the first one after
 * it.
 */
export interface Bin {
  start: number;
  end: number;
  total: number;
  counts: Record<string, number>;
}

/** Counts values: the most frequent first. */
export function countOf(values: readonly string[]): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

/**
 * Cuts time into equal stretches and counts events in each.
 * @param events time (ms) and type of each
 * @param from first and last millisecond to cover; those of the events when left out
 */
export function binsOf(events: readonly { time: number; type: string }[], from?: number, to?: number): Bin[] {
  const times = events.map(({ time }) => time);
  const first = from ?? times.reduce((a, b) => Math.min(a, b), Infinity);
  const last = to ?? times.reduce((a, b) => Math.max(a, b), -Infinity);
  if (!Number.isFinite(first) || !Number.isFinite(last) || last < first) return [];
  const fits = (step: number) => Math.floor(last / step) - Math.floor(first / step) < BARS;
  const step = STEPS.find(fits) ?? Math.ceil((last - first + 1) / (BARS - 1));
  const start = Math.floor(first / step) * step;
  const bins = Array.from({ length: Math.floor((last - start) / step) + 1 }, (_, index): Bin => {
    const at = start + index * step;
    return { start: at, end: Math.min(at + step, LAST), total: 0, counts: {} };
  });
  for (const { time, type } of events) {
    const bin = bins[Math.floor((time - start) / step)];
    if (!bin) continue;
    bin.total++;
    bin.counts[type] = (bin.counts[type] ?? 0) + 1;
  }
  return bins;
}
