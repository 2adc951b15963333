import { Alert } from "@patternfly/react-core";
import type { ReactNode } from "react";
import { useAccess } from "~/data/access/access";
import { SEES_CLIENTS } from "~/data/access/readers";
import { useT } from "~/i18n/useT";

/**
 * Says why there is no client scope to see, to whom the server answers none of them; others see what is inside.
 * @param isEmpty the server answered none: a realm has at least one scope
 */
export function Unseen({ isEmpty, children }: { isEmpty: boolean; children?: ReactNode }) {
  const t = useT();
  const lacking = useAccess()(SEES_CLIENTS).slice(0, 1);
  if (!isEmpty || lacking.length === 0) return children;
  return (
    <Alert isInline variant="info" title={t("gatehouse.forbiddenTitle")}>
      {t(["gatehouse.missingPermission", { permissions: lacking.join(", ") }])}
    </Alert>
  );
}
