import { useRef, useState } from "react";
import { flushSync } from "react-dom";

/**
 * A menu that is rendered when its toggle is used first: a page has dozens of them, and few are ever opened.
 * @returns `isRendered`: whether to render PatternFly's menu, which gets `menu`; `toggle` is for the toggle, which stands
 *   before it and stays; `setOpen` opens and closes it from elsewhere
 */
export function useLateMenu() {
  const [open, setOpen] = useState<boolean>();
  const ref = useRef<HTMLButtonElement>(null);
  const isOpen = open ?? false;
  return {
    isRendered: open !== undefined,
    setOpen,
    menu: { isOpen, onOpenChange: setOpen, toggle: { toggleRef: ref, toggleNode: null } },
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
