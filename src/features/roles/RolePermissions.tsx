import { useData } from "~/data/query/cache";
import { Permissions } from "~/parts/users/Permissions";

/** Who may manage and grant a role: `GET` and `PUT roles-by-id/{id}/management/permissions`. */
export function RolePermissions({ id }: { id: string }) {
  return (
    <Permissions
      type="roles"
      permissions={useData("roles.listPermissions", { id })}
      call="roles.updatePermission"
      set={(call, enabled) => call("roles.updatePermission", { id }, { enabled })}
    />
  );
}
