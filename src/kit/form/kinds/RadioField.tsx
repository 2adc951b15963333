import { Radio } from "@patternfly/react-core";
import { type Text, useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { focusInside, useField } from "~/kit/form/useField";

interface Props extends FieldProps {
  options: Record<string, Text>;
  /** The form keeps a number, not its digits. */
  asNumber?: boolean;
  /** What the ids begin with. */
  prefix?: string;
  /** Ids and test ids by value, where scripts know others. */
  ids?: Record<string, { id: string; testId: string }>;
}

/** One of a few values; ids and test ids of the radio buttons are the values, behind the prefix. */
export function RadioField({ options, asNumber, prefix = "", ids, ...props }: Props) {
  const t = useT();
  const { value, change, ref, isDisabled } = useField(props);
  return (
    <Field {...props} isGroup>
      <div ref={focusInside(ref)}>
        {Object.entries(options).map(([key, text]) => (
          <Radio
            key={key}
            id={ids?.[key]?.id ?? prefix + key}
            data-testid={ids?.[key]?.testId ?? prefix + key}
            name={props.name}
            label={t(text)}
            isDisabled={isDisabled}
            isChecked={String(value) === key}
            onChange={() => change(asNumber ? Number(key) : key)}
          />
        ))}
      </div>
    </Field>
  );
}
