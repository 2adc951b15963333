import type { Call } from "~/data/write/action";
import { type ListCall, type RowOf, asRows } from "~/data/api/api";
import { pageInput } from "~/data/query/reads";

/** Rows that one call of a run through a whole list requests. */
const PART = 100;

/**
 * Runs through all rows of a list that the server pages, part by part.
 * @param call makes the calls
 * @param name call that answers an array
 * @param query what it gets beside `first` and `max`
 * @param size rows of a part
 */
export async function* partsOf<Name extends ListCall>(
  call: Call,
  name: Name,
  query: Record<string, unknown>,
  size = PART,
): AsyncGenerator<RowOf<Name>[]> {
  for (let first = 0; ; first += size) {
    // one part after the other: the server has no order for parts requested at the same time
    const rows = asRows<Name>(await call(name, ...pageInput<Name>({ ...query, first, max: size })));
    yield rows.slice(0, size);
    if (rows.length <= size) return;
  }
}

/** All rows of a list that the server pages, see `partsOf`. */
export async function allRows<Name extends ListCall>(
  call: Call,
  name: Name,
  query: Record<string, unknown>,
): Promise<RowOf<Name>[]> {
  const rows: RowOf<Name>[] = [];
  for await (const part of partsOf(call, name, query)) rows.push(...part);
  return rows;
}
