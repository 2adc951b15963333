import { Dropdown, DropdownItem, DropdownList, Label, MenuToggle } from "@patternfly/react-core";
import { useState } from "react";
import { useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { focusInside, useField } from "~/kit/form/useField";
import { textIn } from "~/kit/form/values";
import { RolePicker } from "~/parts/roles/RolePicker";

/** One role, as settings of the type `Role` keep it: `clientId.role`, or `role` for one of the realm. */
export function RoleField(props: FieldProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [picking, setPicking] = useState<"roles" | "client">();
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
        <Dropdown
          data-testid="add-roles"
          isOpen={open}
          popperProps={{ appendTo: "inline", preventOverflow: true }}
          onOpenChange={setOpen}
          onSelect={() => setOpen(false)}
          toggle={(toggle) => (
            <MenuToggle
              ref={toggle}
              data-testid="add-role-mapping-button"
              isExpanded={open}
              isDisabled={isDisabled}
              aria-describedby={error}
              onClick={() => setOpen(!open)}
            >
              {t("selectRole.label")}
            </MenuToggle>
          )}
        >
          <DropdownList>
            <DropdownItem data-testid="client-role" onClick={() => setPicking("client")}>
              {t("clientRoles")}
            </DropdownItem>
            <DropdownItem data-testid="roles-role" onClick={() => setPicking("roles")}>
              {t("realmRoles")}
            </DropdownItem>
          </DropdownList>
        </Dropdown>
      </div>
      {picking && (
        <RolePicker
          title={() => "selectRole.label"}
          single
          kind={picking}
          onClose={() => setPicking(undefined)}
          onPick={([picked]) => {
            const name = picked?.role.name;
            if (name) change(picked.clientId ? `${picked.clientId}.${name}` : name);
          }}
        />
      )}
    </Field>
  );
}
