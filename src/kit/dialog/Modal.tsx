import { Modal as PatternFlyModal, type ModalProps } from "@patternfly/react-core";
import { useEffect } from "react";
import { useT } from "~/i18n/useT";

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

/**
 * Whether Escape is for a dialog: a list or help text that is open in it, a dialog on top of it, or what an input method composes
 * takes it first.
 */
function isFor(nameId: string, { target, isComposing }: KeyboardEvent): boolean {
  if (isComposing || document.querySelector(HELP)) return false;
  const isInList = target instanceof Element && target.closest(OPEN_LIST);
  return !isInList && onTop()?.querySelector('[role="dialog"]')?.getAttribute("aria-labelledby") === nameId;
}

interface Props extends Omit<ModalProps, "ref"> {
  /** Ids of its names, by which it is known among others. */
  "aria-labelledby": string;
}

/**
 * Inside of the dialog, whose content PatternFly renders later than the dialog: after each of both it names its cross in the
 * administrator's language and hides what is behind it.
 */
function Hidden() {
  const t = useT();
  useEffect(() => {
    // PatternFly calls its cross so in English, and takes no other name
    onTop()?.querySelector(".pf-v6-c-modal-box__close button")?.setAttribute("aria-label", t("close"));
    hideBehindTop();
    return hideBehindTop;
  });
  return null;
}

/** PatternFly's dialog, open, alone or on top of another one: Escape closes the one on top. */
export function Modal({ onEscapePress, children, ...props }: Props) {
  return (
    <PatternFlyModal
      isOpen
      {...props}
      onEscapePress={(event) => {
        if (!isFor(props["aria-labelledby"], event)) return;
        if (onEscapePress) return onEscapePress(event);
        // the focus trap of a dialog below begins anew, and would end by the same key
        event.stopPropagation();
        props.onClose?.(event);
      }}
    >
      {children}
      <Hidden />
    </PatternFlyModal>
  );
}
