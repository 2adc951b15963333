import { Button, Form, FormGroup, ModalBody, ModalFooter, ModalHeader, TextInput } from "@patternfly/react-core";
import { type ReactNode, useState } from "react";
import { type Text, useT } from "~/i18n/useT";
import { Modal } from "~/kit/dialog/Modal";
import { ask } from "~/kit/dialog/questions";

/** What a confirm dialog asks. */
export interface Question {
  title: Text;
  body: Text;
  /** The realm it is about, named where the question says "in this realm" or stands beside other realms. */
  realm?: string;
  /** Technical names of what is deleted. */
  names?: string[];
  /** What is lost with it. */
  consequences?: Text;
  /** Anything else that belongs to the question. */
  details?: ReactNode;
  /** What has to be typed first, where nothing brings back what is lost. */
  typed?: string;
  /** Text of the confirming button; `continue` when left out. */
  label?: Text;
  /** The confirming button destroys something. */
  danger?: boolean;
  /** Test id of the confirming button. */
  testId?: string;
}

/**
 * Asks the administrator before something is done.
 * @param place where anything was waited for since the administrator began: what was shown then (see `ask`)
 * @returns whether it was confirmed; closing the dialog or leaving its place says no
 */
export const confirm = (question: Question, place?: string): Promise<boolean> =>
  ask((answer) => <ConfirmDialog {...question} answer={answer} />, false, place);

/** A text as the page shows it: blanks in a row are one. */
const asRead = (text: string) => text.normalize().replace(/\s+/g, " ").trim();

/** The confirm dialog, for a question that is kept elsewhere. */
export function ConfirmDialog({ answer, ...question }: Question & { answer: (yes: boolean) => void }) {
  const t = useT();
  const no = () => answer(false);
  const { typed = "" } = question;
  const [text, setText] = useState("");
  const isTyped = asRead(text) === asRead(typed);
  return (
    <Modal
      variant="small"
      onClose={no}
      aria-labelledby="confirm-title"
      aria-describedby="confirm-body"
      elementToFocus={typed && "#confirm-text"}
    >
      <ModalHeader
        // the icon's own words are in the heading, but not in the name
        title={<span id="confirm-title">{t(question.title)}</span>}
        titleIconVariant={question.danger ? "warning" : undefined}
      />
      <ModalBody id="confirm-body">
        {/* an element of its own, by whose text automation finds it */}
        <p>{t(question.body)}</p>
        {question.realm !== undefined && (
          <p>
            {t("realm")}: <bdi data-testid="confirm-realm">{question.realm}</bdi>
          </p>
        )}
        {question.names && <NameList names={question.names} />}
        {question.consequences && <p>{t(question.consequences)}</p>}
        {question.details}
        {typed && (
          <Form
            onSubmit={(event) => {
              event.preventDefault();
              if (isTyped) answer(true);
            }}
          >
            <FormGroup label={t(["gatehouse.typeToConfirm", { text: typed }])} fieldId="confirm-text">
              <TextInput
                id="confirm-text"
                data-testid="confirm-text"
                autoComplete="off"
                value={text}
                onChange={(_, next) => setText(next)}
              />
            </FormGroup>
          </Form>
        )}
      </ModalBody>
      <ModalFooter>
        <Button
          id="modal-confirm"
          data-testid={question.testId ?? "confirm"}
          variant={question.danger ? "danger" : "primary"}
          isDisabled={!isTyped}
          onClick={() => answer(true)}
        >
          {question.label ? t(question.label) : t("continue")}
        </Button>
        <Button id="modal-cancel" data-testid="cancel" variant="link" onClick={no}>
          {t(question.label === "yes" ? "no" : "cancel")}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

interface NameListProps {
  names: string[];
  /** How many are listed; all when left out. */
  most?: number;
  /** How many there are besides `names`. */
  more?: number;
}

/** Technical names, each in its own direction of writing; what comes after the first ones is counted. */
export function NameList({ names, most = names.length, more = 0 }: NameListProps) {
  const t = useT();
  const rest = more + Math.max(0, names.length - most);
  if (names.length === 0) return null;
  return (
    <ul className="gh-names">
      {names.slice(0, most).map((name, index) => (
        <li key={index}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {rest > 0 && <li>{t(["gatehouse.bulkMore", { more: rest }])}</li>}
    </ul>
  );
}
