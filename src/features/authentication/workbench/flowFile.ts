import type AuthenticationFlowRepresentation from "@keycloak/keycloak-admin-client/lib/defs/authenticationFlowRepresentation";
import type AuthenticatorConfigRepresentation from "@keycloak/keycloak-admin-client/lib/defs/authenticatorConfigRepresentation";
import { isRecord } from "~/data/browser/record";
import type { Read } from "~/data/query/useLoad";
import { MASK } from "~/data/write/merge";
import type { Key } from "~/i18n/useT";
import { objectIn } from "~/kit/form/json";
import { textIn } from "~/kit/form/values";
import { pooled } from "~/data/api/pooled";

/** Name and type of a flow or sub-flow. */
export interface FlowHead {
  alias: string;
  description: string;
  /** `basic-flow`, `form-flow` or `client-flow`. */
  type: string;
}

/** The settings of a step. */
export interface StepConfig {
  alias: string;
  config: Record<string, string>;
}

/** A step or sub-flow without ids: as it is in a file, compared, and made anew. */
export interface Step {
  /** Id of its type; of a sub-flow only where it shows a form. */
  provider: string;
  requirement: string;
  /** Of a sub-flow. */
  flow: FlowHead | undefined;
  config: StepConfig | undefined;
  /** What is in a sub-flow, in order. */
  steps: Step[];
}

/** A flow with all that is in it. */
export interface WholeFlow extends FlowHead {
  steps: Step[];
}

/** Flows and settings as an export of a realm has them: sub-flows and settings are named by the executions. */
export interface FlowFile {
  authenticationFlows: AuthenticationFlowRepresentation[];
  authenticatorConfig: AuthenticatorConfigRepresentation[];
}

/** Requests at the same time. */
export const WIDTH = 4;

const withoutId = <T extends { id?: string }>({ id: _id, ...rest }: T) => rest;

/** Reads a flow with its sub-flows and settings: `GET authentication/flows/{id}` and `authentication/config/{id}`. */
export async function readFlowFile(read: Read, id: string): Promise<FlowFile> {
  const executions = await read("flows.executions", { id });
  const flows = [id, ...executions.flatMap(({ flowId }) => flowId ?? [])];
  const configs = executions.flatMap(({ authenticationConfig }) => authenticationConfig ?? []);
  const authenticationFlows = await pooled(flows, WIDTH, (flowId) =>
    read("authenticationManagement.getFlow", { flowId }),
  );
  const authenticatorConfig = await pooled(configs, WIDTH, (id) => read("authenticationManagement.getConfig", { id }));
  return {
    authenticationFlows: authenticationFlows.map(withoutId),
    authenticatorConfig: authenticatorConfig.map(withoutId),
  };
}

/** A flow of the server, with all that is in it. */
export async function readWhole(read: Read, id: string): Promise<WholeFlow> {
  const file = await readFlowFile(read, id);
  const found = wholeIn(file, file.authenticationFlows[0]?.alias ?? "");
  return typeof found === "string" ? { alias: "", description: "", type: "basic-flow", steps: [] } : found;
}

const headOf = ({ alias = "", description = "", providerId = "basic-flow" }: AuthenticationFlowRepresentation) => ({
  alias,
  description,
  type: providerId,
});

/** Why a file cannot be taken. */
export type Problem = Extract<Key, "gatehouse.noJsonObject" | "gatehouse.noFlowIn" | "gatehouse.flowPartMissing">;

/**
 * A flow of a file with what it names.
 * @returns the reason where a sub-flow or settings that it names are not in the file, or a sub-flow is in itself
 */
