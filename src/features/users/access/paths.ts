import type { Key, Text } from "~/i18n/useT";
import type { ComparedRole, Reason, RoleAccess } from "~/parts/roles/roleAccess";
import { type Chain, chainsTo, MOST_PATHS } from "~/parts/roles/roleChains";

/** What each reason is called. */
export const reasonLabels: Record<Reason, Key> = {
  direct: "gatehouse.roleDirect",
  group: "gatehouse.accessByGroup",
  parentGroup: "gatehouse.accessByParentGroup",
  composite: "gatehouse.accessByComposite",
  defaultRoles: "gatehouse.accessByDefault",
  unread: "gatehouse.accessUnread",
};

/** Paths to a role, shortest first, one more than are shown at most; none for one whose reason cannot be read. */
export const pathsIn = ({ origins, parts }: RoleAccess, id: string): Chain[] =>
  chainsTo(id, origins, parts, MOST_PATHS + 1);

/** A path in one line: the group, then the roles, each of which contains the next one. */
export function pathText({ group, below, roles }: Chain, t: (text: Text) => string): string {
  const names = roles.map(({ name, client }) => (client ? `${client.clientId}:${name}` : name));
  if (group === undefined) return names.length === 1 ? t("gatehouse.roleDirect") : names.join(" > ");
  const from =
    below === undefined
      ? t(["gatehouse.roleOfGroup", { path: group }])
      : t(["gatehouse.roleOfGroupAbove", { path: group, below }]);
  return [from, ...names].join(" > ");
}

/** Who has a role of two users, or when one user has it: before, after, or both. */
export const differenceOf = ({ here, there }: ComparedRole) => (here && there ? "both" : here ? "here" : "there");
