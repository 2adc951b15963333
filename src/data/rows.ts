import { callIn, type ListCall, type RowOf, rowsOf } from "~/data/api";
import { pageInput } from "~/data/reads";

/** Rows that one call of a run through a whole list asks for. */
const PART = 100;

/**
 * Runs through all rows of a list that the server pages, part by part.
 * @param realm realm the call works on
 * @param name call that answers an array
 * @param query its filters
 */
export async function* allRows<Name extends ListCall>(
  realm: string,
  name: Name,
  query: Record<string, unknown>,
): AsyncGenerator<RowOf<Name>[]> {
  for (let first = 0; ; first += PART) {
    const page = pageInput<Name>({ ...query, first, max: PART });
    // one part after the other: the server has no order for parts asked at the same time
    const rows = rowsOf<Name>(await callIn({ realm }, name, ...page));
    yield rows.slice(0, PART);
    if (rows.length <= PART) return;
  }
}
