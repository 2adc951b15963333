import { useMemo } from "react";
import { useLocale } from "~/i18n/useT";
import { relativeParts } from "~/kit/controls/relativeParts";
import { useNow } from "~/kit/controls/useNow";

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
    <time dateTime={new Date(time).toISOString()} title={exact}>
      {format.format(...relativeParts(time - now))}
    </time>
  );
}
