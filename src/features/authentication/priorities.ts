/** Something the server keeps in order by its priority: the lower one comes first. */
export interface Prioritized {
  id: string;
  priority: number;
}

/**
 * The priorities that bring items into an order. Calls that raise or lower one place swap the priorities of two
 * neighbours, which does nothing where both have the same: so each is written by itself.
 * @param now items in the order that the server has
 * @param wanted ids in the order to come to; what the server does not have any more is left out, a new one comes last
 * @returns the items whose priority is another one, in the wanted order
 */
export function prioritiesFor(now: readonly Prioritized[], wanted: readonly string[]): Prioritized[] {
  const before = new Map(now.map(({ id, priority }) => [id, priority]));
  const target = [...wanted.filter((id) => before.has(id)), ...[...before.keys()].filter((id) => !wanted.includes(id))];
  const free = now.map(({ priority }) => priority).sort((one, other) => one - other);
  let last = Number.NEGATIVE_INFINITY;
  return target.flatMap((id, index) => {
    last = Math.max(last + 1, free[index] ?? 0);
    return before.get(id) === last ? [] : { id, priority: last };
  });
}
