import { Checkbox } from "@patternfly/react-core";
import { useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { focusInside, useField } from "~/kit/form/useField";
import { listIn } from "~/kit/form/values";

/** Who may do something with an attribute: users, administrators, both or nobody. */
export function PermissionField({ what, ...props }: FieldProps & { what: "edit" | "view" }) {
  const t = useT();
  const { value, change, ref, isDisabled } = useField(props);
  const roles = listIn(value);
  return (
    <Field {...props} isGroup>
      <div ref={focusInside(ref)}>
        {(["user", "admin"] as const).map((role) => (
          <Checkbox
            key={role}
            id={`${role}-${what}`}
            data-testid={`${role}-${what}`}
            label={t(role)}
            isDisabled={isDisabled}
            isChecked={roles.includes(role)}
            onChange={(_, on) => change(on ? [...roles, role] : roles.filter((other) => other !== role))}
          />
        ))}
      </div>
    </Field>
  );
}
