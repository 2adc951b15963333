import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { type ListState, listState, nameInAddress } from "~/data/browser/listState";
import { setPreference } from "~/data/browser/preferences";

/** The address that holds a state after a change of it. */
function changed(old: URLSearchParams, next: Partial<ListState>, prefix = ""): URLSearchParams {
  const state = listState(old, prefix);
  const first = (state.page - 1) * state.size;
  // other rows: back to the first page; another size: the first row stays in view; other columns: the same rows
  const page =
    next.page ?? (next.size ? Math.floor(first / next.size) + 1 : next.columns && !next.filters ? state.page : 1);
  const values: Record<string, string> = {
    ...next.filters,
    search: next.search ?? state.search,
    page: page > 1 ? String(page) : "",
    size: next.size ? String(next.size) : (old.get(nameInAddress("size", prefix)) ?? ""),
    sort: next.sort ?? state.sort,
    columns: (next.columns ?? state.columns ?? []).join(" "),
  };
  const params = new URLSearchParams(old);
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(nameInAddress(name, prefix), value);
    else params.delete(nameInAddress(name, prefix));
  }
  return params;
}

/** What a list reads and changes. */
export interface ListControl extends ListState {
  /**
   * Other search, filters (an empty value takes one away) or sort return to the first page, another size keeps the
   * first row in view; `replace` leaves no trace for Back, `flushSync` renders at once, for a control that has to
   * show what it was set to.
   */
  change: (next: Partial<ListState>, options?: { replace?: boolean; flushSync?: boolean }) => void;
}

function rememberSize({ size }: Partial<ListState>) {
  if (size !== undefined) setPreference("pageSize", size);
}

/**
 * A list's state in the address, so that Back, reload and a copied link restore it.
 * @param prefix what its names in the address begin with, for a second list on a page; none for the page's main list
 */
export function useListState(prefix = ""): ListControl {
  const [params, setParams] = useSearchParams();
  return {
    ...listState(params, prefix),
    change(next, options = {}) {
      rememberSize(next);
      // the same once more, e.g. a search by a second Enter: Back would seem to do nothing
      const replace = String(changed(params, next, prefix)) === String(params);
      setParams((old) => changed(old, next, prefix), { replace, ...options });
    },
  };
}

/**
 * A list's state for a list in a dialog, which has no address.
 * @param initial filters in force at first, and the page size (`size`) where it is not the one chosen last
 */
export function useLocalListState(initial?: Record<string, string>): ListControl {
  const [params, setParams] = useState(() => new URLSearchParams(initial));
  return {
    ...listState(params),
    change(next) {
      rememberSize(next);
      setParams((old) => changed(old, next));
    },
  };
}
