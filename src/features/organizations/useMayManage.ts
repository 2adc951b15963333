import { useAccess } from "~/data/access/access";
import { MANAGES_ORGANIZATIONS } from "~/data/access/organizations";
import { useMissingAt } from "~/data/access/permissions";

/**
 * Whether the administrator may manage organizations. Where fine-grained permissions may let them manage some, only the server
 * knows; they are not for who sees all organizations by a role.
 */
export function useMayManage(): boolean {
  const isGrantable = useAccess()("view-organizations").length > 0;
  return useMissingAt()({ access: MANAGES_ORGANIZATIONS, isGrantable }).length === 0;
}
