import type AuthenticationExecutionInfoRepresentation from "@keycloak/keycloak-admin-client/lib/defs/authenticationExecutionInfoRepresentation";

/** A step or sub-flow as the server lists it. */
export interface Execution extends AuthenticationExecutionInfoRepresentation {
  id: string;
  priority?: number;
}

/** An execution with what is in it; `parent` is the sub-flow that it is in, undefined at the top. */
export interface Node {
  execution: Execution;
  children: Node[];
  parent: Node | undefined;
}

/** Builds the tree from the server's flat list, in which a sub-flow is followed by what is in it, one level deeper. */
export function treeOf(executions: readonly AuthenticationExecutionInfoRepresentation[]): Node[] {
  const top: Node[] = [];
  const path: Node[] = [];
  for (const one of executions) {
    path.length = Math.min(path.length, one.level ?? 0);
    const parent = path.at(-1);
    const node = { execution: { ...one, id: one.id ?? "" }, children: [], parent };
    (parent?.children ?? top).push(node);
    path.push(node);
  }
  return top;
}

/** All nodes from the top to the bottom; those below a node that `isClosed` are left out. */
export const flat = (nodes: readonly Node[], isClosed: (id: string) => boolean = () => false): Node[] =>
  nodes.flatMap((node) => [node, ...(isClosed(node.execution.id) ? [] : flat(node.children, isClosed))]);

/** The node of an execution; undefined where it is not there. */
export const find = (nodes: readonly Node[], id: string | undefined) =>
  flat(nodes).find(({ execution }) => execution.id === id);

/** The nodes that a node stands among. */
export const siblingsOf = (nodes: readonly Node[], { parent }: Pick<Node, "parent">) => parent?.children ?? nodes;

/** How deep a node stands, from 1. */
export const levelOf = ({ parent }: Node): number => (parent ? levelOf(parent) + 1 : 1);

/** The ids of the sub-flows that a node is in. */
export const aroundOf = ({ parent }: Node): string[] => (parent ? [parent.execution.id, ...aroundOf(parent)] : []);

/** What users call it: the alias of a sub-flow, the name of a step's type. */
export const nameOf = ({ execution: { displayName, alias, providerId = "" } }: Node) =>
  displayName ?? alias ?? providerId;

/** What a flow can hold: steps that authenticate users, parts of a form, or ways to authenticate clients. */
export type FlowKind = "basic-flow" | "form-flow" | "client-flow";

/** What a sub-flow can hold; only one that shows a form has a provider. @param top what the flow around all of it can */
export const kindOf = (node: Node | undefined, top: FlowKind): FlowKind => {
  if (!node) return top;
  return node.execution.providerId ? "form-flow" : top;
};

/** Whether a step decides about the sub-flow that it is in; the server says so by its name only. */
export const isCondition = ({ execution: { authenticationFlow, providerId = "", displayName = "" } }: Node) =>
  !authenticationFlow && (displayName.startsWith("Condition ") || providerId.startsWith("conditional-"));

/** Whether a step or sub-flow is required or conditional: the server then runs no alternative beside it. */
export const isNeeded = ({ execution: { requirement } }: Node) =>
  requirement === "REQUIRED" || requirement === "CONDITIONAL";

/** What the server runs of the steps of one level, conditions left out: what is needed in order, else the alternatives. */
export const runOf = (level: readonly Node[]) =>
  level.some(isNeeded)
    ? level.filter(isNeeded)
    : level.filter(({ execution }) => execution.requirement === "ALTERNATIVE");

/** The kind that is shown before a name, in words that automation knows. */
export function wordOf(node: Node): "flow" | "condition" | "execution" | "step" {
  if (node.execution.authenticationFlow) return "flow";
  if (isCondition(node)) return "condition";
  return node.parent ? "step" : "execution";
}
