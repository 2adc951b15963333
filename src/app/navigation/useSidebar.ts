import { useState } from "react";
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
}

/**
 * Whether the navigation is shown: at first beside a page, not above one.
 */
export function useSidebar(): Sidebar {
  const covers = !useMedia(BESIDE);
  const [above, setAbove] = useState(false);
  const [besides, setBesides] = useState(true);
  return {
    isOpen: covers ? above : besides,
    covers,
    toggle: () => (covers ? setAbove(!above) : setBesides(!besides)),
    uncover: () => setAbove(false),
  };
}
