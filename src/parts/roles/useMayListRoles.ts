import { useAccess } from "~/data/access/access";
import { SEES_REALM } from "~/data/access/readers";

/** Whether the administrator may list the realm's roles (`GET roles`). */
export function useMayListRoles(): boolean {
  return useAccess()(SEES_REALM).length === 0;
}
