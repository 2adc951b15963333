import { Modal as PatternFlyModal, type ModalProps } from "@patternfly/react-core";
import { useEffect, useLayoutEffect } from "react";

/**
 * Hides all that is behind the dialog on top from assistive technology, and shows that dialog. PatternFly hides everything
 * but the dialog that was rendered last, the one on top of it as well, and shows everything when one of two is closed.
 */
function hideBehindTop(): void {
  const top = [...document.querySelectorAll("body > .pf-v6-c-backdrop")].at(-1);
  if (!top) return;
  for (const element of document.body.children) {
    if (element === top) element.removeAttribute("aria-hidden");
    else element.setAttribute("aria-hidden", "true");
  }
}

/** PatternFly's dialog, open, alone or on top of another one. */
export function Modal(props: Omit<ModalProps, "ref">) {
  useLayoutEffect(hideBehindTop);
  useEffect(() => hideBehindTop, []);
  return <PatternFlyModal isOpen {...props} />;
}
