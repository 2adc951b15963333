import { usePreference } from "~/data/browser/usePreference";
import { useTime } from "~/i18n/useTime";

/**
 * Writes a time (milliseconds since 1970) with its zone: that of this browser, or UTC where the administrator chose so.
 */
export function useZonedTime(): (time: number | undefined) => string {
  const [utc] = usePreference("gatehouse.utc");
  return useTime(utc ? "UTC" : undefined);
}
