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

/** First or last millisecond of a day, in UTC or the zone of this browser; undefined for what is no day. */
function edgeOf(day: string | undefined, time: string, utc: boolean): number | undefined {
  const edge = day ? Date.parse(`${day}T${time}${utc ? "Z" : ""}`) : NaN;
  return Number.isNaN(edge) ? undefined : edge;
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
  return {
    dateFrom: among(Math.max, edgeOf(filters.dateFrom, "00:00:00", utc), from),
    dateTo: among(Math.min, edgeOf(filters.dateTo, "23:59:59.999", utc), to),
  };
}
