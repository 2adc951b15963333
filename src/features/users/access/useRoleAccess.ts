import { useRealmRepresentation } from "~/data/query/realm";
import { type Loaded, useLoad } from "~/data/query/useLoad";
import { useRealm } from "~/data/query/useRealm";
import { useT } from "~/i18n/useT";
import type { Role } from "~/parts/roles/mappedRoles";
import { type GroupChange, roleAccess, type RoleAccess } from "~/parts/roles/roleAccess";
import { useMayListRoles } from "~/parts/roles/useMayListRoles";

/** The effective roles of a user, or those the user would have in other groups; `access` is undefined for no user. */
export function useCompared(id: string | undefined, change?: GroupChange): Loaded<{ access?: RoleAccess }> {
  const realm = useRealm();
  const defaultRole = useRealmRepresentation().defaultRole?.id;
  // a text that came with the calls of 26.6
  const known = { hasRoleCalls: useT().ifThere("role_admin") !== undefined, mayListRoles: useMayListRoles() };
  // who may not see the realm's settings still knows the name that the server gives it
  const isDefault = (role: Role) =>
    defaultRole ? role.id === defaultRole : !role.client && role.name === `default-roles-${realm.toLowerCase()}`;
  return useLoad(["access of", id, change, known, defaultRole], async (read) =>
    id === undefined ? {} : { access: await roleAccess(read, id, known, isDefault, change) },
  );
}

/** The effective roles of a user. */
export function useRoleAccess(id: string): Loaded<RoleAccess> {
  const { data, ...loaded } = useCompared(id);
  return { ...loaded, data: data?.access };
}
