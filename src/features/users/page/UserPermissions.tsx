import { useData } from "~/data/query/cache";
import { useRealm } from "~/data/query/useRealm";
import { Permissions } from "~/parts/users/Permissions";

/** Who may manage all users of the realm: `GET` and `PUT users-management-permissions`. */
export function UserPermissions() {
  const realm = useRealm();
  return (
    <Permissions
      type="users"
      permissions={useData("realms.getUsersManagementPermissions", { realm })}
      call="realms.updateUsersManagementPermissions"
      set={(call, enabled) => call("realms.updateUsersManagementPermissions", { realm, enabled })}
    />
  );
}
