/** Names in the address of the time that was zoomed to, in milliseconds since 1970, both ends included. */
export const ZOOM = { from: "from", to: "to" };

/** The last millisecond that a date can hold. */
export const LAST = 8.64e15;

/** A time in the address; undefined for what is no time, which neither the server nor a date takes. */
const timeIn = (text: string | undefined) =>
  text && /^\d+$/.test(text) && Number(text) <= LAST ? Number(text) : undefined;

/** The time that was zoomed to; undefined for an end that is open. */
export const zoomIn = (filters: Record<string, string>) => ({
  from: timeIn(filters[ZOOM.from]),
  to: timeIn(filters[ZOOM.to]),
});

/**
 * First millisecond of a day, or of one some days later, in UTC or the zone of this browser; undefined for what is no
 * day. Not before 1970: the server refuses such a time.
 */
function startOf(day: string | undefined, utc: boolean, later = 0): number | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  // by its parts: a day of the zone has 23 to 25 hours, and may begin at one
  const parts = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + later] as const;
  const start = utc ? Date.UTC(...parts) : new Date(...parts).getTime();
  return Number.isNaN(start) ? undefined : Math.max(0, start);
}

const among = (pick: (...times: number[]) => number, ...times: (number | undefined)[]) => {
  const known = times.filter((time) => time !== undefined);
  return known.length > 0 ? pick(...known) : undefined;
};

/**
 * The time that the filters of a list of events request: days (`dateFrom`, `dateTo`) and what was zoomed to. Days are
 * those of the zone that times are shown in: sent as they are, the server would take its own.
 * @returns milliseconds since 1970, both ends included; undefined for an end that is open
 */
export function eventTimes(filters: Record<string, string>, utc: boolean): { dateFrom?: number; dateTo?: number } {
  const { from, to } = zoomIn(filters);
  // the last day ends where the next one begins, also where the hour before is there twice
  const end = startOf(filters.dateTo, utc, 1);
  return {
    dateFrom: among(Math.max, startOf(filters.dateFrom, utc), from),
    dateTo: among(Math.min, end && end - 1, to),
  };
}
