import type { ReactNode } from "react";
import { useAccess } from "~/data/access/access";
import { SEES_CLIENTS } from "~/data/access/readers";
import { MissingPermissions } from "~/kit/page/Readable";

/**
 * Says why there is no client scope to see, to whom the server answers none of them; others see what is inside.
 * @param isEmpty the server answered none: a realm has at least one scope
 */
export function Unseen({ isEmpty, children }: { isEmpty: boolean; children?: ReactNode }) {
  const lacking = useAccess()(SEES_CLIENTS);
  if (!isEmpty || lacking.length === 0) return children;
  return <MissingPermissions rule={SEES_CLIENTS} lacking={lacking} />;
}
