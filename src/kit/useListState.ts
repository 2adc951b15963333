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
}

/** Reads a list's state from the search part of an address; what nobody can read counts as absent. */
export function listState(params: URLSearchParams): ListState {
  const page = Number(params.get("page"));
  const size = Number(params.get("size"));
  return {
    search: params.get("search") ?? "",
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: pageSizes.includes(size) ? size : setting("pageSize"),
  };
}

/**
 * A list's state in the address, so that Back, reload and a copied link restore it.
 * @returns the state and `change`: a new search returns to the first page, a new size keeps the first row in view;
 *   `replace` leaves no trace for Back
 */
export function useListState() {
  const [params, setParams] = useSearchParams();
  const state = listState(params);
  const change = (next: Partial<ListState>, { replace = false } = {}) => {
    if (next.size !== undefined) setSetting("pageSize", next.size);
    setParams(
      (old) => {
        const first = (state.page - 1) * state.size;
        const page = next.page ?? (next.size ? Math.floor(first / next.size) + 1 : 1);
        const values = {
          search: next.search ?? state.search,
          page: page > 1 ? String(page) : "",
          size: next.size ? String(next.size) : (old.get("size") ?? ""),
        };
        for (const [name, value] of Object.entries(values)) {
          if (value) old.set(name, value);
          else old.delete(name);
        }
        return old;
      },
      { replace },
    );
  };
  return { ...state, change };
}
