import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type WhoAmI from "@keycloak/keycloak-admin-client/lib/defs/whoAmIRepresentation";
import { env } from "~/data/auth/env";
import { whoamiQuery } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";

/** A permission of the realm in force, as `whoami.realm_access` names it. */
export type Permission = Exclude<WhoAmI["realm_access"][string][number], (...args: never[]) => unknown>;

/** Any of several permissions is enough. */
interface AnyOf {
  any: Permission[];
}

/** Who may do something: one permission, all of a list, any of a list, or everybody. */
export type Rule = Permission | (Permission | AnyOf)[] | AnyOf;

/**
 * Permissions that a rule requires and the administrator lacks.
 * @param rule the rule; `"anyone"` always passes
 * @param held permissions held in the realm
 * @returns the missing ones (of an `any` rule: all it names), empty when the rule passes
 */
export function missing(rule: Rule, held: readonly unknown[]): Permission[] {
  // of a realm called like what every object has (`constructor`), `held` is no list where nothing is held
  const lacks = (permission: Permission) => permission !== "anyone" && !held.includes?.(permission);
  if (typeof rule === "string") return lacks(rule) ? [rule] : [];
  if (Array.isArray(rule)) return rule.flatMap((part) => missing(part, held));
  return rule.any.every(lacks) ? rule.any : [];
}

/** The permissions of a realm that servers before 26.7 know; `whoami` names roles that a realm has added to them as well. */
const ALL: Permission[] = [
  "create-client",
  "impersonation",
  "manage-authorization",
  "manage-clients",
  "manage-events",
  "manage-identity-providers",
  "manage-realm",
  "manage-users",
  "query-clients",
  "query-groups",
  "query-realms",
  "query-users",
  "view-authorization",
  "view-clients",
  "view-events",
  "view-identity-providers",
  "view-realm",
  "view-users",
];

/** Servers before 26.7 do not name the administrators of a whole realm: they are those who may do everything in it. */
function withAdmin<Answer extends Pick<WhoAmI, "realm_access">>(whoami: Answer): Answer {
  const realms = Object.entries(whoami.realm_access).map(([realm, held]): [string, WhoAmI["realm_access"][string]] => [
    realm,
    missing(ALL, held).length === 0 && !held.includes("query-organizations") ? [...held, "realm-admin"] : held,
  ]);
  return { ...whoami, realm_access: Object.fromEntries(realms) };
}

/** The signed-in administrator as the server sees them in the realm in force. */
export const useWhoami = () => useSuspenseQuery({ ...whoamiQuery(useRealm()), select: withAdmin }).data;

/** Answers which permissions a rule misses in the realm in force. */
export function useAccess(): (rule: Rule) => Permission[] {
  const realm = useRealm();
  const held = useWhoami().realm_access[realm] ?? [];
  return (rule) => missing(rule, held);
}

/** What a rule misses in another realm than the one in force: nothing where none is named, or before that is known. */
export function useMissingIn(realm: string | undefined, rule: Rule): Permission[] {
  const { data } = useQuery({ ...whoamiQuery(realm ?? ""), enabled: realm !== undefined });
  return data && !data.unread ? missing(rule, data.realm_access[realm ?? ""] ?? []) : [];
}

/** Whether the administrator signed in to the server's administration realm, from which every realm is managed. */
export const inMasterRealm = () => env().realm === env().masterRealm;
