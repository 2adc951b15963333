// One harmless request for every write about workflows.
import type KeycloakAdminClient from "@keycloak/keycloak-admin-client";
import { fetchWithError } from "@keycloak/keycloak-admin-client";
import type { Probe } from "./probes";
import { admin, server, uniqueName } from "../server";
import { makeWorkflow, workflowOf } from "../areas/workflows";

/** A request that the admin client lacks. */
async function send(as: KeycloakAdminClient, method: string, path: string, type: string, body = "") {
  const headers = { authorization: `Bearer ${await as.getAccessToken()}`, "content-type": type };
  return fetchWithError(`${server.url}/admin/realms/${path}`, { method, headers, body });
}

/** Before 26.6, who manages the realm manages its workflows. */
const ifAdminsOnly = (probe: Probe) => (server.version >= "26.6" ? probe : undefined);

const sample = (realm: string) => workflowOf(realm, "probe");

export const workflowProbes = {
  "workflows.createAsJson": undefined, // only on 26.4, whose manager of the realm may
  // without a name: who may gets 400
  "workflows.createAsYaml": ifAdminsOnly((as, { realm }) => as.workflows.createAsYaml({ realm, yaml: "steps: []" })),
  "workflows.updateText": ifAdminsOnly(async (as, { realm }) =>
    send(as, "PUT", `${realm}/workflows/${await sample(realm)}`, "application/yaml", "steps: []"),
  ),
  "workflows.update": ifAdminsOnly(async (as, { realm }) => {
    const id = await sample(realm);
    const workflow = await admin.workflows.findOne({ realm, id, includeId: true });
    return as.workflows.update({ realm, id }, workflow ?? {});
  }),
  "workflows.delById": ifAdminsOnly(async (as, { realm }) =>
    as.workflows.delById({ realm, id: await makeWorkflow(realm, uniqueName("gone")) }),
  ),
  "workflows.activate": ifAdminsOnly(async (as, { realm }) =>
    send(as, "POST", `${realm}/workflows/${await sample(realm)}/activate/USERS/none`, "application/json"),
  ),
  // steps that there are not: who may gets 400
  "workflows.migrate": ifAdminsOnly((as, { realm }) =>
    send(as, "POST", `${realm}/workflows/migrate?from=none&to=none`, "application/json"),
  ),
  "workflows.deactivate": ifAdminsOnly(async (as, { realm }) =>
    send(as, "POST", `${realm}/workflows/${await sample(realm)}/deactivate/USERS/none`, "application/json"),
  ),
} satisfies Record<string, Probe | undefined>;
