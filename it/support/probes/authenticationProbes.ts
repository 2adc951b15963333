// One harmless request for every write about authentication flows and required actions.
import type { Probe } from "./probes";
import { admin, uniqueName } from "../server";

const flows = admin.authenticationManagement;

/** Makes a flow with one step. */
async function makeFlow(realm: string) {
  const alias = uniqueName("flow");
  const { id: flowId = "" } = await flows.createFlow({
    realm,
    alias,
    providerId: "basic-flow",
    topLevel: true,
    builtIn: false,
  });
  await flows.addExecutionToFlow({ realm, flow: alias, provider: "deny-access-authenticator" });
  const [step = {}] = await flows.getExecutions({ realm, flow: alias });
  return { alias, flowId, step, id: step.id ?? "" };
}

/** Makes a flow whose step has settings. */
async function makeConfig(realm: string) {
  const { id } = await makeFlow(realm);
  return flows.createConfig({ realm, id, alias: uniqueName("config"), config: {} });
}

const VERIFY = "VERIFY_EMAIL";

/** What each of these writes is sent, as in `probes.ts`. */
export const authenticationProbes = {
  "authenticationManagement.createFlow": (as, { realm }) =>
    as.authenticationManagement.createFlow({ realm, alias: "" }),
  "authenticationManagement.copyFlow": async (as, { realm }) =>
    as.authenticationManagement.copyFlow({ realm, flow: "docker auth", newName: uniqueName("copy") }),
  "authenticationManagement.updateFlow": async (as, { realm }) => {
    const { flowId } = await makeFlow(realm);
    return as.authenticationManagement.updateFlow({ realm, flowId }, await flows.getFlow({ realm, flowId }));
  },
  "authenticationManagement.deleteFlow": async (as, { realm }) => {
    const { flowId } = await makeFlow(realm);
    return as.authenticationManagement.deleteFlow({ realm, flowId });
  },
  "authenticationManagement.addExecutionToFlow": async (as, { realm }) => {
    const { alias: flow } = await makeFlow(realm);
    return as.authenticationManagement.addExecutionToFlow({ realm, flow, provider: "auth-cookie" });
  },
  "authenticationManagement.addFlowToFlow": async (as, { realm }) => {
    const { alias: flow } = await makeFlow(realm);
    const made = { alias: uniqueName("below"), type: "basic-flow", provider: "", description: "" };
    return as.authenticationManagement.addFlowToFlow({ realm, flow, ...made });
  },
  "authenticationManagement.updateExecution": async (as, { realm }) => {
    const { alias: flow, step } = await makeFlow(realm);
    return as.authenticationManagement.updateExecution({ realm, flow }, step);
  },
  "authenticationManagement.delExecution": async (as, { realm }) =>
    as.authenticationManagement.delExecution({ realm, id: (await makeFlow(realm)).id }),
  "authenticationManagement.createConfig": async (as, { realm }) =>
    as.authenticationManagement.createConfig({ realm, id: (await makeFlow(realm)).id, alias: uniqueName("config") }),
  "authenticationManagement.updateConfig": async (as, { realm }) => {
    const { id = "" } = await makeConfig(realm);
    return as.authenticationManagement.updateConfig({ realm, ...(await flows.getConfig({ realm, id })) });
  },
  "authenticationManagement.delConfig": async (as, { realm }) => {
    const { id = "" } = await makeConfig(realm);
    return as.authenticationManagement.delConfig({ realm, id });
  },
  "authenticationManagement.registerRequiredAction": (as, { realm }) =>
    as.authenticationManagement.registerRequiredAction({ realm, providerId: "none", name: "none" }),
  "authenticationManagement.updateRequiredAction": async (as, { realm }) =>
    as.authenticationManagement.updateRequiredAction(
      { realm, alias: VERIFY },
      await flows.getRequiredActionForAlias({ realm, alias: VERIFY }),
    ),
  "authenticationManagement.updateRequiredActionConfig": (as, { realm }) =>
    as.authenticationManagement.updateRequiredActionConfig({ realm, alias: VERIFY }, { config: {} }),
  "authenticationManagement.removeRequiredActionConfig": (as, { realm }) =>
    as.authenticationManagement.removeRequiredActionConfig({ realm, alias: VERIFY }),
} satisfies Record<string, Probe | undefined>;
