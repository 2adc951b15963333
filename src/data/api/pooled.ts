/**
 * Does something to each of many items, some of them at a time; the first failure ends it.
 * @param width items that are worked on at the same time
 * @param signal starts no further item once it is aborted, and rejects with its reason
 * @throws what the first failure throws
 * @returns what was made of each item, in their order
 */
export async function pooled<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result[]> {
  const results: Result[] = [];
  // one iterator for all of them: each takes the next item when it is free
  const left = items.entries();
  let hasFailed = false;
  const worker = async () => {
    for (const [index, item] of left) {
      if (hasFailed) return;
      signal?.throwIfAborted();
      results[index] = await work(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
