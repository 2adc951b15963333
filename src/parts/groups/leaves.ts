import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { isMember } from "~/parts/groups/isMember";

/**
 * Several leaves of groups (`DELETE users/{id}/groups/{groupId}`, which says yes to who is no member, too). Its inverse
 * joins again only where somebody left by it.
 * @param of whose membership in which group a row is
 * @param join of the same rows
 */
export function leaves<Row>(of: (row: Row) => { id: string; group: GroupRepresentation }, join: BulkAction<Row>) {
  const left = new Set<Row>();
  return {
    label: "leave",
    call: "users.delFromGroup",
    run: async (call, row) => {
      const { id, group } = of(row);
      // before the write: where its answer is lost it may be done, and the next attempt would find it so
      if (await isMember(call, id, group)) left.add(row);
      await call("users.delFromGroup", { id, groupId: group.id ?? "" });
    },
    inverse: { ...join, run: async (call, row) => left.has(row) && join.run(call, row) },
  } satisfies BulkAction<Row>;
}
