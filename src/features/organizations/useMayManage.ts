import { MANAGES_ORGANIZATIONS } from "~/data/access/organizations";
import { useMissingAt } from "~/data/access/permissions";

/** Whether the administrator may manage organizations; where fine-grained permissions may let them manage some, only the server knows. */
export const useMayManage = () => useMissingAt()({ access: MANAGES_ORGANIZATIONS, isGrantable: true }).length === 0;
