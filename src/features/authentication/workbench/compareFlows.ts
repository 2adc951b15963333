import type { FlowHead, Step } from "~/features/authentication/workbench/flowFile";
import { MASK } from "~/data/write/merge";

/** One thing that two flows have differently. */
export interface FlowChange {
  /** The requirement, the name of a sub-flow, or a setting, then by its name. */
  kind: "requirement" | "name" | "setting" | "secret";
  name: string;
  from: string;
  to: string;
}

/** A step of either flow, or of both. */
export interface ComparedStep {
  mark: "same" | "added" | "removed" | "changed";
  /** As the second flow has it; as the first one has it where it is only there. */
  step: Step;
  changes: FlowChange[];
  steps: ComparedStep[];
}

/** A copy is named like what it was made of, behind the name of the flow around it. */
const isNamedLike = (one: FlowHead, other: FlowHead) =>
  one.alias === other.alias || one.alias.endsWith(` ${other.alias}`) || other.alias.endsWith(` ${one.alias}`);

/** How well two steps are the same one: 0 not at all. */
function likeness(one: Step, other: Step): number {
  if (!one.flow || !other.flow) return !one.flow && !other.flow && one.provider === other.provider ? 2 : 0;
  if (one.provider !== other.provider) return 0;
  return isNamedLike(one.flow, other.flow) ? 2 : 1;
}

/** A step of the first flow beside the one of the second that is the same; undefined where there is none. */
type Pair = readonly [Step | undefined, Step | undefined];

/** A way to put steps beside each other, and how much is the same in it. */
interface Alignment {
  score: number;
  pairs: readonly Pair[];
}

const nothing: Alignment = { score: 0, pairs: [] };

/** Puts the steps of one level beside each other in their order, so that as much as possible is the same. */
function aligned(from: readonly Step[], to: readonly Step[]): readonly Pair[] {
  // the best way from a step of each on, from the last one to the first
  const best = new Map<string, Alignment>();
  const at = (row: number, column: number) => best.get(`${row} ${column}`) ?? nothing;
  const before = (pair: Pair, { score, pairs }: Alignment, more = 0) => ({
    score: score + more,
    pairs: [pair, ...pairs],
  });
  for (let row = from.length; row >= 0; row--)
    for (let column = to.length; column >= 0; column--) {
      const [one, other] = [from[row], to[column]];
      const like = one && other ? likeness(one, other) : 0;
      const [first = nothing, ...others] = [
        ...(like > 0 ? [before([one, other], at(row + 1, column + 1), like)] : []),
        ...(one ? [before([one, undefined], at(row + 1, column))] : []),
        ...(other ? [before([undefined, other], at(row, column + 1))] : []),
      ];
      best.set(
        `${row} ${column}`,
        others.reduce((most, way) => (way.score > most.score ? way : most), first),
      );
    }
  return at(0, 0).pairs;
}

function changesOf(from: Step, to: Step): FlowChange[] {
  const changes: FlowChange[] = [];
  if (from.flow && to.flow && !isNamedLike(from.flow, to.flow))
    changes.push({ kind: "name", name: "", from: from.flow.alias, to: to.flow.alias });
  if (from.requirement !== to.requirement)
    changes.push({ kind: "requirement", name: "", from: from.requirement, to: to.requirement });
  const [before, after] = [from.config?.config ?? {}, to.config?.config ?? {}];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was = "", is = ""] = [before[name], after[name]];
    if (was && is && [was, is].includes(MASK)) changes.push({ kind: "secret", name, from: "", to: "" });
    else if (was !== is) changes.push({ kind: "setting", name, from: was, to: is });
  }
  return changes;
}

const only = (mark: "added" | "removed", step: Step): ComparedStep => ({
  mark,
  step,
  changes: [],
  steps: step.steps.map((one) => only(mark, one)),
});

/**
 * What is different between the steps of two flows. Names of settings do not count, and a sub-flow is the same one where
 * only the name of the flow around it is in front of its own.
 */
export const compareSteps = (from: readonly Step[], to: readonly Step[]): ComparedStep[] =>
  aligned(from, to).flatMap(([before, after]): ComparedStep[] => {
    if (before && after) {
      const changes = changesOf(before, after);
      // a secret of both may be the same one
      const isChanged = changes.some(({ kind }) => kind !== "secret");
      return [
        { mark: isChanged ? "changed" : "same", step: after, changes, steps: compareSteps(before.steps, after.steps) },
      ];
    }
    if (before) return [only("removed", before)];
    return after ? [only("added", after)] : [];
  });

/** Whether nothing is different. */
export const isAllSame = (compared: readonly ComparedStep[]): boolean =>
  compared.every(({ mark, steps }) => mark === "same" && isAllSame(steps));
