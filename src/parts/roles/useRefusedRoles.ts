import { useAccess } from "~/data/access/access";
import { env } from "~/data/auth/env";
import { useEach } from "~/data/query/useEach";
import { useRealm } from "~/data/query/useRealm";
import type { PickedRole } from "~/parts/roles/findRoles";
import type { RoleCalls } from "~/parts/roles/roleMappingCalls";

/** The client with the roles that administer its realm; the administration realm has one of each realm. */
const OWN = "realm-management";
const OF_EACH = "-realm";

/**
 * Which roles the server would refuse to give to a user or group: who maps roles gives nobody more administration than they
 * have themselves. It finds such roles all the same, and only its lists of what can be assigned leave them out; they are
 * read for clients whose roles administer, and in the administration realm for the realm's own roles.
 * @param id of the user or group
 * @param lists the calls of these lists; nothing is refused where there are none
 * @param rows the roles that are shown
 * @returns whether a role is refused, as far as is known
 */
export function useRefusedRoles(
  id: string,
  lists: RoleCalls["lists"],
  rows: readonly PickedRole[] = [],
): (row: PickedRole) => boolean {
  const isMaster = useRealm() === env().masterRealm;
  // who may do everything is refused none
  const isLimited = useAccess()({ any: ["realm-admin", "admin"] }).length > 0;
  const checked = lists && isLimited ? rows : [];
  const administers = ({ clientId }: PickedRole) =>
    clientId !== undefined && (isMaster ? clientId.endsWith(OF_EACH) : clientId === OWN);
  const clients = checked.filter(administers).map(({ role: { containerId = "" } }) => containerId);
  const realm = isMaster && checked.some(({ clientId }) => clientId === undefined) ? [id] : [];
  const ofClients = useEach(lists?.client ?? "users.listAvailableClientRoleMappings", clients, (clientUniqueId) => [
    { id, clientUniqueId },
  ]);
  const ofRealm = useEach(lists?.realm ?? "users.listAvailableRealmRoleMappings", realm, () => [{ id }]);
  return ({ role, clientId }) => {
    const free = clientId === undefined ? ofRealm.get(id) : ofClients.get(role.containerId ?? "");
    return free !== undefined && !free.some(({ id }) => id === role.id);
  };
}
