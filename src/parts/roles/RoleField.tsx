import { Label } from "@patternfly/react-core";
import { useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { focusInside, useField } from "~/kit/form/useField";
import { textIn } from "~/kit/form/values";
import { RoleMenu } from "~/parts/roles/RoleMenu";

/** One role, as settings of the type `Role` keep it: `clientId.role`, or `role` for one of the realm. */
export function RoleField(props: FieldProps) {
  const t = useT();
  const { value, change, ref, isDisabled, error } = useField(props);
  const role = textIn(value);
  return (
    <Field {...props} isGroup>
      <div ref={focusInside(ref)}>
        {role && (
          <Label
            variant="outline"
            closeBtnAriaLabel={t(["gatehouse.closeChip", { name: role }])}
            onClose={isDisabled ? undefined : () => change("")}
          >
            {role}
          </Label>
        )}{" "}
        <RoleMenu
          menuTestId="add-roles"
          title="selectRole.label"
          single
          isDisabled={isDisabled}
          error={error}
          onPick={([picked]) => {
            const name = picked?.role.name;
            if (name) change(picked.clientId ? `${picked.clientId}.${name}` : name);
          }}
        />
      </div>
    </Field>
  );
}
