import { useAccess } from "~/data/access/access";
import type { WithAccess } from "~/data/access/permissions";
import { useT } from "~/i18n/useT";
import { TextMenu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";
import type { RoleKind } from "~/parts/roles/findRoles";
import type { RoleCalls } from "~/parts/roles/roleMappingCalls";

/** What the dialog lists at first: both kinds of roles when `kind` is left out. */
export interface Choice {
  kind?: RoleKind;
}

interface Props {
  calls: RoleCalls;
  /** The holder, whose own `access` counts. */
  object: WithAccess;
  onChoose: (choice: Choice) => void;
}

/** The menu that opens the dialog for roles of clients, of the realm, or of both. */
export function AssignMenu({ calls, object, onChoose }: Props) {
  const t = useT();
  const access = useAccess();
  const { realm, client } = calls.adds;
  return (
    <TextMenu label="assignRole" testId="add-role-mapping-button">
      <WriteItem call={client} object={object} testId="client-role" onClick={() => onChoose({ kind: "client" })}>
        {t("clientRoles")}
      </WriteItem>
      {access({ any: ["view-realm", "query-users"] }).length === 0 && (
        <WriteItem call={realm} object={object} testId="roles-role" onClick={() => onChoose({ kind: "roles" })}>
          {t("realmRoles")}
        </WriteItem>
      )}
      <WriteItem call={client} object={object} testId="all-roles" onClick={() => onChoose({})}>
        {t("gatehouse.allRoles")}
      </WriteItem>
    </TextMenu>
  );
}
