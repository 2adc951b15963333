import { useMemo } from "react";
import { type Permission, useWhoami } from "~/data/access/access";
import { env } from "~/data/auth/env";
import { useRealmIfThere } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";
import { hasFeature } from "~/data/access/features";
import { useServerInfoIfThere } from "~/data/query/serverInfo";

/**
 * What fine-grained permissions can grant, the role that shows all of these objects, and those of which such an administrator
 * has to have one (they show what is granted, and nothing else). Nothing else of a realm can be granted: whoever may not manage
 * the realm, its events or its identity providers never may.
 */
const SEEN_BY: Partial<Record<Permission, readonly [all: Permission, ...some: Permission[]]>> = {
  // groups are written with it, too
  "manage-users": ["view-users", "query-users", "query-groups"],
  impersonation: ["view-users", "query-users"],
  "view-clients": ["view-clients", "query-clients"],
  "manage-clients": ["view-clients", "query-clients"],
  "manage-organizations": ["view-organizations", "query-organizations"],
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
  const held: readonly unknown[] | undefined = useWhoami().realm_access[realm];
  const isOn = useRealmIfThere()?.adminPermissionsEnabled;
  const info = useServerInfoIfThere();
  const hasFirst = hasFeature(info, "ADMIN_FINE_GRAINED_AUTHZ");
  // nobody is shut out before it is known what the server has
  const hasSecond = info === undefined || hasFeature(info, "ADMIN_FINE_GRAINED_AUTHZ_V2");
  return useMemo(() => {
    if (hasFirst || isOn) return all;
    if (isOn === false || !hasSecond || realm !== env().realm) return [];
    return all.filter((name) => {
      const [every, ...some] = SEEN_BY[name] ?? [];
      return some.some((one) => held?.includes(one)) && !held?.includes(every);
    });
  }, [realm, held, isOn, hasFirst, hasSecond]);
}
