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

  it("takes a day whose last hour is there twice to its end", () => {
    const Plain = Date;
    // as in Cairo: at 24:00 on 29 October it is 23:00 again
    class InCairo extends Plain {
      constructor(...parts: [number, number, number] | [string]) {
        if (parts.length === 1) super(...parts);
        else super(Plain.UTC(...parts) - (parts[2] > 29 ? 2 : 3) * 3_600_000);
      }
      static override parse = (text: string) => Plain.parse(`${text}Z`) - 3 * 3_600_000;
    }
    global.Date = InCairo as DateConstructor;
    const { dateFrom, dateTo } = eventTimes({ dateFrom: "2026-10-29", dateTo: "2026-10-29" }, false);
    global.Date = Plain;
    expect([dateFrom, dateTo]).toEqual([Date.UTC(2026, 9, 28, 21), Date.UTC(2026, 9, 29, 22) - 1]);
  });

  it.each([true, false])("takes no time before 1970, which the server refuses (UTC: %s)", (utc) => {
    expect(eventTimes({ dateFrom: "0026-03-04" }, utc)).toEqual({ dateFrom: 0 });
    expect(eventTimes({ dateTo: "0026-03-04" }, utc)).toEqual({ dateTo: 0 });
  });

  it("takes nothing it cannot read", () =>
    expect(eventTimes({ dateFrom: "soon", from: "-", to: "x" }, true)).toEqual({}));

  it("takes no zoom that a date cannot hold", () => {
    expect(zoomIn({ from: "2026-01-01", to: "8640000000000001" })).toEqual({ from: undefined, to: undefined });
    expect(zoomIn({ from: "0", to: "8640000000000000" })).toEqual({ from: 0, to: 8.64e15 });
  });
});
