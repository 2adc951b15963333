import { Radio } from "@patternfly/react-core";
import { type Text, useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { focusInside, useField } from "~/kit/form/useField";

/** One of a few values; ids and test ids of the radio buttons are the values. */
export function RadioField({ options, ...props }: FieldProps & { options: Record<string, Text> }) {
  const t = useT();
  const { value, change, ref, isDisabled } = useField(props);
  return (
    <Field {...props} isGroup>
      <div ref={focusInside(ref)}>
        {Object.entries(options).map(([key, text]) => (
          <Radio
            key={key}
            id={key}
            data-testid={key}
            name={props.name}
            label={t(text)}
            isDisabled={isDisabled}
            isChecked={value === key}
            onChange={() => change(key)}
          />
        ))}
      </div>
    </Field>
  );
}
