import { pooled } from "~/data/api/pooled";
import { isSegment } from "~/data/api/segment";
import type { Read } from "~/data/query/useLoad";
import { MASK } from "~/data/write/merge";
import { settingsName } from "~/features/authentication/flows/flow";
import { allSteps, type Step, type WholeFlow, WIDTH } from "~/features/authentication/workbench/flowFile";

/** Names that a flow needs for itself: its sub-flows and settings are named in the whole realm. */
export interface Taken {
  flows: ReadonlySet<string>;
  configs: ReadonlySet<string>;
}

/** The names of all flows, sub-flows and settings of the realm. */
export async function readTaken(read: Read): Promise<Taken> {
  const flows = await read("authenticationManagement.getFlows");
  const executions = await pooled(flows, WIDTH, ({ id = "" }) => read("flows.executions", { id }));
  const all = executions.flat();
  return {
    flows: new Set([
      ...flows.flatMap(({ alias }) => alias ?? []),
      ...all.flatMap(({ authenticationFlow, displayName }) => (authenticationFlow && displayName) || []),
    ]),
    configs: new Set(all.flatMap(({ authenticationConfig, alias }) => (authenticationConfig && alias) || [])),
  };
}

/**
 * The flow as it is made: under another name, and what of its names is taken or has no address (`..`) gets that name in
 * front, as the server does it for a copy; names of settings lose what the server refuses in them. Secrets are what was
 * typed, or are left out.
 * @param secrets typed values in the order of `maskedIn`
 */
export function renamed(
  flow: WholeFlow,
  alias: string,
  taken: Taken,
  secrets: readonly (string | undefined)[],
): WholeFlow {
  const typed = secrets.values();
  const flows = new Set([...taken.flows, alias]);
  const configs = new Set(taken.configs);
  const free = (name: string, names: Set<string>): string => {
    if (names.has(name) || !isSegment(name)) return free(`${alias} ${name}`, names);
    names.add(name);
    return name;
  };
  const textsOf = (config: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(config).flatMap(([name, value]): [string, string][] => {
        const text = value === MASK ? typed.next().value : value;
        return text ? [[name, text]] : [];
      }),
    );
  const stepOf = (step: Step): Step => ({
    ...step,
    flow: step.flow && { ...step.flow, alias: free(step.flow.alias, flows) },
    config: step.config && {
      alias: free(settingsName(step.config.alias), configs),
      config: textsOf(step.config.config),
    },
    steps: step.steps.map(stepOf),
  });
  return { ...flow, alias, steps: flow.steps.map(stepOf) };
}

/** A flow without the steps that a server cannot make, and what of it that is. */
export function withoutUnknown(flow: WholeFlow, types: ReadonlyMap<string, string>) {
  const isKnown = ({ provider }: Step) => provider === "" || types.has(provider);
  const known = (steps: readonly Step[]): Step[] =>
    steps.filter(isKnown).map((step) => ({ ...step, steps: known(step.steps) }));
  const unknown = allSteps(flow.steps).filter((step) => !isKnown(step));
  return {
    flow: { ...flow, steps: known(flow.steps) },
    unknown: [...new Set(unknown.map(({ provider }) => provider))],
  };
}
