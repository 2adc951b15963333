import { Button, InputGroup, InputGroupItem, TextInput } from "@patternfly/react-core";
import EyeIcon from "@patternfly/react-icons/dist/esm/icons/eye-icon";
import EyeSlashIcon from "@patternfly/react-icons/dist/esm/icons/eye-slash-icon";
import { type FormEvent, useState } from "react";
import { MASK } from "~/data/write/merge";
import { useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { type Rules, useField } from "~/kit/form/useField";
import { textIn } from "~/kit/form/values";

/** What was typed over the mask; the mask is replaced as a whole, because nobody can edit what nobody knows. */
function typedOver({ nativeEvent, currentTarget }: FormEvent<HTMLInputElement>): string {
  if (nativeEvent instanceof InputEvent) {
    if (nativeEvent.inputType.startsWith("delete")) return "";
    if (nativeEvent.data) return nativeEvent.data;
  }
  return currentTarget.value;
}

interface PasswordFieldProps extends FieldProps, Rules {
  /** The secret can never be shown. */
  isHidden?: boolean;
}

/** A secret: shown as dots, on request in clear; never in clear where the server keeps it and only sent a mask. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, required, testId = name, isHidden } = props;
  const t = useT();
  const [shown, setShown] = useState(false);
  const { id, value, change, blur, ref, isDisabled, error } = useField<string>(props, props);
  const masked = value === MASK;
  return (
    <Field {...props}>
      <InputGroup>
        <InputGroupItem isFill>
          <TextInput
            ref={ref}
            id={id}
            name={name}
            data-testid={testId}
            type={shown && !masked ? "text" : "password"}
            autoComplete="new-password"
            isRequired={required}
            isDisabled={isDisabled}
            validated={error ? "error" : "default"}
            aria-describedby={error}
            value={textIn(value)}
            onChange={(event, next) => change(masked ? typedOver(event) : next)}
            onBlur={blur}
          />
        </InputGroupItem>
        {!isHidden && (
          <InputGroupItem>
            <Button
              variant="control"
              aria-label={t("showPassword")}
              aria-pressed={shown && !masked}
              isDisabled={masked}
              icon={shown && !masked ? <EyeSlashIcon /> : <EyeIcon />}
              onClick={() => setShown(!shown)}
            />
          </InputGroupItem>
        )}
      </InputGroup>
    </Field>
  );
}
