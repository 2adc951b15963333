// One harmless request for every write about the authorization services of clients.
import type { Probe } from "./probes";
import { admin, uniqueName } from "../server";

/** What each of these writes is sent, as in `probes.ts`. */
export const authorizationProbes = {
  "clients.updateResourceServer": (as, { realm, client: id }) =>
    as.clients.updateResourceServer({ realm, id }, { policyEnforcementMode: "ENFORCING" }),
  "clients.importResource": (as, { realm, client: id }) => as.clients.importResource({ realm, id }, {}),
  "clients.createResource": (as, { realm, client: id }) =>
    as.clients.createResource({ realm, id }, { name: uniqueName("resource") }),
  "clients.updateResource": async (as, { realm, client: id, resource: resourceId }) =>
    as.clients.updateResource({ realm, id, resourceId }, await admin.clients.getResource({ realm, id, resourceId })),
  "clients.delResource": async (as, { realm, client: id }) => {
    const { _id: resourceId = "" } = await admin.clients.createResource({ realm, id }, { name: uniqueName("gone") });
    return as.clients.delResource({ realm, id, resourceId });
  },
  "clients.createAuthorizationScope": (as, { realm, client: id }) =>
    as.clients.createAuthorizationScope({ realm, id }, { name: uniqueName("scope") }),
  "clients.updateAuthorizationScope": async (as, { realm, client: id, authorizationScope: scopeId }) =>
    as.clients.updateAuthorizationScope(
      { realm, id, scopeId },
      await admin.clients.getAuthorizationScope({ realm, id, scopeId }),
    ),
  "clients.delAuthorizationScope": async (as, { realm, client: id }) => {
    const name = uniqueName("gone");
    const made: { id: string } = await admin.clients.createAuthorizationScope({ realm, id }, { name });
    return as.clients.delAuthorizationScope({ realm, id, scopeId: made.id });
  },
  "clients.createPolicy": (as, { realm, client: id }) =>
    as.clients.createPolicy({ realm, id, type: "time" }, { name: uniqueName("policy") }),
  "clients.updatePolicy": (as, { realm, client: id, policy: policyId }) =>
    as.clients.updatePolicy({ realm, id, type: "time", policyId }, { name: uniqueName("policy") }),
  "clients.delPolicy": async (as, { realm, client: id }) => {
    const made = await admin.clients.createPolicy({ realm, id, type: "time" }, { name: uniqueName("gone") });
    return as.clients.delPolicy({ realm, id, policyId: made.id ?? "" });
  },
  "clients.createPermission": (as, { realm, client: id, resource }) =>
    as.clients.createPermission(
      { realm, id, type: "resource" },
      { name: uniqueName("permission"), resources: [resource] },
    ),
  "clients.updatePermission": (as, { realm, client: id, permission: permissionId, resource }) =>
    as.clients.updatePermission(
      { realm, id, type: "resource", permissionId },
      { name: uniqueName("permission"), resources: [resource] },
    ),
  "clients.delPermission": async (as, { realm, client: id, resource }) => {
    const type = "resource";
    const made = await admin.clients.createPermission(
      { realm, id, type },
      { name: uniqueName("gone"), resources: [resource] },
    );
    return as.clients.delPermission({ realm, id, type, permissionId: made.id ?? "" });
  },
} satisfies Record<string, Probe | undefined>;
