import { statusOf } from "~/data/api/errors";

/** Milliseconds before a row is tried again that the server failed at. */
const PAUSE = 1000;

/** Waits. @param milliseconds how long */
export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs something once more after a pause where the server failed (500, 504): under many writes it may lose one to a
 * conflict in its database, which it rolls back.
 * @param isWanted whether a second try is still wanted after the pause
 * @throws what the last try throws
 */
export async function withSecondTry(run: () => Promise<unknown>, isWanted: () => boolean): Promise<void> {
  try {
    await run();
  } catch (error) {
    const status = statusOf(error);
    if (status !== 500 && status !== 504) throw error;
    await pause(PAUSE);
    if (!isWanted()) throw error;
    await run();
  }
}
