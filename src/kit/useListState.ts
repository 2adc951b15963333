import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { setting, setSetting } from "~/data/settings";

/** Page sizes of every list. */
export const pageSizes = [10, 20, 50, 100];

/** State of a list as its address holds it. */
export interface ListState {
  search: string;
  /** 1-based. */
  page: number;
  size: number;
  /** Name of the column the rows are sorted by, with `-` before it for the other way round; empty for the server's order. */
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

/** The address that holds a state after a change of it. */
function changed(old: URLSearchParams, next: Partial<ListState>): URLSearchParams {
  const state = listState(old);
  const first = (state.page - 1) * state.size;
  // other rows: back to the first page; another size: the first row stays in view; other columns: the same rows
  const page =
    next.page ?? (next.size ? Math.floor(first / next.size) + 1 : next.columns && !next.filters ? state.page : 1);
  const values: Record<string, string> = {
    ...next.filters,
    search: next.search ?? state.search,
    page: page > 1 ? String(page) : "",
    size: next.size ? String(next.size) : (old.get("size") ?? ""),
    sort: next.sort ?? state.sort,
    columns: (next.columns ?? state.columns ?? []).join(" "),
  };
  const params = new URLSearchParams(old);
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params;
}

/** What a list reads and changes. */
export interface ListControl extends ListState {
  /**
   * Other search, filters (an empty value takes one away) or sort return to the first page, another size keeps the
   * first row in view; `replace` leaves no trace for Back, `flushSync` draws at once, for a control that has to show what
   * it was set to.
   */
  change: (next: Partial<ListState>, options?: { replace?: boolean; flushSync?: boolean }) => void;
}

function rememberSize({ size }: Partial<ListState>) {
  if (size !== undefined) setSetting("pageSize", size);
}

/** A list's state in the address, so that Back, reload and a copied link restore it. */
export function useListState(): ListControl {
  const [params, setParams] = useSearchParams();
  return {
    ...listState(params),
    change(next, options = {}) {
      rememberSize(next);
      setParams((old) => changed(old, next), options);
    },
  };
}

/**
 * A list's state for a list in a dialog, which has no address.
 * @param filters those in force at first
 */
export function useLocalListState(filters?: Record<string, string>): ListControl {
  const [params, setParams] = useState(() => new URLSearchParams(filters));
  return {
    ...listState(params),
    change(next) {
      rememberSize(next);
      setParams((old) => changed(old, next));
    },
  };
}
