import { useMemo } from "react";
import { useLocale } from "~/i18n/useT";

/** Writes a time (milliseconds since 1970) in the administrator's language and zone: long date, short time. */
export function useTime(): (time: number | undefined) => string {
  const locale = useLocale();
  const format = useMemo(() => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short" }), [locale]);
  return (time) => (time === undefined ? "" : format.format(time));
}
