import { useNavigate } from "react-router-dom";
import { CancelledError } from "~/data/api/errors";
import { placeShown } from "~/data/browser/shown";
import { type Call, useAction } from "~/data/write/action";
import { markDeleted } from "~/data/query/deleted";
import { useRealm } from "~/data/query/useRealm";
import type { OrganizationMembership } from "~/features/users/page/membership";
import type { UserTabProps } from "~/features/users/page/user";
import { confirm } from "~/kit/dialog/confirm";
import { MANAGED } from "~/parts/organizations/membershipTypes";
import { to } from "~/routes";

/** Whether an organization manages a user: the server deletes such a user with the membership. */
const isManaged = async (call: Call, orgId: string, userId: string) =>
  (await call("organizations.getMember", { orgId, userId })).membershipType === MANAGED;

/**
 * Takes a user out of organizations after asking: `DELETE organizations/{id}/members/{user}`. Who was managed by one is
 * deleted by the server, which the question says; then the list of users comes.
 */
export function useLeave({ user: { id: userId } }: UserTabProps) {
  const navigate = useNavigate();
  const realm = useRealm();
  const ask = (names: string[], isDeleted: boolean, place: string) =>
    confirm(
      {
        title: "removeConfirmOrganizationTitle",
        body: ["organizationRemoveConfirm", { count: names.length }],
        realm,
        names,
        consequences: isDeleted ? "gatehouse.managedMember" : undefined,
        label: "remove",
        danger: true,
      },
      place,
    );
  const action = useAction(
    async (call, rows: OrganizationMembership[]) => {
      const place = placeShown();
      // rows that were just paged to may not show it yet, and another administrator may have changed it
      const managing = await Promise.all(rows.map(({ orgId }) => isManaged(call, orgId, userId)));
      const names = rows.map(({ name = "" }) => name);
      if (!(await ask(names, managing.includes(true), place))) throw new CancelledError();
      for (const [index, { orgId }] of rows.entries()) {
        await call("organizations.delMember", { orgId, userId });
        if (!managing[index]) continue;
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
    const failure = await action.run(rows);
    if (!failure) clear?.();
  };
}
