import { useMemo } from "react";
import { type Permission, useWhoami } from "~/data/access/access";
import { env } from "~/data/auth/env";
import { useRealmIfThere } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";
import { hasFeature } from "~/data/access/features";
import { useServerInfoIfThere } from "~/data/query/serverInfo";

/**
 * What fine-grained permissions can grant, the role that such an administrator has to have (it shows what is granted, and
 * nothing else), and the one that shows all of these objects. Nothing else of a realm can be granted: whoever may not manage
 * the realm, its events or its identity providers never may.
 */
const SEEN_BY: Partial<Record<Permission, readonly [some: Permission, all: Permission]>> = {
  "manage-users": ["query-users", "view-users"],
  impersonation: ["query-users", "view-users"],
  "view-clients": ["query-clients", "view-clients"],
  "manage-clients": ["query-clients", "view-clients"],
  "manage-organizations": ["query-organizations", "view-organizations"],
};

const isPermission = (name: string): name is Permission => name in SEEN_BY;
const all = Object.keys(SEEN_BY).filter(isPermission);

/**
 * Permissions that the administrator has no role for, and that fine-grained permissions may grant them all the same. A realm
 * grants them to its own administrators, and says only to who may view it that it does so; of the others those may have some
 * who see objects without a role for all of them. With the first model, a feature of the server, anybody may.
 */
export function useGrantable(): readonly Permission[] {
  const realm = useRealm();
  const held = useWhoami().realm_access[realm];
  const isOn = useRealmIfThere()?.adminPermissionsEnabled;
  const info = useServerInfoIfThere();
  const hasFirst = hasFeature(info, "ADMIN_FINE_GRAINED_AUTHZ");
  // nobody is shut out before it is known what the server has
  const hasSecond = info === undefined || hasFeature(info, "ADMIN_FINE_GRAINED_AUTHZ_V2");
  return useMemo(() => {
    if (hasFirst || isOn === true) return all;
    if (isOn === false || !hasSecond || realm !== env().realm) return [];
    return all.filter((name) => {
      const [some, every] = SEEN_BY[name] ?? [];
      return some && every && held?.includes(some) && !held.includes(every);
    });
  }, [realm, held, isOn, hasFirst, hasSecond]);
}
