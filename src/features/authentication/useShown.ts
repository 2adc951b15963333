import { useState } from "react";

/**
 * What the dialog of a page is about.
 * @returns `times`: the key of the boundary around the dialog, so that one that could not be read keeps no other from opening
 */
export function useShown<Shown>() {
  const [state, setState] = useState<{ shown: Shown | undefined; times: number }>({ shown: undefined, times: 0 });
  const show = (shown: Shown | undefined) => setState(({ times }) => ({ shown, times: times + 1 }));
  return { ...state, show, close: () => show(undefined) };
}
