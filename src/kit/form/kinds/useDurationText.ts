import { useLocale } from "~/i18n/useT";
import { inUnit, UNITS, unitOf } from "~/kit/form/kinds/DurationInput";

/** Writes a number of seconds in the administrator's language, in the largest unit that fits: "5 minutes". */
export function useDurationText(): (seconds: number) => string {
  const locale = useLocale();
  return (seconds) => {
    const unit = unitOf(seconds, UNITS);
    const format = new Intl.NumberFormat(locale, { style: "unit", unit: unit.slice(0, -1), unitDisplay: "long" });
    return format.format(inUnit(seconds, unit));
  };
}
