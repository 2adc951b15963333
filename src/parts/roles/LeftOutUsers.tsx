import { Alert } from "@patternfly/react-core";
import { useAccess } from "~/data/access/access";
import { SEES_USERS } from "~/data/access/readers";
import { useT } from "~/i18n/useT";

/**
 * Says that a list of users may lack some: to who may only query users the server lists those it lets them see, mostly
 * none, and does not say so.
 */
export function LeftOutUsers() {
  const t = useT();
  if (useAccess()(SEES_USERS).length === 0) return null;
  const title = t(["gatehouse.missingPermission", { permissions: "view-users" }]);
  return <Alert isInline isPlain variant="warning" title={title} data-testid="users-incomplete" />;
}
