import { useData } from "~/data/query/cache";
import { Permissions } from "~/parts/users/Permissions";

/** Who may manage a group and its members: `GET` and `PUT groups/{id}/management/permissions`. */
export function GroupPermissions({ id }: { id: string }) {
  return (
    <Permissions
      type="groups"
      permissions={useData("groups.listPermissions", { id })}
      call="groups.updatePermission"
      set={(call, enabled) => call("groups.updatePermission", { id }, { enabled })}
    />
  );
}
