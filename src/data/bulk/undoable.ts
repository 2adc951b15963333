import type { Write } from "~/data/access/permissions";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { isUnanswered } from "~/data/bulk/attempt";
import type { Call } from "~/data/write/action";
import type { Text } from "~/i18n/useT";

/** Something that a row has or has not, and how it is given and taken. */
export interface RowState {
  call: Write;
  /** Whether the row has it right before the run comes to it; undefined where that may not be read. */
  has: (call: Call, id: string) => Promise<boolean | undefined>;
  set: (call: Call, id: string, on: boolean) => Promise<unknown>;
}

/**
 * Gives or takes several things of a row. Its inverse takes back only what the run itself changed: who was in a group
 * before stays in it. Made anew for each run.
 * @param undo label of the inverse
 * @param states the call of the first is that of the action, for permissions
 * @param on whether it gives or takes
 */
export function undoable<Row extends { id?: string }>(
  label: Text,
  undo: Text,
  states: readonly [RowState, ...RowState[]],
  on: boolean,
  options: Pick<BulkAction<Row>, "confirm" | "isSelf" | "warn" | "done"> = {},
): BulkAction<Row> {
  const { call: write } = states[0];
  const changed = new Map<string, Set<RowState>>();
  return {
    label,
    call: write,
    ...options,
    run: async (call, { id = "" }) => {
      const own = changed.get(id) ?? new Set();
      changed.set(id, own);
      const done: RowState[] = [];
      const setAll = async () => {
        for (const state of states) {
          const was = await state.has(call, id);
          if (was === on) continue;
          // before the write: where its answer is lost it may be done, and the next attempt would find it so
          if (was === !on) own.add(state);
          await state.set(call, id, on).catch((error: unknown) => {
            if (!isUnanswered(error)) own.delete(state);
            throw error;
          });
          if (was === !on) done.push(state);
        }
      };
      const takeBack = async () => {
        for (const state of done.toReversed()) {
          await state.set(call, id, !on);
          own.delete(state);
        }
      };
      // a row that failed has nothing of it; what cannot be taken back stays among what undo takes back
      await setAll().catch(async (cause: unknown) => {
        await takeBack().catch(() => {});
        throw cause;
      });
    },
    // also what is left of a row that failed
    undoes: ({ id = "" }, isDone) => isDone || (changed.get(id)?.size ?? 0) > 0,
    inverse: {
      label: undo,
      call: write,
      isSelf: options.isSelf,
      run: async (call, { id = "" }) => {
        const own = changed.get(id) ?? new Set();
        for (const state of own) {
          await state.set(call, id, !on);
          own.delete(state);
        }
      },
    },
  };
}
