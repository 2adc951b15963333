import { Button, ModalBody, ModalFooter, ModalHeader, type ModalProps } from "@patternfly/react-core";
import type { ReactNode } from "react";
import { useT } from "~/i18n/useT";
import { askToClose } from "~/kit/dialog/askToClose";
import { Modal } from "~/kit/dialog/Modal";

interface Props extends Pick<ModalProps, "variant" | "elementToFocus"> {
  /** Names the heading: `{id}-title`. */
  id: string;
  testId?: string;
  title: string;
  /** Its accessible name, where automation knows it by another one than the title. */
  name?: string;
  description?: string;
  /** Buttons before Cancel. */
  actions?: ReactNode;
  /** Id and test id of Cancel. */
  cancelId?: string;
  cancelTestId?: string;
  /** What was begun in it runs and is not taken back by closing: it stays open until its end. */
  isLocked?: boolean;
  /**
   * What was typed in it, or more than one thing selected (one alone is soon selected again), is kept nowhere else: its
   * cross and Escape ask before that is lost, Cancel does not.
   */
  isUnsaved?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog: a heading, what it shows or asks, and buttons, the last of which is Cancel. */
export function Dialog({ id, testId, title, name, description, actions, onClose, children, ...rest }: Props) {
  const { cancelId = "modal-cancel", cancelTestId = "cancel", isLocked = false, isUnsaved = false, ...modal } = rest;
  const t = useT();
  const titleId = `${id}-title`;
  const nameId = name ? `${id}-name` : titleId;
  const close = () => isLocked || onClose();
  return (
    <Modal onClose={askToClose(isUnsaved, close)} aria-labelledby={nameId} data-testid={testId} {...modal}>
      <ModalHeader title={title} labelId={titleId} description={description} />
      <ModalBody>
        {name && (
          <span id={nameId} hidden>
            {name}
          </span>
        )}
        {children}
      </ModalBody>
      <ModalFooter>
        {actions}
        <Button id={cancelId} data-testid={cancelTestId} variant="link" isDisabled={isLocked} onClick={close}>
          {t("cancel")}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
