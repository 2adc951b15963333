/** The last of what runs under each key. */
const lasts = new Map<string, Promise<unknown>>();

/**
 * Runs what was begun under one key one after the other: writes of one object read it first and write all of it, and the
 * second would write over what the first has changed in between.
 * @param key e.g. the object that the page shows; what has none ("") waits for nobody
 * @param run what is to be done
 * @returns what `run` answers; rejects as it does, whatever came before
 */
export function inTurn<Result>(key: string, run: () => Promise<Result>): Promise<Result> {
  if (key === "") return run();
  const before = lasts.get(key);
  const turn = before ? before.then(run, run) : run();
  lasts.set(key, turn);
  const forget = () => void (lasts.get(key) === turn && lasts.delete(key));
  turn.then(forget, forget);
  return turn;
}
