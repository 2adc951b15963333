import type { Call } from "~/data/write/action";
import { MASK, same } from "~/data/write/merge";
import { type Execution, find, flat, type Node, treeOf } from "~/features/authentication/details/executionTree";
import type { Target } from "~/features/authentication/details/moves";
import { settingsName } from "~/features/authentication/flows/flow";
import { prioritiesFor } from "~/features/authentication/priorities";
import { language } from "~/i18n/i18n";

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

/** What was added by the id that the server answered: of a sub-flow that is the one of its flow. */
const findAdded = (nodes: readonly Node[], id: string) =>
  flat(nodes).find(({ execution }) => [execution.id, execution.flowId].includes(id));

/**
 * Adds a step or an empty sub-flow at the end of a flow or sub-flow.
 * @param flow alias of the whole flow
 * @param into alias of the flow or sub-flow that gets it
 * @param added gets its id as soon as it is there, of a sub-flow that of its flow
 * @returns it as the server has it
 */
export async function addExecution(
  call: Call,
  flow: string,
  into: string,
  { provider, flow: below }: NewExecution,
  added: (id: string) => void = () => undefined,
) {
  const { id = "" } = below
    ? await call("authenticationManagement.addFlowToFlow", { flow: into, ...below, provider })
    : await call("authenticationManagement.addExecutionToFlow", { flow: into, provider });
  added(id);
  const made = findAdded(await treeNow(call, flow), id);
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
  // before it is read: where that fails it is there all the same
  const made = await addExecution(call, flow, into, { provider: providerId, flow: below }, done);
  done(made.id);
  await writeExecution(call, flow, { ...made, requirement });
  if (authenticationConfig) {
    const stored = await call("authenticationManagement.getConfig", { id: authenticationConfig });
    const { id } = await call("authenticationManagement.createConfig", {
      id: made.id,
      alias: newName(),
      config: stored.config,
    });
    const name = settingsName(stored.alias ?? "");
    later.push(() => call("authenticationManagement.updateConfig", { ...stored, id, alias: name }));
  }
  // one after the other: each comes behind the one before
  for (const child of node.children) await copy(call, flow, child, alias, later, () => undefined);
  if (node.execution.authenticationFlow)
    later.push(async () => {
      const now = find(await treeNow(call, flow), made.id);
      if (now) await writeExecution(call, flow, { ...now.execution, displayName });
    });
}

/** A move of a step or sub-flow, and how far it has come. */
export interface Move {
  /** Id of what is moved; of the original where a copy is made. */
  id: string;
  name: string;
  /** Where it stood. */
  source: Target;
  target: Target;
  /** Id of the copy, of a sub-flow that was not read yet the one of its flow; empty where there is none. */
  made: string;
  /** The copy is whole. */
  isWhole: boolean;
  /** The copy is whole and the original deleted. */
  isGone: boolean;
  /** What is still to be done, so that the copy has the names of the original. */
  renames: Renaming[];
}

/** What became of a move; of one into another flow the id is a new one. */
export type Moved = { id: string } | "secret" | "gone";

/** What a copy has of a step or sub-flow and of all that is in it. */
const copied = (node: Node) =>
  flat([node]).map(({ execution }) => {
    const { id, requirement, displayName, authenticationConfig } = execution;
    return [id, requirement, displayName, authenticationConfig];
  });

/** The server cannot move between flows: a copy is put into the other flow, and the original deleted when it is whole. */
async function replace(call: Call, flow: string, move: Move, node: Node, into: string): Promise<void> {
  move.renames = [];
  move.isWhole = false;
  await copy(call, flow, node, into, move.renames, (id) => (move.made = id));
  const now = find(await treeNow(call, flow), move.id);
  // what somebody has put into it meanwhile would be deleted with it
  if (now && !same(copied(now), copied(node))) throw new Error(language().t("gatehouse.conflictTitle"));
  move.isWhole = true;
  await call("authenticationManagement.delExecution", { id: move.id });
  move.isGone = true;
}

async function rename(move: Move): Promise<void> {
  for (let next = move.renames[0]; next; next = move.renames[0]) {
    await next();
    move.renames.shift();
  }
}

/** Brings an execution to its place among those beside it. */
async function place(call: Call, flow: string, id: string, { parent, index }: Target): Promise<void> {
  const now = await treeNow(call, flow);
  const siblings = (find(now, parent)?.children ?? now).map(({ execution }) => execution);
  const others = siblings.flatMap((one) => (one.id === id ? [] : one.id));
  const priorities = prioritiesFor(
    siblings.map((one) => ({ id: one.id, priority: one.priority ?? one.index ?? 0 })),
    others.toSpliced(index, 0, id),
  );
  for (const { id: written, priority } of priorities)
    for (const execution of siblings.filter((one) => one.id === written))
      await writeExecution(call, flow, { ...execution, priority });
}

/** What the server has of a move: whether the original is there, and the copy. */
async function stateOf(call: Call, flow: string, move: Move) {
  const tree = await treeNow(call, flow);
  const [original, made] = [find(tree, move.id), move.made ? findAdded(tree, move.made) : undefined];
  // the answer to its deletion may have been lost
  move.isGone ||= move.isWhole && made !== undefined && original === undefined;
  return { tree, original, made };
}

/**
 * Moves a step or sub-flow, on what the server has now; goes on with a move that failed in the middle.
 * @param flow alias of the whole flow
 * @param move how far it has come, which is written into it
 */
export async function moveExecution(call: Call, flow: string, move: Move): Promise<Moved> {
  const { tree, original, made } = await stateOf(call, flow, move);
  const parent = find(tree, move.target.parent);
  if (!move.isGone) {
    if (!original || (move.target.parent && !parent)) return "gone";
    // how much of it is there is not known
    if (made) await call("authenticationManagement.delExecution", { id: made.execution.id });
    move.made = "";
    if (original.parent !== parent) {
      if (await hasSecret(call, original)) return "secret";
      await replace(call, flow, move, original, parent?.execution.displayName ?? flow);
    }
  }
  await rename(move);
  const id = move.made || move.id;
  await place(call, flow, id, move.target);
  return { id };
}

/** Undoes a move that failed in the middle: the copy is deleted, or moved back where the original is gone. */
export async function takeBack(call: Call, flow: string, move: Move): Promise<Moved> {
  const { original, made } = await stateOf(call, flow, move);
  if (!move.isGone) {
    if (made) await call("authenticationManagement.delExecution", { id: made.execution.id });
    move.made = "";
    return original ? { id: move.id } : "gone";
  }
  await rename(move);
  const { made: id, source, target } = move;
  Object.assign(move, { id, source: target, target: source, made: "", isWhole: false, isGone: false });
  return moveExecution(call, flow, move);
}
