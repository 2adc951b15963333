import { type EmptyProps, EmptyState, NoResults } from "~/kit/page/EmptyState";
import { clearing } from "~/kit/list/ListFilters";
import type { ListControl } from "~/kit/list/useListState";
import type { ReactNode } from "react";

interface Props {
  /** What is shown because none were requested. */
  none: EmptyProps | undefined;
  /** Names of the filters in the address. */
  names: string[];
  state: ListControl;
  /** Another way out. */
  children: ReactNode;
}

/** What is shown below the toolbar in place of rows. */
export function NoRows({ none, names, state, children }: Props) {
  if (none) return <EmptyState {...none} />;
  return <NoResults onClear={() => state.change({ search: "", filters: clearing(names) })}>{children}</NoResults>;
}
