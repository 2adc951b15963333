import { type Messages, useAction } from "~/data/write/action";
import type { RoleHolder } from "~/data/api/extra";
import type { WithAccess } from "~/data/access/permissions";
import { type Text, useT } from "~/i18n/useT";
import type { PickedRole, RoleKind } from "~/parts/roles/findRoles";
import { type Role } from "~/parts/roles/mappedRoles";
import type { RoleCalls } from "~/parts/roles/roleMappingCalls";
import { RolePicker } from "~/parts/roles/RolePicker";

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
  /** The holder, whose own `access` counts. */
  object: WithAccess;
  calls: RoleCalls;
  /** Those of the calls when left out. */
  alerts?: Messages;
  kind?: RoleKind;
  assigned: readonly Role[];
  onClose: () => void;
}

/** The dialog that assigns roles; it stays open, with what is selected, when the server refuses. */
export function AssignRoles(props: Props) {
  const { type, id, name, object, kind, assigned, onClose, calls, alerts = calls.alerts } = props;
  const t = useT();
  const assignment = useAction((call, roles: Role[]) => calls.add(call, id, roles), alerts);
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
      available={calls.available}
      lists={calls.lists}
      assigned={assigned.map(picked)}
      call={calls.adds.client}
      object={object}
      onClose={onClose}
      onPick={async (roles) => !(await assignment.run(roles.map(toAssign)))}
    />
  );
}
