import { experimental_streamedQuery as streamedQuery, useQuery } from "@tanstack/react-query";
import { whenIdle } from "~/data/browser/idle";
import { callIn, type ListCall, type RowOf } from "~/data/api/api";
import { partsOf } from "~/data/query/rows";
import { useRealm } from "~/data/query/useRealm";

/** Rows that one request of an index gets. */
const PART = 500;

/** What is needed of all rows of a list, as far as they are read. */
export interface Index<Kept> {
  /** What is kept of the rows, each once. */
  kept: ReadonlySet<Kept>;
  /** Rows that were read. */
  count: number;
  /** No row is still to come. */
  isWhole: boolean;
  error: unknown;
  refresh: () => void;
}

/** Settles when the browser has nothing else to do. */
const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

/**
 * Reads all rows of a list that the server pages, part by part while the browser is idle, for what the server cannot
 * search by. What was read is there at once; read again it is replaced when the whole of it is there.
 * @param name call that answers an array
 * @param query what it gets beside `first` and `max`
 * @param keep what is needed of a row, the same for every index of this call and query: there may be millions of them
 * @param isRead false as long as nothing is to be read
 */
export function useIndex<Name extends ListCall, Kept>(
  name: Name,
  query: Record<string, unknown>,
  keep: (row: RowOf<Name>) => Kept,
  isRead = true,
): Index<Kept> {
  const realm = useRealm();
  async function* parts(signal: AbortSignal) {
    for await (const rows of partsOf(
      (call, ...input) => callIn({ realm, signal }, call, ...input),
      name,
      query,
      PART,
    )) {
      yield { kept: rows.map(keep), count: rows.length, isWhole: false };
      await idle();
    }
    yield { kept: [], count: 0, isWhole: true };
  }
  const none: Omit<Index<Kept>, "error" | "refresh"> = { kept: new Set(), count: 0, isWhole: false };
  const {
    data = none,
    error,
    refetch,
  } = useQuery({
    queryKey: [realm, "index", name, query],
    enabled: isRead,
    queryFn: streamedQuery({
      streamFn: ({ signal }) => parts(signal),
      refetchMode: "replace",
      initialValue: none,
      reducer: (read, part: { kept: Kept[]; count: number; isWhole: boolean }) => ({
        kept: new Set([...read.kept, ...part.kept]),
        count: read.count + part.count,
        isWhole: part.isWhole,
      }),
    }),
  });
  return { ...data, error, refresh: () => void refetch() };
}
