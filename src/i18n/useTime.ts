import { useMemo } from "react";
import { useLocale } from "~/i18n/useT";

/**
 * Writes a time (milliseconds since 1970) in the administrator's language, with seconds and the zone.
 * @param timeZone e.g. "UTC"; that of the browser when left out
 */
export function useTime(timeZone?: string): (time: number | undefined) => string {
  const locale = useLocale();
  const format = useMemo(
    () => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "long", timeZone }),
    [locale, timeZone],
  );
  return (time) => (time === undefined ? "" : format.format(time));
}
