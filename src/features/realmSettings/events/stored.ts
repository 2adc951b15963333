/** Events that are read at most to tell how many there are: the newest ones, with one request. */
export const COUNTED = 100;

/** Milliseconds. */
const DAY = 86_400_000;

/** How many events are stored, as far as the newest ones show. */
export interface Stored {
  count: number;
  /** There are more than were counted. */
  isMore: boolean;
  /** Events that come in a day; undefined where they do not show it. */
  perDay?: number;
}

/**
 * Counts stored events.
 * @param times of the newest ones, in milliseconds since 1970; one more than `COUNTED` where there are more
 * @param now in milliseconds since 1970
 */
export function storedIn(times: readonly number[], now: number): Stored {
  const counted = times.slice(0, COUNTED);
  const isMore = times.length > COUNTED;
  const oldest = counted.reduce((one, other) => Math.min(one, other), now);
  // two clocks may differ
  const days = Math.max((now - oldest) / DAY, 1 / DAY);
  // a few of the last hour say nothing of a day
  return { count: counted.length, isMore, perDay: isMore || days >= 1 ? counted.length / days : undefined };
}
