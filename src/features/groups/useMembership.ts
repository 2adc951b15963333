import type UserRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userRepresentation";
import { useAction } from "~/data/write/action";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { useRealm } from "~/data/query/useRealm";
import type { Group } from "~/features/groups/group";
import { runBulk } from "~/kit/list/bulk/BulkRuns";

/** Joins and leaves of a group: `PUT` and `DELETE users/{id}/groups/{groupId}`, several by the kit's queue. */
export function useMembership({ id: groupId = "" }: Group) {
  const realm = useRealm();
  const one = useAction((call, { id = "" }: UserRepresentation) => call("users.delFromGroup", { id, groupId }), {
    done: ["usersLeft", { count: 1 }],
    failed: "usersLeftError",
  });
  const join: BulkAction<UserRepresentation> = {
    label: "addMember",
    call: "users.addToGroup",
    run: (call, { id = "" }) => call("users.addToGroup", { id, groupId }),
    done: (count) => ["usersAdded", { count }],
  };
  const many: BulkAction<UserRepresentation> = {
    label: "leave",
    call: "users.delFromGroup",
    run: (call, { id = "" }) => call("users.delFromGroup", { id, groupId }),
    done: (count) => ["usersLeft", { count }],
    inverse: join,
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
