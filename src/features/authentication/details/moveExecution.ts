import type { Call } from "~/data/write/action";
import { MASK } from "~/data/write/merge";
import { type Execution, find, flat, type Node, treeOf } from "~/features/authentication/details/executionTree";
import type { Target } from "~/features/authentication/details/moves";
import { prioritiesFor } from "~/features/authentication/priorities";

/** The steps of a flow as the server has them now. */
export const treeNow = async (call: Call, flow: string) =>
  treeOf(await call("authenticationManagement.getExecutions", { flow }));

/** Writes an execution: `PUT authentication/flows/{alias}/executions`. */
export const writeExecution = (call: Call, flow: string, execution: Execution) =>
  call("authenticationManagement.updateExecution", { flow }, execution);

/** Whether a step has a secret that the server keeps to itself: it could not be given to a copy. */
async function hasSecret(call: Call, node: Node): Promise<boolean> {
  for (const { execution } of flat([node])) {
    const { authenticationConfig: id } = execution;
    const { config = {} } = id ? await call("authenticationManagement.getConfig", { id }) : {};
    if (Object.values(config).includes(MASK)) return true;
  }
  return false;
}

/** What a copy is called until what it replaces is gone: names of sub-flows and settings are unique in a realm. */
const newName = () => `moving-${crypto.randomUUID()}`;

/** Gives the copies the names of what they replaced. */
type Renaming = () => Promise<unknown>;

/** What is added: a step of a type, or an empty sub-flow. */
export interface NewExecution {
  /** Id of its type; of a sub-flow only where it shows a form. */
  provider: string;
  flow: { alias: string; description: string; type: string } | undefined;
}

/**
 * Adds a step or an empty sub-flow at the end of a flow or sub-flow.
 * @param flow alias of the whole flow
 * @param into alias of the flow or sub-flow that gets it
 * @returns it as the server has it
 */
export async function addExecution(call: Call, flow: string, into: string, { provider, flow: below }: NewExecution) {
  const { id } = below
    ? await call("authenticationManagement.addFlowToFlow", { flow: into, ...below, provider })
    : await call("authenticationManagement.addExecutionToFlow", { flow: into, provider });
  // of a sub-flow the server answers the id of the flow
  const made = flat(await treeNow(call, flow)).find((one) => [one.execution.id, one.execution.flowId].includes(id));
  if (!made) throw new Error(`The server has not added ${provider || below?.alias}.`);
  return made.execution;
}

/** Makes a copy of a step or sub-flow, with requirement, settings and all that is in it, at the end of a flow. */
async function copy(call: Call, flow: string, node: Node, into: string, later: Renaming[], done: (id: string) => void) {
  const {
    requirement,
    authenticationConfig,
    displayName = "",
    providerId = "",
    flowId,
    description = "",
  } = node.execution;
  const alias = newName();
  const { providerId: type = "basic-flow" } = flowId ? await call("authenticationManagement.getFlow", { flowId }) : {};
  const below = flowId ? { alias, description, type } : undefined;
  const made = await addExecution(call, flow, into, { provider: providerId, flow: below });
  done(made.id);
  await writeExecution(call, flow, { ...made, requirement });
  if (authenticationConfig) {
    const stored = await call("authenticationManagement.getConfig", { id: authenticationConfig });
    const { id } = await call("authenticationManagement.createConfig", {
      id: made.id,
      alias: newName(),
      config: stored.config,
    });
    later.push(() => call("authenticationManagement.updateConfig", { ...stored, id }));
  }
  // one after the other: each comes behind the one before
  for (const child of node.children) await copy(call, flow, child, alias, later, () => undefined);
  if (node.execution.authenticationFlow)
    later.push(async () => {
      const now = find(await treeNow(call, flow), made.id);
      if (now) await writeExecution(call, flow, { ...now.execution, displayName });
    });
}

/**
 * Puts a copy of a step or sub-flow into another flow and deletes the original: the server cannot move between flows.
 * Where a part fails, the copy is deleted again and the original is as it was.
 * @returns id of the copy
 */
async function replace(call: Call, flow: string, node: Node, into: string): Promise<string> {
  const later: Renaming[] = [];
  let made = "";
  await copy(call, flow, node, into, later, (id) => (made = id)).catch(async (error: unknown) => {
    if (made) await call("authenticationManagement.delExecution", { id: made });
    throw error;
  });
  await call("authenticationManagement.delExecution", { id: node.execution.id });
  for (const rename of later) await rename();
  return made;
}

/** What became of a move; of one into another flow the id is a new one. */
export type Moved = { id: string } | "secret" | "gone";

/**
 * Moves a step or sub-flow, on what the server has now.
 * @param flow alias of the whole flow
 */
export async function moveExecution(call: Call, flow: string, id: string, target: Target): Promise<Moved> {
  const tree = await treeNow(call, flow);
  const node = find(tree, id);
  const parent = find(tree, target.parent);
  if (!node || (target.parent && !parent)) return "gone";
  let placed = id;
  if (node.parent !== parent) {
    if (await hasSecret(call, node)) return "secret";
    placed = await replace(call, flow, node, parent?.execution.displayName ?? flow);
  }
  const now = await treeNow(call, flow);
  const siblings = (find(now, target.parent)?.children ?? now).map(({ execution }) => execution);
  const others = siblings.flatMap(({ id }) => (id === placed ? [] : id));
  const priorities = prioritiesFor(
    siblings.map(({ id, priority, index = 0 }) => ({ id, priority: priority ?? index })),
    others.toSpliced(target.index, 0, placed),
  );
  for (const { id, priority } of priorities)
    for (const execution of siblings.filter((one) => one.id === id))
      await writeExecution(call, flow, { ...execution, priority });
  return { id: placed };
}
