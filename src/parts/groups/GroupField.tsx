import { Button, Label } from "@patternfly/react-core";
import { createContext, use, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { versionWords } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { focusInside, useField } from "~/kit/form/useField";
import { textIn } from "~/kit/form/values";
import { GroupPicker } from "~/parts/groups/GroupPicker";

/** Id of the organization whose groups can be chosen, too, besides those of the realm (26.6). */
export const OrganizationOfGroups = createContext<string | undefined>(undefined);

/** Whose groups can be chosen: what the server keeps in the setting beside the path. */
const KINDS = ["REALM", "ORGANIZATION"] as const;
type Kind = (typeof KINDS)[number];

/** One group by its path, as settings of the type `Group` keep it, and of whom it is in `groupType` beside it. */
export function GroupField(props: FieldProps) {
  const t = useT();
  const orgId = use(OrganizationOfGroups);
  const [picking, setPicking] = useState<Kind>();
  const { setValue } = useFormContext();
  const kindName = `${props.name}Type`;
  const kind: unknown = useWatch({ name: kindName, exact: true });
  const { value, change, ref, isDisabled, error } = useField(props);
  const path = textIn(value);
  const isOfOrganization = textIn(kind) === "ORGANIZATION";
  const pick = (next: string, of: Kind) => {
    change(next);
    // a mapper without it looks in the realm
    if (orgId !== undefined || kind !== undefined) setValue(kindName, next ? of : "", { shouldDirty: true });
  };
  return (
    <Field {...props} isGroup>
      <div ref={focusInside(ref)}>
        {path && (
          <Label
            variant="outline"
            closeBtnAriaLabel={t(["gatehouse.closeChip", { name: path }])}
            onClose={isDisabled ? undefined : () => pick("", "REALM")}
          >
            {isOfOrganization && `${t("organization")}: `}
            <bdi>{path}</bdi>
          </Label>
        )}{" "}
        {KINDS.slice(0, orgId === undefined ? 1 : 2).map((of) => (
          <Button
            key={of}
            id={of === "REALM" ? "kc-join-groups-button" : "kc-join-org-groups-button"}
            data-testid={of === "REALM" ? "join-groups-button" : "join-org-groups-button"}
            variant="secondary"
            isDisabled={isDisabled}
            aria-describedby={error}
            onClick={() => setPicking(of)}
          >
            {t(of === "REALM" ? "selectGroup" : versionWords(t)("selectOrgGroup"))}
          </Button>
        ))}
      </div>
      {picking && (
        <GroupPicker
          title={() => (picking === "REALM" ? "selectGroup" : versionWords(t)("selectOrgGroup"))}
          ok="select"
          orgId={picking === "REALM" ? undefined : orgId}
          onClose={() => setPicking(undefined)}
          onPick={([group]) => pick(group?.path ?? "", picking)}
        />
      )}
    </Field>
  );
}
