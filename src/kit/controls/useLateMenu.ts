import { useRef, useState } from "react";
import { flushSync } from "react-dom";

interface Where {
  position?: "start" | "end";
  direction?: "up" | "down";
}

/**
 * A menu that is rendered when its toggle is used first: a page has dozens of them, and few are ever opened.
 * @param where it opens, seen from its toggle; below it, from its start on, when left out
 * @returns `isRendered`: whether to render PatternFly's menu, which gets `menu`; `toggle` is for the toggle, which stands
 *   before it and stays; `setOpen` opens and closes it from elsewhere
 */
export function useLateMenu(where?: Where) {
  const [open, setOpen] = useState<boolean>();
  const ref = useRef<HTMLButtonElement>(null);
  const isOpen = open ?? false;
  return {
    isRendered: open !== undefined,
    setOpen,
    menu: {
      isOpen,
      onOpenChange: setOpen,
      toggle: { toggleRef: ref, toggleNode: null },
      popperProps: { appendTo: "inline", preventOverflow: true, ...where },
    } as const,
    toggle: {
      ref,
      isExpanded: isOpen,
      onClick: () => {
        // PatternFly finds no place for a menu that is open when it is rendered first
        if (open === undefined) flushSync(() => setOpen(false));
        setOpen(!open);
      },
    },
  };
}
