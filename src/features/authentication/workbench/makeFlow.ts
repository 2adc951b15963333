import type { Read } from "~/data/query/useLoad";
import type { Call } from "~/data/write/action";
import type { Node } from "~/features/authentication/details/executionTree";
import { addExecution, treeNow, writeExecution } from "~/features/authentication/details/moveExecution";
import { compareSteps, type ComparedStep } from "~/features/authentication/workbench/compareFlows";
import { readWhole, type Step, type WholeFlow } from "~/features/authentication/workbench/flowFile";
import { language } from "~/i18n/i18n";

const idOf = async (call: Read, name: string) =>
  (await call("authenticationManagement.getFlows")).find(({ alias }) => alias === name)?.id;

/** Makes a flow without steps; a name that is taken is refused (409). */
export const startFlow = (call: Call, { alias, description, type: providerId }: WholeFlow) =>
  call("authenticationManagement.createFlow", { alias, description, providerId, topLevel: true, builtIn: false });

/**
 * Makes what is in a flow, step by step. What is there already from an earlier try stays, so that it can be run again
 * after a failure.
 */
export const finishFlow = async (call: Call, { alias, steps }: WholeFlow) =>
  fill(call, alias, alias, steps, await treeNow(call, alias));

/** Whether what is in a flow is what a step of the file was made into. */
const isMadeOf = ({ execution }: Node, { provider, flow }: Step) =>
  flow ? execution.displayName === flow.alias : !execution.authenticationFlow && execution.providerId === provider;

/** @param there what is in the flow or sub-flow `into` already, in order */
async function fill(call: Call, flow: string, into: string, steps: readonly Step[], there: readonly Node[]) {
  // one after the other: each comes behind the one before
  for (const [index, step] of steps.entries()) {
    const node = there[index];
    // somebody has changed what was made: nothing of theirs is written over
    if (node && !isMadeOf(node, step)) throw new Error(language().t("gatehouse.conflictTitle"));
    const made = node?.execution ?? (await addExecution(call, flow, into, step));
    if (made.requirement !== step.requirement)
      await writeExecution(call, flow, { ...made, requirement: step.requirement });
    if (step.config && !made.authenticationConfig)
      await call("authenticationManagement.createConfig", { id: made.id, ...step.config });
    if (step.flow) await fill(call, flow, step.flow.alias, step.steps, node?.children ?? []);
  }
}

/**
 * How far a flow is made: what is wanted, compared with what the server has now.
 * @returns id of the flow, undefined where it is not there; each step, "added" where it is still lacking
 */
export async function stateOf(call: Read, wanted: WholeFlow): Promise<{ id?: string; steps: ComparedStep[] }> {
  const id = await idOf(call, wanted.alias);
  const now = id ? (await readWhole(call, id)).steps : [];
  return { id, steps: compareSteps(now, wanted.steps) };
}
