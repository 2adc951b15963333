import { Button, ModalBody, ModalFooter, ModalHeader } from "@patternfly/react-core";
import { type Text, useT } from "~/i18n/useT";
import { Modal } from "~/kit/dialog/Modal";

interface Props {
  body: Text;
  /** Saves first; left out where that is not possible. */
  onSave?: () => void;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether what is not saved is left. Its first button, its cross and Escape keep editing. */
export function LeaveQuestion({ body, onSave, onStay, onLeave }: Props) {
  const t = useT();
  return (
    <Modal variant="small" onClose={onStay} aria-labelledby="leave-title" aria-describedby="leave-body">
      <ModalHeader title={t("gatehouse.leaveTitle")} labelId="leave-title" />
      <ModalBody id="leave-body">{t(body)}</ModalBody>
      <ModalFooter>
        <Button id="modal-cancel" data-testid="cancel" onClick={onStay}>
          {t("gatehouse.keepEditing")}
        </Button>
        {onSave && (
          <Button variant="secondary" data-testid="save-and-leave" onClick={onSave}>
            {t("gatehouse.saveAndLeave")}
          </Button>
        )}
        <Button id="modal-confirm" data-testid="confirm" variant="link" onClick={onLeave}>
          {t("gatehouse.leave")}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
