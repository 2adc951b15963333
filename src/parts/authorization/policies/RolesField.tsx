import { useState } from "react";
import { useAccess } from "~/data/access/access";
import { useEach } from "~/data/query/useEach";
import { type PickedProps, PickedRows } from "~/parts/authorization/policies/PickedRows";
import { usePickedIds } from "~/parts/authorization/policies/picked";
import type { PickedRole } from "~/parts/roles/findRoles";
import { RoleMenu } from "~/parts/roles/RoleMenu";
import { RoleName } from "~/parts/roles/RoleName";

/** Roles that a policy asks for, or that a permission is about. */
export function RolesField(props: PickedProps) {
  const ids = usePickedIds(props.name);
  // a role of the realm is not read without it, and of a stored id nobody knows whether it is a client's
  const mayView = useAccess()("view-realm").length === 0;
  const roles = useEach("roles.findOneById", mayView ? ids : [], (id) => [{ id }]);
  const [chosen, setChosen] = useState<readonly PickedRole[]>([]);
  const clientOf = (id: string) => {
    const role = roles.get(id);
    return role?.clientRole ? role.containerId : undefined;
  };
  const clients = useEach(
    "clients.findOne",
    ids.flatMap((id) => clientOf(id) ?? []),
    (id) => [{ id }],
  );
  return (
    <PickedRows
      {...props}
      heading="roles"
      flag="required"
      flagLabel="required"
      nameOf={(id) => {
        const known = chosen.find(({ role }) => role.id === id);
        const { id: of = "", clientId = known?.clientId } = clients.get(clientOf(id) ?? "") ?? {};
        const name = roles.get(id)?.name ?? known?.role.name ?? id;
        return <RoleName role={{ id, name, ...(clientId !== undefined && { client: { id: of, clientId } }) }} />;
      }}
      picker={({ picked, onPick, ...control }) => (
        <RoleMenu
          {...control}
          menuTestId="select-role-button"
          title={props.stores ? (props.stores === "id" ? "selectRole" : "addRoles") : "assignRole"}
          single={props.stores === "id"}
          assigned={picked.map(({ id }) => ({ role: roles.get(id) ?? { id } }))}
          onPick={(added) => {
            setChosen([...chosen, ...added]);
            onPick(added.map(({ role }) => role.id));
          }}
        />
      )}
    />
  );
}
