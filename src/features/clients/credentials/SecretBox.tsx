import { Button, FormGroup, InputGroup, InputGroupItem, TextInput } from "@patternfly/react-core";
import EyeIcon from "@patternfly/react-icons/dist/esm/icons/eye-icon";
import EyeSlashIcon from "@patternfly/react-icons/dist/esm/icons/eye-slash-icon";
import { type ReactNode, type Ref, useState } from "react";
import { type Key, type Text, useT } from "~/i18n/useT";
import { CopyButton } from "~/kit/controls/CopyButton";
import { HelpIcon } from "~/kit/controls/HelpIcon";

interface Props {
  id: string;
  label: Key;
  help?: Text;
  /** What the help icon is called; the label when left out. */
  helpId?: string;
  value: string;
  /** Takes another one, where it may be typed. */
  onChange?: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  /** Id of the text that says what is wrong with it, in the note. */
  error?: string;
  /** What is said of it, below. */
  note?: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
}

/** A secret that the server returns: shown as dots, on request in clear, copied without being shown. */
export function SecretBox({ id, label, help, helpId = label, note, children, onChange, error, ...input }: Props) {
  const t = useT();
  const [shown, setShown] = useState(false);
  return (
    <div className="pf-v6-c-form">
      <FormGroup label={t(label)} fieldId={id} labelHelp={help && <HelpIcon name={helpId} text={help} />}>
        <InputGroup>
          <InputGroupItem isFill>
            <TextInput
              id={id}
              type={shown ? "text" : "password"}
              autoComplete="off"
              readOnlyVariant={onChange ? undefined : "default"}
              onChange={(_, next) => onChange?.(next)}
              aria-label={t(label)}
              aria-describedby={error}
              validated={error ? "error" : "default"}
              {...input}
            />
          </InputGroupItem>
          <InputGroupItem>
            <Button
              variant="control"
              aria-label={t("showPassword")}
              aria-pressed={shown}
              icon={shown ? <EyeSlashIcon /> : <EyeIcon />}
              onClick={() => setShown(!shown)}
            />
          </InputGroupItem>
          <InputGroupItem>
            <CopyButton id={id} text={input.value} />
          </InputGroupItem>
          <InputGroupItem>{children}</InputGroupItem>
        </InputGroup>
        {note}
      </FormGroup>
    </div>
  );
}
