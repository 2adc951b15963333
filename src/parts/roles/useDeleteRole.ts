import type RoleRepresentation from "@keycloak/keycloak-admin-client/lib/defs/roleRepresentation";
import { useNavigate } from "react-router-dom";
import { useAction } from "~/data/write/action";
import { addAlert } from "~/data/write/alerts";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { useRealmRepresentation } from "~/data/query/realm";
import { confirm } from "~/kit/dialog/confirm";
import type { RoleOwner } from "~/parts/roles/roleOwner";

const many = ({ del, deletes }: RoleOwner): BulkAction<RoleRepresentation> => ({
  label: "delete",
  call: deletes,
  run: (call, { id = "" }) => del(call, id),
  confirm: () => ({ title: "roleDeleteConfirm", body: "gatehouse.roleDeleteConsequences", danger: true }),
});

/**
 * Deletes roles after asking (`DELETE roles-by-id/{id}`); the default role of the realm cannot be deleted.
 * @returns `one` deletes a role, from its own page with the list after it; `many` does so for selected rows
 */
export function useDeleteRole(owner: RoleOwner) {
  const navigate = useNavigate();
  const { defaultRole } = useRealmRepresentation();
  const deletion = useAction(
    async (call, role: RoleRepresentation, leave: boolean) => {
      await owner.del(call, role.id ?? "");
      // before everything that is shown is requested again
      if (leave) await navigate(owner.list);
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
      consequences: "gatehouse.roleDeleteConsequences",
      label: "delete",
      danger: true,
    });
    if (yes) await deletion.run(role, leave);
  };
  return { one, many: many(owner), isDefault };
}
