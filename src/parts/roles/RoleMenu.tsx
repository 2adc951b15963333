import { DropdownItem } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { type Text, useT } from "~/i18n/useT";
import { Menu } from "~/kit/controls/Menu";
import type { PickedRole, RoleKind } from "~/parts/roles/findRoles";
import { lazily } from "~/kit/page/lazily";

/** The dialog brings a list, which the form around needs for nothing else. */
const RolePicker = lazily(() => import("~/parts/roles/RolePicker").then((module) => module.RolePicker));

interface Props {
  /** Test id of the menu once it is open. */
  menuTestId: string;
  /** Title of the dialog. */
  title: Text;
  single?: boolean;
  /** Roles that are there already. */
  assigned?: readonly PickedRole[];
  isDisabled: boolean;
  /** Id of the error text of the field. */
  error: string | undefined;
  onPick: (roles: PickedRole[]) => void;
}

/** The menu of a field that holds roles: those of a client or of the realm are chosen in a dialog. */
export function RoleMenu({ menuTestId, title, single, assigned, isDisabled, error, onPick }: Props) {
  const t = useT();
  const [picking, setPicking] = useState<RoleKind>();
  return (
    <>
      <Menu
        testId="add-role-mapping-button"
        menuTestId={menuTestId}
        toggle={{ isDisabled, "aria-describedby": error, children: t(title) }}
      >
        <DropdownItem data-testid="client-role" onClick={() => setPicking("client")}>
          {t("clientRoles")}
        </DropdownItem>
        <DropdownItem data-testid="roles-role" onClick={() => setPicking("roles")}>
          {t("realmRoles")}
        </DropdownItem>
      </Menu>
      {picking && (
        <Suspense>
          <RolePicker
            title={() => title}
            single={single}
            kind={picking}
            assigned={assigned}
            onClose={() => setPicking(undefined)}
            onPick={onPick}
          />
        </Suspense>
      )}
    </>
  );
}
