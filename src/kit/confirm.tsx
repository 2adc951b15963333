import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from "@patternfly/react-core";
import { type ReactNode, useSyncExternalStore } from "react";
import { createStore } from "~/data/store";
import { type Text, useT } from "~/i18n/useT";

/** What a confirm dialog asks. */
export interface Question {
  title: Text;
  body: Text;
  /** What it is about, e.g. the technical names of what is deleted. */
  details?: ReactNode;
  /** Text of the confirming button; `continue` when left out. */
  label?: Text;
  /** The confirming button destroys something. */
  danger?: boolean;
  /** Test id of the confirming button. */
  testId?: string;
}

const asked = createStore<(Question & { answer: (yes: boolean) => void }) | undefined>(undefined);

/**
 * Asks the administrator before something is done.
 * @returns whether it was confirmed; closing the dialog says no
 */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    asked.set({
      ...question,
      answer: (yes) => {
        asked.set(undefined);
        resolve(yes);
      },
    });
  });
}

/** Draws the confirm dialog; stands once in the shell. */
export function ConfirmDialogs() {
  const t = useT();
  const question = useSyncExternalStore(asked.subscribe, asked.get);
  if (!question) return null;
  const no = () => question.answer(false);
  return (
    <Modal isOpen variant="small" onClose={no} aria-labelledby="confirm-title" aria-describedby="confirm-body">
      <ModalHeader
        // the icon's own words stand in the heading, but not in the name
        title={<span id="confirm-title">{t(question.title)}</span>}
        titleIconVariant={question.danger ? "warning" : undefined}
      />
      <ModalBody id="confirm-body">
        {t(question.body)}
        {question.details}
      </ModalBody>
      <ModalFooter>
        <Button
          id="modal-confirm"
          data-testid={question.testId ?? "confirm"}
          variant={question.danger ? "danger" : "primary"}
          onClick={() => question.answer(true)}
        >
          {question.label ? t(question.label) : t("continue")}
        </Button>
        <Button id="modal-cancel" data-testid="cancel" variant="link" onClick={no}>
          {t("cancel")}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
