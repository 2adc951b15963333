import type UserRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userRepresentation";
import { useAction } from "~/data/write/action";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { useRealm } from "~/data/query/useRealm";
import type { Group } from "~/features/groups/group";
import type { Member } from "~/features/groups/membersBelow";
import { useT } from "~/i18n/useT";
import { leaves } from "~/parts/groups/leaves";
import { runBulk } from "~/kit/list/bulk/BulkRuns";

/** Joins and leaves of a group: `PUT` and `DELETE users/{id}/groups/{groupId}`, several by the kit's queue. */
export function useMembership(group: Group) {
  const { id: groupId = "" } = group;
  const realm = useRealm();
  const t = useT();
  const one = useAction((call, { id = "" }: UserRepresentation) => call("users.delFromGroup", { id, groupId }), {
    done: ["usersLeft", { count: 1 }],
    failed: "usersLeftError",
  });
  const join: BulkAction<UserRepresentation> = {
    label: "addMember",
    call: "users.addToGroup",
    run: (call, { id = "" }) => call("users.addToGroup", { id, groupId }),
    done: (count) => ["usersAdded", { count }],
    failed: "usersAddedError",
  };
  const leave = leaves<Member>(({ id = "" }) => ({ id, group }), join);
  const many: BulkAction<Member> = {
    ...leave,
    // who is in through a group below leaves there: the server would say yes and do nothing
    run: async (call, member) => {
      const { through } = member;
      if (through) throw new Error(t(["gatehouse.memberThrough", { path: through.path ?? "" }]));
      await leave.run(call, member);
    },
    done: (count) => ["usersLeft", { count }],
    failed: "usersLeftError",
  };
  const add = (rows: UserRepresentation[]) =>
    runBulk({
      realm,
      action: join,
      rows,
      id: ({ id = "" }) => id,
      name: ({ username = "" }) => username,
    });
  return { leave: one.run, leaveMany: many, add };
}
