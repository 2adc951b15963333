import { eventTimes, zoomIn } from "~/parts/events/eventTimes";

const day = { dateFrom: "2026-03-04", dateTo: "2026-03-04" };

describe("eventTimes", () => {
  it("takes whole days in UTC", () =>
    expect(eventTimes(day, true)).toEqual({
      dateFrom: Date.UTC(2026, 2, 4),
      dateTo: Date.UTC(2026, 2, 5) - 1,
    }));

  it("takes whole days in the zone of the browser", () => {
    const { dateFrom, dateTo } = eventTimes(day, false);
    expect(dateFrom).toBe(new Date(2026, 2, 4).getTime());
    expect(dateTo).toBe(new Date(2026, 2, 5).getTime() - 1);
  });

  it("takes the narrower of days and what was zoomed to", () => {
    const from = Date.UTC(2026, 2, 4, 9);
    expect(eventTimes({ ...day, from: String(from), to: String(from + 60_000) }, true)).toEqual({
      dateFrom: from,
      dateTo: from + 60_000,
    });
    expect(eventTimes({ dateFrom: "2026-03-04", from: "5" }, true)).toEqual({ dateFrom: Date.UTC(2026, 2, 4) });
  });

  it("takes nothing it cannot read", () =>
    expect(eventTimes({ dateFrom: "soon", from: "-", to: "x" }, true)).toEqual({}));

  it("takes no zoom that a date cannot hold", () => {
    expect(zoomIn({ from: "2026-01-01", to: "8640000000000001" })).toEqual({ from: undefined, to: undefined });
    expect(zoomIn({ from: "0", to: "8640000000000000" })).toEqual({ from: 0, to: 8.64e15 });
  });
});
