import { Switch } from "@patternfly/react-core";
import { useController } from "react-hook-form";
import { type Text, useT } from "~/i18n/useT";
import { Field } from "~/kit/Field";

/** On or off. */
export function SwitchField({
  name,
  label,
  help,
  isDisabled,
}: {
  name: string;
  label: Text;
  help?: Text;
  isDisabled?: boolean;
}) {
  const t = useT();
  const { value, onChange, ...field } = useController({ name, defaultValue: false }).field;
  const on = value === true;
  return (
    <Field name={name} label={label} help={help}>
      <Switch
        id={name}
        data-testid={name}
        aria-label={t(label)}
        label={t(on ? "on" : "off")}
        isDisabled={isDisabled}
        isChecked={on}
        {...field}
        onChange={(_, next) => onChange(next)}
      />
    </Field>
  );
}
