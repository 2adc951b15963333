import { useEffect, useRef } from "react";
import { whenIdle } from "~/data/browser/idle";
import { refreshTextsLater, startTexts } from "~/data/texts/texts";

/** Shows the texts of a realm in a language. Those that follow the first ones are renewed like these, when the page is there. */
export function useTexts(realm: string, locale: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const shown = startTexts(realm, locale);
    // the first ones are renewed after first paint
    if (!isFirst.current) void shown.then(() => whenIdle(() => void refreshTextsLater()));
    isFirst.current = false;
  }, [realm, locale]);
}
