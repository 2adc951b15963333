import { useNavigate } from "react-router-dom";
import { type Call, useAction } from "~/data/write/action";
import { markDeleted } from "~/data/query/deleted";
import { useRealm } from "~/data/query/useRealm";
import type { OrganizationMembership } from "~/features/users/page/membership";
import type { UserTabProps } from "~/features/users/page/user";
import { confirm } from "~/kit/dialog/confirm";
import { MANAGED } from "~/parts/organizations/membershipTypes";
import { to } from "~/routes";

/** Whether an organization manages a user, read right before: the server deletes such a user with the membership. */
const isManaged = async (call: Call, orgId: string, userId: string) =>
  (await call("organizations.getMember", { orgId, userId })).membershipType === MANAGED;

/**
 * Takes a user out of organizations after asking: `DELETE organizations/{id}/members/{user}`. Who was managed by one is
 * deleted by the server, which the question says; then the list of users comes.
 */
export function useLeave({ user: { id: userId } }: UserTabProps) {
  const navigate = useNavigate();
  const realm = useRealm();
  const action = useAction(
    async (call, ids: string[]) => {
      for (const orgId of ids) {
        const isDeleted = await isManaged(call, orgId, userId);
        await call("organizations.delMember", { orgId, userId });
        if (!isDeleted) continue;
        markDeleted(realm, "users.del", { id: userId });
        return true;
      }
      return false;
    },
    {
      done: "organizationRemovedSuccess",
      failed: "organizationRemoveError",
      leave: (isDeleted) => isDeleted && navigate(to("users")),
    },
  );
  return async (rows: OrganizationMembership[], clear?: () => void) => {
    const yes = await confirm({
      title: "removeConfirmOrganizationTitle",
      body: ["organizationRemoveConfirm", { count: rows.length }],
      realm,
      names: rows.map(({ name = "" }) => name),
      consequences: rows.some(({ membershipType }) => membershipType === MANAGED)
        ? "gatehouse.managedMember"
        : undefined,
      label: "remove",
      danger: true,
    });
    if (yes) await action.run(rows.map(({ orgId }) => orgId));
    if (yes) clear?.();
  };
}
