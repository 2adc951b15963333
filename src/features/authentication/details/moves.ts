import {
  find,
  flat,
  type FlowKind,
  kindOf,
  type Node,
  siblingsOf,
} from "~/features/authentication/details/executionTree";

/** Where an execution is moved to. */
export interface Target {
  /** Id of the execution of a sub-flow; undefined for the top of the flow. */
  parent: string | undefined;
  /** Its place there, from 0, counted without itself. */
  index: number;
}

export type Direction = "up" | "down" | "in" | "out";

const idOf = (node: Node | undefined) => node?.execution.id;

/** A flow holds its own kind of executions only. */
const fits = (node: Node, parent: Node | undefined, top: FlowKind) => kindOf(node.parent, top) === kindOf(parent, top);

/**
 * Where a key moves an execution: among its own, into the sub-flow before it, or behind the sub-flow that it is in.
 * @returns undefined where it cannot be moved that way
 */
export function targetOf(tree: readonly Node[], id: string, direction: Direction, top: FlowKind): Target | undefined {
  const node = find(tree, id);
  if (!node) return undefined;
  const { parent } = node;
  const siblings = siblingsOf(tree, node);
  const at = siblings.indexOf(node);
  if (direction === "up") return at > 0 ? { parent: idOf(parent), index: at - 1 } : undefined;
  if (direction === "down") return at < siblings.length - 1 ? { parent: idOf(parent), index: at + 1 } : undefined;
  if (direction === "out") {
    if (!parent || !fits(node, parent.parent, top)) return undefined;
    return { parent: idOf(parent.parent), index: siblingsOf(tree, parent).indexOf(parent) + 1 };
  }
  const into = siblings[at - 1];
  if (!into?.execution.authenticationFlow || !fits(node, into, top)) return undefined;
  return { parent: idOf(into), index: into.children.length };
}

/**
 * Where an execution is dropped: beside the row that stood there, or into the sub-flow that has nothing yet and shows
 * above it.
 * @param shown ids of the rows in their order before
 * @param dropped the same ids in their order after
 */
export function dropTarget(
  tree: readonly Node[],
  shown: readonly string[],
  dropped: readonly string[],
  top: FlowKind,
): { id: string; target: Target | undefined } | undefined {
  const id = movedIn(shown, dropped);
  const node = find(tree, id);
  const stood = find(tree, shown[dropped.indexOf(id ?? "")]);
  if (!id || !node || !stood) return undefined;
  if (flat([node]).includes(stood)) return { id, target: undefined };
  const isDown = shown.indexOf(id) < dropped.indexOf(id);
  const isEmpty = stood.execution.authenticationFlow && stood.children.length === 0;
  if (isDown && isEmpty && fits(node, stood, top)) return { id, target: { parent: idOf(stood), index: 0 } };
  if (!fits(node, stood.parent, top)) return { id, target: undefined };
  const index = siblingsOf(tree, stood).indexOf(stood);
  // taken out of the same flow, what is behind it has moved up already
  const isElsewhere = stood.parent !== node.parent;
  return { id, target: { parent: idOf(stood.parent), index: isDown && isElsewhere ? index + 1 : index } };
}

/** The one id without which both orders are the same. */
function movedIn(before: readonly string[], after: readonly string[]): string | undefined {
  const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id).join(" ");
  return before
    .filter((id) => before.indexOf(id) !== after.indexOf(id))
    .sort((one, other) => distance(other) - distance(one))
    .find((id) => without(before, id) === without(after, id));
  function distance(id: string) {
    return Math.abs(before.indexOf(id) - after.indexOf(id));
  }
}
