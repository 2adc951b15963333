import { Switch } from "@patternfly/react-core";
import { useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import { type FieldProps, undotted } from "~/kit/form/fieldProps";
import { focusInside, useField } from "~/kit/form/useField";
import { isEmpty, isOn } from "~/kit/form/values";

interface SwitchFieldProps extends FieldProps {
  /** The form keeps `"true"` and `"false"`, as the server does in attributes and configurations. */
  stringify?: boolean;
  /** The server takes an absent value for "on". */
  onWhenAbsent?: boolean;
}

/** On or off; off while the value is absent, unless `onWhenAbsent`. */
export function SwitchField(props: SwitchFieldProps) {
  const { name, label, stringify, onWhenAbsent = false, testId = undotted(name) } = props;
  const t = useT();
  // `required` means a choice here, and off is one
  const { id, value, change, blur, ref, isDisabled, error } = useField({ ...props, required: false });
  const on = isEmpty(value) ? onWhenAbsent : isOn(value);
  return (
    <Field {...props}>
      <div ref={focusInside(ref)}>
        <Switch
          id={id}
          name={name}
          data-testid={testId}
          aria-label={t(label)}
          aria-describedby={error}
          label={t(on ? "on" : "off")}
          isDisabled={isDisabled}
          isChecked={on}
          onChange={(_, next) => change(stringify ? String(next) : next)}
          onBlur={blur}
        />
      </div>
    </Field>
  );
}
