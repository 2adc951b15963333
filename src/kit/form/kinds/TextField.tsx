import { HelperText, HelperTextItem, TextInput } from "@patternfly/react-core";
import { type Text, useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { type Rules, useField } from "~/kit/form/useField";
import { textIn } from "~/kit/form/values";

interface TextFieldProps extends FieldProps, Rules {
  /** What the browser takes for it; `number` gets `min` and `max`. */
  type?: "text" | "number" | "email" | "url" | "tel" | "date" | "datetime-local" | "month" | "time";
  placeholder?: Text;
  /** Text below the control. */
  hint?: Text;
}

/** A line of text. */
export function TextField(props: TextFieldProps) {
  const { name, required, testId = name, type, placeholder, hint, min, max } = props;
  const t = useT();
  const { id, value, change, blur, ref, isDisabled, error } = useField<string>(props, props);
  const hintId = hint && `${id}-hint`;
  return (
    <Field {...props}>
      <TextInput
        ref={ref}
        id={id}
        name={name}
        data-testid={testId}
        type={type}
        min={min}
        max={max}
        placeholder={placeholder && t(placeholder)}
        isRequired={required}
        isDisabled={isDisabled}
        validated={error ? "error" : "default"}
        aria-describedby={error ?? hintId}
        value={textIn(value)}
        onChange={(_, next) => change(next)}
        onBlur={blur}
      />
      {hint && (
        <HelperText>
          <HelperTextItem id={hintId}>{t(hint)}</HelperTextItem>
        </HelperText>
      )}
    </Field>
  );
}
