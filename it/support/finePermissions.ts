// Fine-grained permissions of the second model: made in a realm that has them switched on.
import { admin, createUser, uniqueName } from "./server";

/**
 * Allows a user to do something.
 * @param resourceType "Users", "Groups", "Roles" or "Clients", as the server names them
 * @param scopes what is allowed, as the server names it
 * @param only ids of the objects it is allowed with; all of the type when left out
 */
export async function grant(
  realm: string,
  user: string,
  resourceType: string,
  scopes: string[],
  only?: string[],
): Promise<void> {
  const [{ id = "" } = {}] = await admin.clients.find({ realm, clientId: "admin-permissions" });
  const policy = await admin.clients.createPolicy(
    { realm, id, type: "user" },
    { name: uniqueName("policy"), users: [user] },
  );
  await admin.clients.createPermission(
    { realm, id, type: "scope" },
    {
      name: uniqueName("permission"),
      resourceType,
      scopes,
      policies: [policy.id ?? ""],
      ...(only && { resources: only }),
    },
  );
}

/** Makes an administrator of a realm with these roles, and switches fine-grained permissions and the console on there. */
export async function helperOf(realm: string, roles: string[]) {
  await admin.realms.update({ realm }, { adminPermissionsEnabled: true, adminTheme: "gatehouse" });
  return createUser(realm, uniqueName("helper"), roles);
}
