import { STEP } from "~/kit/controls/useNow";

/** Units with their milliseconds, the longest first. */
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 365 * 86_400_000],
  ["month", 30 * 86_400_000],
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/**
 * What `Intl.RelativeTimeFormat` takes for a span of time, in the longest unit that it fills; 0 seconds for "now".
 * @param span milliseconds, below 0 for the past
 */
export function relativeParts(span: number): [number, Intl.RelativeTimeFormatUnit] {
  if (Math.abs(span) < STEP) return [0, "second"];
  const [unit, size] = units.find(([, one]) => Math.abs(span) >= one) ?? (["second", 1000] as const);
  return [Math.trunc(span / size), unit];
}
