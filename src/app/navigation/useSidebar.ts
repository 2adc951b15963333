import { type KeyboardEvent, useState } from "react";
import { useMedia } from "~/kit/page/useMedia";

/** From this width on the navigation stands beside the page; below it covers the page (breakpoint xl of PatternFly). */
const BESIDE = "(min-width: 75rem)";

export interface Sidebar {
  isOpen: boolean;
  /** Whether it covers the page. */
  covers: boolean;
  toggle: () => void;
  /** For who goes on in the page that it covers; beside the page it stays. */
  uncover: () => void;
  /** Takes it away from a page that it covers, after what is open inside of it; the focus goes to its toggle. */
  closeByEscape: (event: KeyboardEvent) => void;
}

/** Id of the button in the masthead that shows and hides the navigation; automation knows it. */
export const TOGGLE = "nav-toggle";

/**
 * Whether the navigation is shown: at first beside a page, not above one.
 */
export function useSidebar(): Sidebar {
  const covers = !useMedia(BESIDE);
  const [above, setAbove] = useState(false);
  const [besides, setBesides] = useState(true);
  const uncover = () => setAbove(false);
  return {
    isOpen: covers ? above : besides,
    covers,
    toggle: () => (covers ? setAbove(!above) : setBesides(!besides)),
    uncover,
    closeByEscape: ({ key, currentTarget }) => {
      if (key !== "Escape" || !covers || currentTarget.querySelector("[aria-expanded=true]")) return;
      uncover();
      document.getElementById(TOGGLE)?.focus();
    },
  };
}
