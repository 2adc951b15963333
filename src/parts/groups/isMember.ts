import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import type { Call } from "~/data/write/action";

/** The most groups of one name that are looked through for the one. */
const MOST = 1000;

/** Whether a user is a direct member of a group now (`GET users/{id}/groups`): a leave of who is none is no error. */
export async function isMember(call: Call, id: string, { id: groupId, name }: GroupRepresentation): Promise<boolean> {
  const groups = await call("users.listGroups", { id, search: name, first: 0, max: MOST });
  return groups.some((group) => group.id === groupId);
}
