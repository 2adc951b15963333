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
  /** Test id of the button that gives up. */
  cancelTestId?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog: a heading, what it shows or asks, and buttons, the last of which gives up. */
export function Dialog({ id, testId, title, description, actions, onClose, children, ...rest }: Props) {
  const { cancelTestId = "cancel", ...modal } = rest;
  const t = useT();
  return (
    <Modal isOpen onClose={onClose} aria-labelledby={`${id}-title`} data-testid={testId} {...modal}>
      <ModalHeader title={title} labelId={`${id}-title`} description={description} />
      <ModalBody>{children}</ModalBody>
      <ModalFooter>
        {actions}
        <Button id="modal-cancel" data-testid={cancelTestId} variant="link" onClick={onClose}>
          {t("cancel")}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
