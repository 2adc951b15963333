import { useAccess } from "~/data/access/access";

/** Whether the administrator may list the realm's roles (`GET roles`). */
export function useMayListRoles(): boolean {
  return useAccess()({ any: ["view-realm", "manage-realm"] }).length === 0;
}
