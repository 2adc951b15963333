import { useState } from "react";
import { notFound } from "~/data/api/errors";
import { useData } from "~/data/query/cache";
import { addAlert } from "~/data/write/alerts";
import { useAction } from "~/data/write/action";
import {
  type Execution,
  find,
  type FlowKind,
  nameOf,
  type Node,
  siblingsOf,
  treeOf,
} from "~/features/authentication/details/executionTree";
import {
  type Move,
  moveExecution,
  takeBack,
  treeNow,
  writeExecution,
} from "~/features/authentication/details/moveExecution";
import type { Target } from "~/features/authentication/details/moves";
import { confirm } from "~/kit/dialog/confirm";

const outcome = { done: "updateFlowSuccess", failed: "updateFlowError" } as const;

/** Asks before something is moved to another level: it is another execution then. */
const confirmLevel = (name: string) =>
  confirm({
    title: "gatehouse.moveLevel",
    body: "gatehouse.moveLevelBody",
    names: [name],
    label: "gatehouse.moveLevelConfirm",
  });

/** The flow that a page shows. */
export interface ShownFlow {
  id: string;
  alias: string;
  kind: FlowKind;
  builtIn: boolean;
}

/**
 * The steps of a flow and what can be done with them. After each write they are read again: levels, places and ids are
 * the server's.
 * @returns `halfMoved`: a move that failed in the middle, which `finish` and `takeBack` end; `moved`: what was moved, or `isRefused`; `movedId`: the row that takes the focus after it
 */
export function useExecutions({ id: flowId, alias: flow }: ShownFlow) {
  const tree = treeOf(useData("flows.executions", { id: flowId }));
  const [moved, setMoved] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const [halfMoved, setHalfMoved] = useState<Move>();
  const [isMoving, setMoving] = useState(false);
  const change = useAction(async (call, { id, requirement }: Execution) => {
    // with its place and name as the server has them now: they are written, too
    const now = find(await treeNow(call, flow), id);
    if (!now) throw notFound(id);
    await writeExecution(call, flow, { ...now.execution, requirement });
  }, outcome);
  const remove = useAction((call, id: string) => call("authenticationManagement.delExecution", { id }), {
    done: "deleteExecutionSuccess",
    failed: "deleteExecutionError",
  });
  const move = useAction(
    async (call, job: Move, run: typeof moveExecution) => {
      const result = await run(call, flow, job);
      if (result === "secret") addAlert("gatehouse.moveSecret", "warning");
      else if (result === "gone") throw notFound(job.name);
      else setMoved(result.id);
    },
    { failed: "updateFlowError" },
  );
  const start = async (job: Move, run: typeof moveExecution) => {
    setMoving(true);
    setMoved(undefined);
    const failure = await move.run(job, run);
    // read again by now: what is said of the move, and the next one, are about the tree that shows
    setMoving(false);
    setHalfMoved(failure && (job.made || job.isGone) ? { ...job } : undefined);
  };
  const node = find(tree, moved);
  return {
    tree,
    moved: isRefused || isMoving ? undefined : node,
    isRefused,
    movedId: isMoving ? undefined : moved,
    isMoving,
    change: (execution: Execution) => void change.run(execution),
    halfMoved,
    finish: () => void (halfMoved && start(halfMoved, moveExecution)),
    takeBack: () => void (halfMoved && start(halfMoved, takeBack)),
    /** @param target undefined where it cannot be moved so */
    move: async (id: string, target: Target | undefined) => {
      // what a move has left halfway is finished or taken back first
      if (isMoving || halfMoved) return;
      setRefused(!target);
      const one = find(tree, id);
      if (!target || !one) return;
      const source = { parent: one.parent?.execution.id, index: siblingsOf(tree, one).indexOf(one) };
      const name = nameOf(one);
      if (source.parent === target.parent || (await confirmLevel(name)))
        await start({ id, name, source, target, made: "", isWhole: false, isGone: false, renames: [] }, moveExecution);
    },
    remove: async (one: Node) => {
      const yes = await confirm({
        title: ["deleteConfirmExecution", { name: nameOf(one) }],
        body: "gatehouse.deleteExecution",
        names: [nameOf(one)],
        label: "delete",
        danger: true,
      });
      if (yes) await remove.run(one.execution.id);
    },
  };
}
