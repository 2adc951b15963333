import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from "@patternfly/react-core";
import { type ReactNode, useSyncExternalStore } from "react";
import { createStore } from "~/data/store";
import { type Text, useT } from "~/i18n/useT";

/** What a confirm dialog asks. */
export interface Question {
  title: Text;
  body: Text;
  /** Technical names of what is deleted. */
  names?: string[];
  /** What falls with it. */
  falls?: Text;
  /** Anything else that belongs to the question. */
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

/** Draws what `confirm` asks; stands once in the shell. */
export function ConfirmDialogs() {
  const question = useSyncExternalStore(asked.subscribe, asked.get);
  return question && <ConfirmDialog {...question} />;
}

/** The confirm dialog, for a question that is kept elsewhere. */
export function ConfirmDialog({ answer, ...question }: Question & { answer: (yes: boolean) => void }) {
  const t = useT();
  const no = () => answer(false);
  return (
    <Modal isOpen variant="small" onClose={no} aria-labelledby="confirm-title" aria-describedby="confirm-body">
      <ModalHeader
        // the icon's own words stand in the heading, but not in the name
        title={<span id="confirm-title">{t(question.title)}</span>}
        titleIconVariant={question.danger ? "warning" : undefined}
      />
      <ModalBody id="confirm-body">
        {t(question.body)}
        {question.names && <NameList names={question.names} />}
        {question.falls && <p>{t(question.falls)}</p>}
        {question.details}
      </ModalBody>
      <ModalFooter>
        <Button
          id="modal-confirm"
          data-testid={question.testId ?? "confirm"}
          variant={question.danger ? "danger" : "primary"}
          onClick={() => answer(true)}
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

/** Technical names, each in its own direction of writing; what comes after the first ones is counted by `more`. */
export function NameList({ names, more = 0 }: { names: string[]; more?: number }) {
  const t = useT();
  if (names.length === 0) return null;
  return (
    <ul className="gh-names">
      {names.map((name) => (
        <li key={name}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {more > 0 && <li>{t(["gatehouse.bulkMore", { more }])}</li>}
    </ul>
  );
}
