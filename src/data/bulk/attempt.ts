import { isDeletion } from "~/data/api/callObjects";
import { CancelledError, NoAnswerError, statusOf, unlessGone } from "~/data/api/errors";
import type { BulkAction, BulkEntry } from "~/data/bulk/bulkRuns";
import type { Call } from "~/data/write/action";

/** Milliseconds before a row is tried again that the server failed at. */
const PAUSE = 1000;

/** Waits. @param milliseconds how long */
export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Whether nobody knows what became of a write: no answer, one of a gateway instead, or nobody waited for it. */
export const isUnanswered = (error: unknown) =>
  error instanceof NoAnswerError || error instanceof CancelledError || [502, 504].includes(statusOf(error) ?? 0);

/** What an attempt without an answer has deleted is gone (404) at the next one. @throws what the action throws */
async function once<Row>(action: BulkAction<Row>, call: Call, entry: BulkEntry<Row>): Promise<void> {
  await action.run(call, entry.row).catch((error: unknown) => {
    if (entry.isUnsure && isDeletion(action.call)) return unlessGone(error);
    entry.isUnsure ||= isUnanswered(error);
    throw error;
  });
}

/**
 * Does an action to a row; once more after a pause where the server failed (500): under many writes it may lose one to a
 * conflict in its database, which it rolls back. Not where a gateway gave up waiting: an e-mail may have been sent.
 * @param isWanted whether a second try is still wanted after the pause
 * @throws what the last try throws
 */
export async function attempt<Row>(
  action: BulkAction<Row>,
  call: Call,
  entry: BulkEntry<Row>,
  isWanted: () => boolean,
): Promise<void> {
  await once(action, call, entry).catch(async (error: unknown) => {
    if (statusOf(error) !== 500) throw error;
    await pause(PAUSE);
    if (!isWanted()) throw error;
    await once(action, call, entry);
  });
}
