import { TextArea as Area } from "@patternfly/react-core";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { type Rules, useField } from "~/kit/form/useField";
import { textIn } from "~/kit/form/values";

interface TextAreaProps extends FieldProps, Rules {
  /** Lines shown. */
  rows?: number;
}

/** Several lines of text; in a form that may only be looked at it can still be read and copied. */
export function TextArea(props: TextAreaProps) {
  const { name, required, testId = name, rows } = props;
  const { id, value, change, blur, ref, isDisabled, error } = useField<string>(props, props);
  return (
    <Field {...props}>
      <Area
        ref={ref}
        id={id}
        name={name}
        data-testid={testId}
        rows={rows}
        resizeOrientation="vertical"
        isRequired={required}
        isDisabled={props.isDisabled}
        readOnlyVariant={isDisabled && !props.isDisabled ? "default" : undefined}
        validated={error ? "error" : "default"}
        aria-describedby={error}
        value={textIn(value)}
        onChange={(_, next) => change(next)}
        onBlur={blur}
      />
    </Field>
  );
}
