import type { ReactNode } from "react";
import { useAccess } from "~/data/access/access";
import { RealmWrites, type WithAccess, WritesOf } from "~/data/access/permissions";
import { requiredPermissions } from "~/data/access/requiredPermissions";
import { useOptional } from "~/data/query/cache";
import { useIsOfAdministrators } from "~/parts/authorization/links";

interface Props {
  /** Internal id of the client. */
  id: string;
  children: ReactNode;
}

/**
 * What is about the authorization services of a client: the client's own `access` counts, which no part of them answers;
 * those of administrators need another right than others.
 */
export function OwnWrites({ id, children }: Props) {
  const isOfAdministrators = useIsOfAdministrators(id);
  // one rule for all of these writes; who may change those of every client needs no answer about this one
  const lacking = useAccess()(requiredPermissions["clients.updateResource"]);
  if (isOfAdministrators) return <RealmWrites>{children}</RealmWrites>;
  return lacking.length === 0 ? children : <ClientWrites id={id}>{children}</ClientWrites>;
}

const unknown: WithAccess = {};

/** Who may see what a client protects may be refused the client itself: then the first refusal tells. */
function ClientWrites({ id, children }: Props) {
  return <WritesOf object={useOptional("clients.findOne", { id }) ?? unknown}>{children}</WritesOf>;
}
