import { setting } from "~/data/browser/settings";

/** Page sizes of every list. */
export const pageSizes = [10, 20, 50, 100];

/** State of a list as its address holds it. */
export interface ListState {
  search: string;
  /** 1-based. */
  page: number;
  size: number;
  /**
   * Name of the column the rows are sorted by, with `-` before it for the other way round; empty for the server's
   * order.
   */
  sort: string;
  /** Names of the columns shown; undefined for those chosen in this browser. */
  columns: string[] | undefined;
  /** Values of the filters in force by name. */
  filters: Record<string, string>;
}

const OWN = ["search", "page", "size", "sort", "columns"];

/** Reads a list's state from the search part of an address; what nobody can read counts as absent. */
export function listState(params: URLSearchParams): ListState {
  const page = Number(params.get("page"));
  const size = Number(params.get("size"));
  return {
    search: params.get("search") ?? "",
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: pageSizes.includes(size) ? size : setting("pageSize"),
    sort: params.get("sort") ?? "",
    columns: params.get("columns")?.split(" "),
    filters: Object.fromEntries([...params].filter(([name]) => !OWN.includes(name))),
  };
}

/**
 * The search part of an address without what the place does not know.
 * @param filters names that the place knows beside those of every list
 * @returns undefined where there is nothing to drop
 */
export function withoutUnknown(search: string, filters: readonly string[] = []): string | undefined {
  const params = new URLSearchParams(search);
  const unknown = [...params.keys()].filter((name) => !OWN.includes(name) && !filters.includes(name));
  if (unknown.length === 0) return undefined;
  for (const name of unknown) params.delete(name);
  return params.toString();
}

/**
 * What a list call gets by the state of the list.
 * @param own its own arguments
 * @param names filters that the list has: the address may name further arguments of the call, e.g. `realm`
 */
export const pageOf = (
  { search, page, size, filters }: ListState,
  own: Record<string, unknown> = {},
  names: readonly string[] = [],
) => ({
  ...Object.fromEntries(Object.entries(filters).filter(([name]) => names.includes(name))),
  ...own,
  first: (page - 1) * size,
  max: size,
  search,
});
