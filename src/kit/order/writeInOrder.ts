import { unlessGone } from "~/data/api/errors";
import { isSegment } from "~/data/api/segment";

/**
 * Gives things their places one after the other, each on what the server has now. What was deleted meanwhile, or has an id
 * without an address, holds nothing up.
 * @param ids in the order that was chosen
 * @param write gets the thing and its place, from 0; it need not write what has that place already
 * @throws what any other read or write throws; those before it are written
 */
export async function writeInOrder<Item extends object>(
  ids: readonly string[],
  read: (id: string) => Promise<Item | undefined>,
  write: (fresh: Item, position: number, id: string) => Promise<unknown>,
): Promise<void> {
  for (const [position, id] of ids.filter(isSegment).entries()) {
    const fresh = await read(id).catch(unlessGone);
    if (fresh) await write(fresh, position, id).catch(unlessGone);
  }
}
