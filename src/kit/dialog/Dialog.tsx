import { Button, Modal, ModalBody, ModalFooter, ModalHeader, type ModalProps } from "@patternfly/react-core";
import type { ReactNode } from "react";
import { useT } from "~/i18n/useT";

interface Props extends Pick<ModalProps, "variant" | "elementToFocus"> {
  /** Names the heading: `{id}-title`. */
  id: string;
  testId?: string;
  title: string;
  description?: string;
  /** Buttons in front of the one that gives up. */
  actions?: ReactNode;
  /** Id and test id of the button that gives up. */
  cancelId?: string;
  cancelTestId?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A list that is open, by the control that has the focus. */
const OPEN_LIST = ':is([role="combobox"], .pf-v6-c-menu-toggle)[aria-expanded="true"], .pf-v6-c-menu';

/** Whether Escape is for a dialog: a list that is open in it, or a dialog on top of it, takes it first. */
function isFor(titleId: string, { target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return true;
  const dialog = target.closest('[role="dialog"]');
  return !target.closest(OPEN_LIST) && (!dialog || dialog.getAttribute("aria-labelledby") === titleId);
}

/** A dialog: a heading, what it shows or asks, and buttons, the last of which gives up. */
export function Dialog({ id, testId, title, description, actions, onClose, children, ...rest }: Props) {
  const { cancelId = "modal-cancel", cancelTestId = "cancel", ...modal } = rest;
  const t = useT();
  const titleId = `${id}-title`;
  return (
    <Modal
      isOpen
      onClose={onClose}
      onEscapePress={(event) => isFor(titleId, event) && onClose()}
      aria-labelledby={titleId}
      data-testid={testId}
      {...modal}
    >
      <ModalHeader title={title} labelId={titleId} description={description} />
      <ModalBody>{children}</ModalBody>
      <ModalFooter>
        {actions}
        <Button id={cancelId} data-testid={cancelTestId} variant="link" onClick={onClose}>
          {t("cancel")}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
