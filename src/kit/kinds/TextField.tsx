import { TextInput } from "@patternfly/react-core";
import { useController } from "react-hook-form";
import { type Text, useT } from "~/i18n/useT";
import { Field, useFieldError } from "~/kit/Field";

interface Props {
  name: string;
  label: Text;
  help?: Text;
  required?: boolean;
  isDisabled?: boolean;
  /** Further rule: the error of a value, undefined when it is right. */
  validate?: (value: string) => string | undefined;
}

/** A line of text. */
export function TextField({ name, label, help, required, isDisabled, validate }: Props) {
  const t = useT();
  const { field } = useController({
    name,
    defaultValue: "",
    rules: { required: required && t("required"), validate: validate && ((value: string) => validate(value) ?? true) },
  });
  const error = useFieldError(name);
  return (
    <Field name={name} label={label} help={help} required={required}>
      <TextInput
        id={name}
        data-testid={name}
        isRequired={required}
        isDisabled={isDisabled}
        validated={error ? "error" : "default"}
        aria-describedby={error ? `${name}-helper` : undefined}
        {...field}
        onChange={(_, value) => field.onChange(value)}
      />
    </Field>
  );
}
