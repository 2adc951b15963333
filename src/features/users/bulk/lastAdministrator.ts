import type { BulkWarning } from "~/data/bulk/bulkRuns";
import type { Call } from "~/data/write/action";
import type { ListedUser } from "~/data/api/extra";
import { env } from "~/data/auth/env";
import { allRows, partsOf } from "~/data/query/rows";
import type { PickedRole } from "~/parts/roles/findRoles";

/** The client with the roles of a realm's administration, and the role that has all of them. */
const CLIENT = "realm-management";
const REALM_ADMIN = "realm-admin";
/** The role of the server's administrators, in the realm that all others are managed from. */
const ADMIN = "admin";

/** Whether a role is the one that administers its whole realm. Elsewhere one that is called like it is any role. */
export const isAdminRole = ({ role: { name }, clientId }: PickedRole, realm: string) =>
  realm === env().masterRealm ? clientId === undefined && name === ADMIN : clientId === CLIENT && name === REALM_ADMIN;

/** The users that hold the administrator's role of the realm directly, part by part. */
async function* administrators(call: Call, realm: string) {
  if (realm === env().masterRealm) {
    yield* partsOf(call, "roles.findUsersWithRole", { name: ADMIN, briefRepresentation: true });
    return;
  }
  const clients = await allRows(call, "clients.find", { clientId: CLIENT });
  for (const { id = "" } of clients)
    yield* partsOf(call, "clients.findUsersWithRole", { id, roleName: REALM_ADMIN, briefRepresentation: true });
}

/**
 * Whether the last administrators of the realm are among users that are to lose their access: a question about it.
 * Roles that come through groups do not count.
 * @throws where the administrator may not read who holds the role
 */
export async function lastAdministrator(
  call: Call,
  users: ListedUser[],
  realm: string,
): Promise<BulkWarning | undefined> {
  const ids = new Set(users.map(({ id }) => id));
  let found = "";
  for await (const part of administrators(call, realm))
    for (const { id, username = "", enabled } of part) {
      if (!enabled) continue;
      if (!ids.has(id)) return undefined;
      found ||= username;
    }
  if (!found) return undefined;
  return { title: "gatehouse.bulkLastAdminTitle", body: ["gatehouse.bulkLastAdmin", { name: found, realm }] };
}
