import { useMemo, useSyncExternalStore } from "react";
import { useLocale } from "~/i18n/useT";

interface Props {
  /** Milliseconds since 1970. */
  time: number | undefined;
  /** The same time in full, with its zone: the tooltip. */
  exact: string;
}

/** A time as "5 minutes ago" in the administrator's language, with the exact one as tooltip; a dash where there is none. */
export function RelativeTime({ time, exact }: Props) {
  const locale = useLocale();
  const format = useMemo(() => new Intl.RelativeTimeFormat(locale, { numeric: "auto", style: "short" }), [locale]);
  const now = useNow();
  if (time === undefined) return "—";
  return (
    <time className="gh-nowrap" dateTime={new Date(time).toISOString()} title={exact}>
      {format.format(...relativeParts(time - now))}
    </time>
  );
}

/** Milliseconds between two steps of the clock; a time less far away than this is "now". */
const STEP = 15_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((one) => one()), STEP);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time in milliseconds since 1970, in steps of 15 seconds; one timer for all that show it. */
const useNow = () => useSyncExternalStore(subscribe, () => Math.floor(Date.now() / STEP) * STEP);

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