export function wholeIn(file: FlowFile, alias: string): WholeFlow | Problem {
  let isBroken = false;
  const stepsOf = (flow: AuthenticationFlowRepresentation, above: readonly string[]): Step[] =>
    (flow.authenticationExecutions ?? [])
      .toSorted((one, other) => (one.priority ?? 0) - (other.priority ?? 0))
      .map((execution) => {
        const { authenticator: provider = "", requirement = "DISABLED", flowAlias, authenticatorConfig } = execution;
        const below = file.authenticationFlows.find((one) => one.alias === flowAlias);
        // settings without a name are those of no step
        const stored = file.authenticatorConfig.find(({ alias }) => alias && alias === authenticatorConfig);
        const isInItself = flowAlias !== undefined && above.includes(flowAlias);
        const isNamed = Boolean(flowAlias || provider);
        if (!isNamed || (flowAlias && !below) || (authenticatorConfig && !stored) || isInItself) isBroken = true;
        const isFlow = flowAlias !== undefined && below !== undefined && !isInItself;
        return {
          provider,
          requirement,
          flow: isFlow ? headOf(below) : undefined,
          config: stored && { alias: stored.alias ?? "", config: textsIn(stored.config) },
          steps: isFlow ? stepsOf(below, [...above, flowAlias]) : [],
        };
      });
  const flow = file.authenticationFlows.find((one) => one.alias === alias);
  if (!flow) return "gatehouse.noFlowIn";
  const steps = stepsOf(flow, [alias]);
  return isBroken ? "gatehouse.flowPartMissing" : { ...headOf(flow), steps };
}

const textsIn = (config: unknown): Record<string, string> =>
  isRecord(config) ? Object.fromEntries(Object.entries(config).map(([name, value]) => [name, textIn(value)])) : {};

/** A text of a record; undefined for anything else. */
const textAt = (record: Record<string, unknown>, name: string) => {
  const value = record[name];
  return typeof value === "string" && value !== "" ? value : undefined;
};

const recordsAt = (record: Record<string, unknown>, name: string) => {
  const list = record[name];
  return Array.isArray(list) ? list.filter(isRecord) : [];
};

/**
 * The flows in the text of a file: that of `readFlowFile`, or of the export of a whole realm.
 * @returns undefined for no text; the reason where no flow is in it
 */
export function flowFileIn(text: string): FlowFile | Problem | undefined {
  const object = objectIn(text);
  if (object === undefined) return undefined;
  if (object === null) return "gatehouse.noJsonObject";
  const authenticationFlows = recordsAt(object, "authenticationFlows").map((flow) => ({
    alias: textAt(flow, "alias"),
    description: textAt(flow, "description"),
    providerId: textAt(flow, "providerId"),
    topLevel: flow.topLevel === true,
    authenticationExecutions: recordsAt(flow, "authenticationExecutions").map((execution) => ({
      authenticator: textAt(execution, "authenticator"),
      requirement: textAt(execution, "requirement"),
      flowAlias: textAt(execution, "flowAlias"),
      authenticatorConfig: textAt(execution, "authenticatorConfig"),
      priority: typeof execution.priority === "number" ? execution.priority : undefined,
    })),
  }));
  const authenticatorConfig = recordsAt(object, "authenticatorConfig").map((config) => ({
    alias: textAt(config, "alias"),
    config: textsIn(config.config),
  }));
  return topFlowsOf({ authenticationFlows, authenticatorConfig }).length === 0
    ? "gatehouse.noFlowIn"
    : { authenticationFlows, authenticatorConfig };
}

/** Names of the flows of a file that are no sub-flows. */
export const topFlowsOf = ({ authenticationFlows }: FlowFile) =>
  authenticationFlows.flatMap(({ alias, topLevel }) => (topLevel && alias ? alias : []));

/** All steps and sub-flows, from the top to the bottom. */
export const allSteps = (steps: readonly Step[]): Step[] => steps.flatMap((step) => [step, ...allSteps(step.steps)]);

/** A secret that the server keeps to itself. */
export interface Masked {
  /** What the settings are called. */
  alias: string;
  property: string;
}

/** The secrets of a flow that are not in its file. */
export const maskedIn = ({ steps }: WholeFlow): Masked[] =>
  allSteps(steps).flatMap(({ config }) =>
    Object.entries(config?.config ?? {}).flatMap(([property, value]) =>
      config && value === MASK ? { alias: config.alias, property } : [],
    ),
  );

/** How a secret is named to administrators. */
export const maskedName = ({ alias, property }: Masked) => `${alias}: ${property}`;
