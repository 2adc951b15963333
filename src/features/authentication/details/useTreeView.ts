import { useState } from "react";
import { aroundOf, find, type Node } from "~/features/authentication/details/executionTree";

/**
 * What of a tree shows: which sub-flows are closed, and which row is to take the focus because it was moved.
 * @param movedId what was moved last; undefined while something moves
 * @param sought the row that is to show, because it was requested; undefined where none was
 * @returns `focusId`: the row that takes the focus as soon as it is there, and `onFocused` for when it has it
 */
export function useTreeView(tree: readonly Node[], movedId: string | undefined, sought: string | undefined) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  // a row that is rendered again, by its sub-flow or from the diagram, was moved long ago: it has no claim to the focus
  const [focused, setFocused] = useState(movedId);
  const focusId = movedId === focused ? undefined : movedId;
  // the next move may be one of the same row
  if (movedId === undefined && focused !== undefined) setFocused(undefined);
  // what was moved into a closed sub-flow, or requested there, could not be seen
  const shown = [focusId, sought].flatMap((id) => find(tree, id) ?? []);
  const hiding = shown.flatMap(aroundOf).filter((id) => closed.has(id));
  if (hiding.length > 0) setClosed(new Set([...closed].filter((id) => !hiding.includes(id))));
  return {
    closed,
    toggle: (id: string) =>
      setClosed((old) => new Set(old.has(id) ? [...old].filter((one) => one !== id) : [...old, id])),
    focusId,
    onFocused: () => setFocused(movedId),
  };
}
