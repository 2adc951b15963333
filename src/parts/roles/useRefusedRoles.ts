import type { RoleHolder } from "~/data/api/extra";
import { type Rule, useAccess } from "~/data/access/access";
import { READS_EVENT_SETTINGS, SEES_CLIENTS, SEES_PROVIDERS, SEES_REALM, SEES_USERS } from "~/data/access/readers";
import { env } from "~/data/auth/env";
import { ownValue } from "~/data/browser/ownValue";
import { useEach } from "~/data/query/useEach";
import { useRealm } from "~/data/query/useRealm";
import type { PickedRole } from "~/parts/roles/findRoles";
import type { RoleCalls } from "~/parts/roles/roleMappingCalls";

/** The client with the roles that administer its realm; the administration realm has one of each realm. */
const OWN = "realm-management";
const OF_EACH = "-realm";

/** What the server wants of who makes a role with this administration a part of another one, or gives it to a group. */
const NEEDED: Readonly<Record<string, Rule>> = {
  "realm-admin": "realm-admin",
  impersonation: "impersonation",
  "manage-realm": "manage-realm",
  "view-realm": SEES_REALM,
  "manage-users": "manage-users",
  "view-users": SEES_USERS,
  "manage-clients": "manage-clients",
  "view-clients": SEES_CLIENTS,
  "manage-events": "manage-events",
  "view-events": READS_EVENT_SETTINGS,
  "manage-identity-providers": "manage-identity-providers",
  "view-identity-providers": SEES_PROVIDERS,
};

/**
 * Which roles the server would refuse to give to a user or group, or to another role: who maps roles gives nobody more
 * administration than they have themselves. It finds such roles all the same, and only its lists of what can be assigned
 * leave them out; they are read for clients whose roles administer, and in the administration realm for the realm's own
 * roles.
 * @param holder the user, group or role
 * @param lists the calls of these lists; without them it is told for groups and roles by what the administrator holds, but
 *   not in the administration realm, whose roles are about other realms
 * @param rows the roles that are shown
 * @returns whether a role is refused, as far as is known
 */
export function useRefusedRoles(
  { type, id }: { type?: RoleHolder; id: string },
  lists: RoleCalls["lists"],
  rows: readonly PickedRole[] = [],
): (row: PickedRole) => boolean {
  const isMaster = useRealm() === env().masterRealm;
  // who may do everything is refused none
  const access = useAccess();
  const isLimited = access({ any: ["realm-admin", "admin"] }).length > 0;
  const checked = lists && isLimited ? rows : [];
  const administers = ({ clientId }: PickedRole) =>
    clientId !== undefined && (isMaster ? clientId.endsWith(OF_EACH) : clientId === OWN);
  const clients = checked.filter(administers).map(({ role: { containerId = "" } }) => containerId);
  const realm = isMaster && checked.some(({ clientId }) => clientId === undefined) ? [id] : [];
  const ofClients = useEach(lists?.client ?? "users.listAvailableClientRoleMappings", clients, (clientUniqueId) => [
    { id, clientUniqueId },
  ]);
  const ofRealm = useEach(lists?.realm ?? "users.listAvailableRealmRoleMappings", realm, () => [{ id }]);
  const isJudged = isLimited && !isMaster && !lists && (type === "groups" || type === "roles");
  return (row) => {
    const { role, clientId } = row;
    if (isJudged) return administers(row) && access(ownValue(NEEDED, role.name ?? "") ?? "anyone").length > 0;
    const free = clientId === undefined ? ofRealm.get(id) : ofClients.get(role.containerId ?? "");
    return free !== undefined && !free.some(({ id }) => id === role.id);
  };
}
