import type { BulkAction } from "~/data/bulk/bulkRuns";
import { type Member, unlessMember } from "~/features/organizations/members/useMembers";

/** Joins of members of an organization to one of its groups: `PUT organizations/{orgId}/groups/{id}/members/{user}`. */
export const joins = (orgId: string, id: string): BulkAction<Member> => ({
  label: "addMember",
  call: "organizationGroups.addMember",
  run: (call, { id: userId = "" }) => call("organizationGroups.addMember", { orgId, id, userId }).catch(unlessMember),
  done: (count) => ["usersAdded", { count }],
  failed: "usersAddedError",
});
