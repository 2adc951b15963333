import { preference } from "~/data/browser/preferences";

/** Page sizes of every list. */
export const pageSizes = [10, 20, 50, 100];

/** No page from here on: the server counts rows in 32 bits, and answers a larger number like an address that it does not have. */
const PAGES = 1e7;

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

/** What the address says of every list. */
export const OWN = ["search", "page", "size", "sort", "columns"];

/** What stands between the prefix of a list and a name in its address; the page's main list has no prefix. */
export const SEPARATOR = ".";

/** The name of a value of a list's state in the address. */
export const nameInAddress = (name: string, prefix: string) => (prefix ? prefix + SEPARATOR + name : name);

/** The part of an address that belongs to one list of the page, without its prefix. */
const paramsOf = (all: URLSearchParams, prefix: string) =>
  new URLSearchParams(
    [...all].flatMap(([name, value]) => {
      if (!prefix) return name.includes(SEPARATOR) ? [] : [[name, value]];
      const start = prefix + SEPARATOR;
      return name.startsWith(start) ? [[name.slice(start.length), value]] : [];
    }),
  );

/**
 * Reads a list's state from the search part of an address; what nobody can read counts as absent.
 * @param prefix that of a list which is not the page's main one
 */
export function listState(all: URLSearchParams, prefix = ""): ListState {
  const params = paramsOf(all, prefix);
  const page = Number(params.get("page"));
  const size = Number(params.get("size"));
  return {
    search: params.get("search") ?? "",
    page: Number.isInteger(page) && page > 0 && page < PAGES ? page : 1,
    size: pageSizes.includes(size) ? size : preference("pageSize"),
    sort: params.get("sort") ?? "",
    columns: params.get("columns")?.split(" "),
    filters: Object.fromEntries([...params].filter(([name]) => !OWN.includes(name))),
  };
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
