import { Modal as PatternFlyModal, type ModalProps } from "@patternfly/react-core";
import { useEffect } from "react";

/** The dialog on top, with its backdrop. */
const onTop = () => [...document.querySelectorAll("body > .pf-v6-c-backdrop")].at(-1);

/** What says how a write of a dialog goes. */
const BESIDE = ".gh-alerts, .gh-waiting";

/**
 * Hides all that is behind the dialog on top from assistive technology, and shows that dialog and what stands beside it.
 * PatternFly hides everything but the dialog that was rendered last, the one on top of it as well, and shows everything when
 * one of two is closed.
 */
function hideBehindTop(): void {
  const top = onTop();
  if (!top) return;
  for (const element of document.body.children) {
    if (element === top || element.matches(BESIDE)) element.removeAttribute("aria-hidden");
    else element.setAttribute("aria-hidden", "true");
  }
}

/** A help text that is open. */
const HELP = ".pf-v6-c-popover";

/** A list that is open, by the control that has the focus; a plain one is what the dialog itself holds. */
const OPEN_LIST = ':is([role="combobox"], .pf-v6-c-menu-toggle)[aria-expanded="true"], .pf-v6-c-menu:not(.pf-m-plain)';

/** Whether Escape is for a dialog: a list or help text that is open in it, or a dialog on top of it, takes it first. */
function isFor(nameId: string, { target }: KeyboardEvent): boolean {
  if (document.querySelector(HELP)) return false;
  const isInList = target instanceof Element && target.closest(OPEN_LIST);
  return !isInList && onTop()?.querySelector('[role="dialog"]')?.getAttribute("aria-labelledby") === nameId;
}

interface Props extends Omit<ModalProps, "ref"> {
  /** Ids of its names, by which it is known among others. */
  "aria-labelledby": string;
}

/** Inside of the dialog, whose content PatternFly renders later than the dialog: it hides what is behind it after each of both. */
function Hidden() {
  useEffect(() => {
    hideBehindTop();
    return hideBehindTop;
  });
  return null;
}

/** PatternFly's dialog, open, alone or on top of another one: Escape closes the one on top. */
export function Modal({ onEscapePress, children, ...props }: Props) {
  const escape = onEscapePress ?? props.onClose;
  return (
    <PatternFlyModal
      isOpen
      {...props}
      onEscapePress={(event) => isFor(props["aria-labelledby"], event) && escape?.(event)}
    >
      {children}
      <Hidden />
    </PatternFlyModal>
  );
}
