import { Button, Label } from "@patternfly/react-core";
import { useState } from "react";
import { useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { focusInside, useField } from "~/kit/form/useField";
import { textIn } from "~/kit/form/values";
import { GroupPicker } from "~/parts/groups/GroupPicker";

/** One group by its path, as settings of the type `Group` keep it. */
export function GroupField(props: FieldProps) {
  const t = useT();
  const [picking, setPicking] = useState(false);
  const { value, change, ref, isDisabled, error } = useField(props);
  const path = textIn(value);
  return (
    <Field {...props} isGroup>
      <div ref={focusInside(ref)}>
        {path && (
          <Label
            variant="outline"
            closeBtnAriaLabel={t(["gatehouse.closeChip", { name: path }])}
            onClose={isDisabled ? undefined : () => change("")}
          >
            {path}
          </Label>
        )}{" "}
        <Button
          id="kc-join-groups-button"
          data-testid="join-groups-button"
          variant="secondary"
          isDisabled={isDisabled}
          aria-describedby={error}
          onClick={() => setPicking(true)}
        >
          {t("selectGroup")}
        </Button>
      </div>
      {picking && (
        <GroupPicker
          title={() => "selectGroup"}
          ok="select"
          onClose={() => setPicking(false)}
          onPick={([group]) => change(group?.path ?? "")}
        />
      )}
    </Field>
  );
}
