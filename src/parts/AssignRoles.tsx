import { type Outcome, useAction } from "~/data/action";
import { useAccess } from "~/data/access";
import type { RoleHolder } from "~/data/extra";
import { type Text, useT } from "~/i18n/useT";
import { TextMenu } from "~/kit/Menu";
import { WriteItem } from "~/kit/Write";
import type { PickedRole, RoleKind } from "~/parts/findRoles";
import { type Role } from "~/parts/mappedRoles";
import { roleCalls } from "~/parts/roleMappingCalls";
import { RolePicker } from "~/parts/RolePicker";

/** What the dialog lists at first: both kinds of roles when `kind` is left out. */
export interface Choice {
  kind?: RoleKind;
}

/** The menu that opens the dialog for roles of clients, of the realm, or of both. */
export function AssignMenu({ type, onChoose }: { type: RoleHolder; onChoose: (choice: Choice) => void }) {
  const t = useT();
  const access = useAccess();
  const { realm, client } = roleCalls[type].adds;
  return (
    <TextMenu label="assignRole" testId="add-role-mapping-button">
      <WriteItem call={client} testId="client-role" onClick={() => onChoose({ kind: "client" })}>
        {t("clientRoles")}
      </WriteItem>
      {access({ any: ["view-realm", "query-users"] }).length === 0 && (
        <WriteItem call={realm} testId="roles-role" onClick={() => onChoose({ kind: "roles" })}>
          {t("realmRoles")}
        </WriteItem>
      )}
      <WriteItem call={client} testId="all-roles" onClick={() => onChoose({})}>
        {t("gatehouse.allRoles")}
      </WriteItem>
    </TextMenu>
  );
}

const picked = ({ id, name, description, client }: Role): PickedRole => ({
  role: { id, name, description, clientRole: client !== undefined, containerId: client?.id },
  clientId: client?.clientId,
});

const toAssign = ({ role: { id = "", name = "", containerId = "" }, clientId }: PickedRole): Role => ({
  id,
  name,
  ...(clientId !== undefined && { client: { id: containerId, clientId } }),
});

interface Props {
  type: RoleHolder;
  id: string;
  name: string;
  alerts?: Outcome;
  kind?: RoleKind;
  assigned: readonly Role[];
  onClose: () => void;
}

/** The dialog that assigns roles; it stays open, with what is ticked, when the server refuses. */
export function AssignRoles({ type, id, name, kind, assigned, onClose, alerts = roleCalls[type].alerts }: Props) {
  const t = useT();
  const assignment = useAction((call, roles: Role[]) => roleCalls[type].add(call, id, roles), alerts);
  const title = (shown: RoleKind | undefined): Text => {
    const words = shown && { type: t(shown === "client" ? "client" : "realm"), client: name };
    const text = words && t.ifThere("assignRolesTo", words);
    return text ? { text } : ["gatehouse.assignRolesOfBoth", { name }];
  };
  return (
    <RolePicker
      title={title}
      kind={kind}
      holder={{ type, id }}
      assigned={assigned.map(picked)}
      call={roleCalls[type].adds.client}
      onClose={onClose}
      onPick={async (roles) => !(await assignment.run(roles.map(toAssign)))}
    />
  );
}
