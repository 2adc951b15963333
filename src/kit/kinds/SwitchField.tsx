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
  const { field } = useController({ name, defaultValue: false });
  const on = field.value === true;
  return (
    <Field name={name} label={label} help={help}>
      <Switch
        id={name}
        data-testid={name}
        aria-label={t(label)}
        label={t(on ? "on" : "off")}
        isDisabled={isDisabled}
        isChecked={on}
        ref={field.ref}
        onChange={(_, value) => field.onChange(value)}
      />
    </Field>
  );
}
