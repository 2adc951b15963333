import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import { unlessGone } from "~/data/api/errors";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { type Call, useAction } from "~/data/write/action";
import { confirm } from "~/kit/dialog/confirm";

const question = (count: number, groupName: string) =>
  ({
    title: ["deleteConfirmTitle", { count }],
    body: ["deleteConfirmGroup", { count, groupName }],
    consequences: "gatehouse.groupConsequences",
    danger: true,
  }) as const;

/**
 * Deletes groups of an organization after asking, with all groups below them.
 * @param leave the page of one that is gone
 * @returns `one` deletes a group, `many` does so for selected rows
 */
export function useDeleteGroups(orgId: string, leave?: () => unknown) {
  // a search finds groups at any depth: one that fell with the group above it is gone already
  const run = (call: Call, { id = "" }: GroupRepresentation) =>
    call("organizationGroups.del", { orgId, id }).catch(unlessGone);
  const deletion = useAction((call, group: GroupRepresentation) => run(call, group), {
    done: ["groupDeleted", { count: 1 }],
    failed: "groupDeleteError",
    leave,
  });
  const many: BulkAction<GroupRepresentation> = {
    label: "delete",
    call: "organizationGroups.del",
    run,
    done: (count) => ["groupDeleted", { count }],
    confirm: question,
  };
  const one = async (group: GroupRepresentation) => {
    const { name = "" } = group;
    if (await confirm({ ...question(1, name), names: [name], label: "delete" })) await deletion.run(group);
  };
  return { one, many };
}
