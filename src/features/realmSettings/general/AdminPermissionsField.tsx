import { Alert } from "@patternfly/react-core";
import { useFormState, useWatch } from "react-hook-form";
import { useT } from "~/i18n/useT";
import type { FieldProps } from "~/kit/form/fieldProps";
import { SwitchField } from "~/kit/form/kinds/SwitchField";

/** Whether the realm has fine-grained permissions; says what changes with it before that is saved. */
export function AdminPermissionsField(props: FieldProps) {
  const t = useT();
  const isOn = useWatch({ name: props.name, exact: true }) === true;
  const { defaultValues } = useFormState();
  const wasOn = defaultValues?.adminPermissionsEnabled === true;
  return (
    <>
      <SwitchField {...props} />
      {isOn !== wasOn && (
        <Alert
          isInline
          variant="info"
          data-testid="adminPermissions-effect"
          title={t(isOn ? "gatehouse.adminPermissionsTurnOn" : "gatehouse.adminPermissionsTurnOff")}
        />
      )}
    </>
  );
}
