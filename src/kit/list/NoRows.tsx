import { type EmptyProps, EmptyState, NoResults } from "~/kit/page/EmptyState";
import { clearing } from "~/kit/list/ListFilters";
import type { ListControl } from "~/kit/list/useListState";

interface Props {
  /** What is shown because none were requested. */
  none: EmptyProps | undefined;
  /** Names of the filters in the address. */
  names: string[];
  state: ListControl;
  /** The search finds words by their beginning, and anywhere with wildcards. */
  searchAnywhere: boolean | undefined;
}

/** Whether a search finds words by their beginning: it has neither a wildcard nor quotes. */
const isPrefix = (search: string) => search !== "" && !/[*"]/.test(search);

/** A search for the same words anywhere inside of a text. */
const anywhere = (search: string) =>
  search
    .split(/\s+/)
    .map((word) => `*${word}*`)
    .join(" ");

/** What is shown below the toolbar in place of rows. */
export function NoRows({ none, names, state, searchAnywhere }: Props) {
  if (none) return <EmptyState {...none} />;
  const search = () => state.change({ search: anywhere(state.search) });
  return (
    <NoResults
      onClear={() => state.change({ search: "", filters: clearing(names) })}
      onSearchAnywhere={searchAnywhere && isPrefix(state.search) ? search : undefined}
    />
  );
}
