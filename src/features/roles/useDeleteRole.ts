import type RoleRepresentation from "@keycloak/keycloak-admin-client/lib/defs/roleRepresentation";
import { useNavigate } from "react-router-dom";
import { type Call, useAction } from "~/data/write/action";
import { addAlert } from "~/data/write/alerts";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { useRealmRepresentation } from "~/data/query/realm";
import { confirm } from "~/kit/dialog/confirm";
import { to } from "~/routes";

const run = (call: Call, { id = "" }: RoleRepresentation) => call("roles.delById", { id });

const many: BulkAction<RoleRepresentation> = {
  label: "delete",
  call: "roles.delById",
  run,
  confirm: () => ({ title: "roleDeleteConfirm", body: "gatehouse.roleDeleteFalls", danger: true }),
};

/**
 * Deletes roles after asking (`DELETE roles-by-id/{id}`); the default role of the realm cannot be deleted.
 * @returns `one` deletes a role, from its own page with the list after it; `many` does so for selected rows
 */
export function useDeleteRole() {
  const navigate = useNavigate();
  const { defaultRole } = useRealmRepresentation();
  const deletion = useAction(
    async (call, role: RoleRepresentation, leave: boolean) => {
      await run(call, role);
      // before everything that is shown is requested again
      if (leave) await navigate(to("roles"));
    },
    { done: "roleDeletedSuccess", failed: "roleDeleteError" },
  );
  const isDefault = ({ id }: RoleRepresentation) => id === defaultRole?.id;
  const one = async (role: RoleRepresentation, { leave = false } = {}) => {
    const { name = "" } = role;
    if (isDefault(role)) return addAlert("defaultRoleDeleteError", "danger");
    const yes = await confirm({
      title: "roleDeleteConfirm",
      body: ["roleDeleteConfirmDialog", { selectedRoleName: name }],
      names: [name],
      consequences: "gatehouse.roleDeleteFalls",
      label: "delete",
      danger: true,
    });
    if (yes) await deletion.run(role, leave);
  };
  return { one, many, isDefault };
}
