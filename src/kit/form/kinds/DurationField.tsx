import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { DurationInput, type Unit } from "~/kit/form/kinds/DurationInput";
import { LARGEST, type Rules, useField } from "~/kit/form/useField";
import { textIn } from "~/kit/form/values";

/** What `DurationField` gets. */
export interface DurationFieldProps extends FieldProps, Rules<number | string> {
  /** Units offered; minutes, hours and days when left out. */
  units?: readonly Unit[];
  /** What the ids and classes of the unit begin with (`{prefix}-select-menu`); the id when left out. */
  prefix?: string;
  /** The form keeps the digits, as the server does in attributes and configurations. */
  stringify?: boolean;
}

/** A time: the form keeps seconds, or `""` for none; the administrator sees the largest unit that fits. */
export function DurationField(props: DurationFieldProps) {
  const { name, required, units, stringify, testId = name, min = 0, prefix } = props;
  const { id, value, change, blur, ref, isDisabled, error } = useField<number | string>(props, {
    max: LARGEST,
    ...props,
    min,
  });
  return (
    <Field {...props}>
      <DurationInput
        ref={ref}
        id={id}
        name={name}
        testId={testId}
        prefix={prefix}
        units={units}
        min={min}
        isRequired={required}
        text={textIn(value)}
        isDisabled={isDisabled}
        error={error}
        onChange={(seconds) => change(stringify ? String(seconds) : seconds)}
        onBlur={blur}
      />
    </Field>
  );
}
