import { useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { Code } from "~/kit/form/kinds/Code";
import { type Rules, useField } from "~/kit/form/useField";
import { textIn } from "~/kit/form/values";

interface CodeFieldProps extends FieldProps, Pick<Rules, "maxLength" | "validate"> {
  /** CSS height; 8rem when left out. */
  height?: string;
}

/** A text in code, e.g. JSON or a script; read-only where it must not be changed. */
export function CodeField(props: CodeFieldProps) {
  const { name, label, height, testId = name } = props;
  const t = useT();
  const { id, value, change, blur, ref, isDisabled, error } = useField<string>(props, props);
  return (
    <Field {...props}>
      <Code
        ref={ref}
        id={id}
        testId={testId}
        aria-label={t(label)}
        height={height}
        value={textIn(value)}
        isReadOnly={isDisabled}
        error={error}
        onChange={change}
        onBlur={blur}
      />
    </Field>
  );
}
