import { useMemo } from "react";
import { missing, type Permission, type Rule, useWhoami } from "~/data/access/access";
import { useRealmIfThere } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";
import { hasFeature, useServerInfoIfThere } from "~/data/query/serverInfo";

/**
 * What fine-grained permissions can grant, each with the role that such an administrator has to have: it shows what is
 * granted, and nothing else. Nothing else of a realm can be granted: whoever may not manage the realm, its events or its
 * identity providers never may.
 */
const SHOWN_BY: Partial<Record<Permission, Permission>> = {
  "manage-users": "query-users",
  impersonation: "query-users",
  "view-clients": "query-clients",
  "manage-clients": "query-clients",
  "manage-organizations": "query-organizations",
};

const isPermission = (name: string): name is Permission => name in SHOWN_BY;
const all = Object.keys(SHOWN_BY).filter(isPermission);

/**
 * Permissions that the administrator has no role for, and that fine-grained permissions may grant them all the same. Only
 * who may view the realm is told whether it has such permissions on; of the others those may have some who have no role but
 * to look for objects (`query-…`). With the first model, a feature of the server, anybody may.
 */
export function useGrantable(): readonly Permission[] {
  const realm = useRealm();
  const held = useWhoami().realm_access[realm];
  const isOn = useRealmIfThere()?.adminPermissionsEnabled;
  const info = useServerInfoIfThere();
  const hasFirst = info !== undefined && hasFeature(info, "ADMIN_FINE_GRAINED_AUTHZ");
  // nobody is shut out before it is known what the server has
  const hasSecond = info === undefined || hasFeature(info, "ADMIN_FINE_GRAINED_AUTHZ_V2");
  return useMemo(() => {
    if (hasFirst || isOn === true) return all;
    if (isOn === false || !hasSecond || !held?.every((role) => String(role).startsWith("query-"))) return [];
    return all.filter((name) => held.some((role) => role === SHOWN_BY[name]));
  }, [held, isOn, hasFirst, hasSecond]);
}

/** Answers which permissions a rule misses that fine-grained permissions cannot grant either. */
export function useMissingForSure(): (rule: Rule) => Permission[] {
  const held = useWhoami().realm_access[useRealm()] ?? [];
  const grantable = useGrantable();
  return (rule) => missing(rule, [...held, ...grantable]);
}
