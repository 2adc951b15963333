import { Button, Label, LabelGroup } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { useAccess } from "~/data/access/access";
import { useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { focusInside, useField } from "~/kit/form/useField";
import { listIn } from "~/kit/form/values";
import { GroupPicker } from "~/parts/groups/GroupPicker";

/** Groups that a new user joins; the form keeps their paths. */
export function JoinGroups(props: FieldProps) {
  const t = useT();
  const [picking, setPicking] = useState(false);
  const { value, change, ref, isDisabled } = useField(props);
  const paths = listIn(value);
  const canBrowse = useAccess()("manage-users").length === 0;
  return (
    <Field {...props} isGroup>
      <div ref={focusInside(ref)}>
        <LabelGroup aria-label={t("groups")} numLabels={10}>
          {paths.map((path) => (
            <Label
              key={path}
              variant="outline"
              closeBtnAriaLabel={t(["gatehouse.closeChip", { name: path }])}
              onClose={() => change(paths.filter((other) => other !== path))}
            >
              {path}
            </Label>
          ))}
        </LabelGroup>{" "}
        <Button
          id="kc-join-groups-button"
          data-testid="join-groups-button"
          variant="secondary"
          isDisabled={isDisabled}
          onClick={() => setPicking(true)}
        >
          {t("joinGroups")}
        </Button>
      </div>
      {picking && (
        <Suspense>
          <GroupPicker
            title={() => "selectGroups"}
            ok="join"
            isMulti
            canBrowse={canBrowse}
            onClose={() => setPicking(false)}
            onPick={(groups) => change([...new Set([...paths, ...groups.flatMap(({ path = [] }) => path)])])}
          />
        </Suspense>
      )}
    </Field>
  );
}
