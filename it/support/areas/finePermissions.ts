// Fine-grained permissions of the second model: made in a realm that has them switched on.
import type PolicyRepresentation from "@keycloak/keycloak-admin-client/lib/defs/policyRepresentation";
import { admin, createUser, uniqueName } from "../server";

interface Allowed {
  name?: string;
  /** "Users", "Groups", "Roles", "Clients" or "Organizations", as the server names them. */
  resourceType: string;
  /** What is allowed, as the server names it. */
  scopes: string[];
  /** Ids of the objects it is allowed with; all of the type when left out. */
  resources?: string[];
  description?: string;
}

/**
 * Switches fine-grained permissions on in a realm.
 * @returns the id of the client that keeps them, and what allows users to do something
 */
export async function permissionsOf(realm: string) {
  await admin.realms.update({ realm }, { adminPermissionsEnabled: true });
  const [{ id = "" } = {}] = await admin.clients.find({ realm, clientId: "admin-permissions" });
  return {
    id,
    allow: async ({ name = uniqueName("permission"), ...permission }: Allowed, users: string[] = []) => {
      const policy = await admin.clients.createPolicy({ realm, id, type: "user" }, { name: `${name} policy`, users });
      const { id: policyId = "" } = policy;
      const made = await admin.clients.createPermission(
        { realm, id, type: "scope" },
        { name, ...permission, policies: [policyId] },
      );
      const permissionId = made.id ?? "";
      /** Allows the same with one more object. */
      const extend = (resource: string) =>
        admin.clients.updatePermission(
          { realm, id, type: "scope", permissionId },
          { name, ...permission, resources: [...(permission.resources ?? []), resource], policies: [policyId] },
        );
      return { policyId, permissionId, extend };
    },
    /** The permission of a name as the server has it, with what it is about. */
    read: async (name: string) => {
      const found: PolicyRepresentation = await admin.clients.findPolicyByName({ realm, id, name });
      const of = { realm, id, permissionId: found.id ?? "" };
      const [resources, scopes, policies] = await Promise.all([
        admin.clients.getAssociatedResources(of),
        admin.clients.getAssociatedScopes(of),
        admin.clients.getAssociatedPolicies(of),
      ]);
      const names = (list: { name?: string }[]) => list.map(({ name: one = "" }) => one).sort();
      return {
        id: of.permissionId,
        description: found.description,
        resources: names(resources),
        scopes: names(scopes),
        policies: names(policies),
      };
    },
  };
}

/**
 * Allows a user to do something.
 * @param only ids of the objects it is allowed with; all of the type when left out
 */
export async function grant(
  realm: string,
  user: string,
  resourceType: string,
  scopes: string[],
  only?: string[],
): Promise<void> {
  const { allow } = await permissionsOf(realm);
  await allow({ resourceType, scopes, ...(only && { resources: only }) }, [user]);
}

/** Makes an administrator of a realm with these roles, and switches fine-grained permissions and the console on there. */
export async function helperOf(realm: string, roles: string[]) {
  await admin.realms.update({ realm }, { adminPermissionsEnabled: true, adminTheme: "gatehouse" });
  return createUser(realm, uniqueName("helper"), roles);
}
