import type { Part, PartResult } from "~/data/query/useListPages";
import { useListPages } from "~/data/query/useListPages";
import { chainOf, type Group } from "~/features/groups/group";
import type { TreeState } from "~/features/groups/treeState";

/** Groups that are loaded at a time below one group. */
const PART = 50;

/** One group of the tree, or what represents those still to be loaded. */
export interface GroupRow {
  /** Ids down to it, joined by `/`. */
  id: string;
  level: number;
  group: Group;
  isOpen?: boolean;
  /** It represents groups that are still to be loaded, or on their way. */
  isMore?: "in view" | "on demand";
  isLoading?: boolean;
  /** The read it comes from. */
  part: string;
}

type Call = "groups.find" | "groups.listSubGroups";
type Branch = { part: string; index: number } & Part<Call>;

/** Whether all groups above a chain are open as well. */
const isReachable = (chain: string, open: readonly string[]) =>
  chain.split("/").every((_, index, ids) => open.includes(ids.slice(0, index + 1).join("/")));

/** The reads that the tree shows: the top (or what is found) and what is open, in parts of 50. */
function branches({ open, parts, search, isExact }: TreeState, inView: ReadonlySet<string>): Branch[] {
  const tops = search ? [""] : ["", ...open.filter((chain) => isReachable(chain, open))];
  return tops.flatMap((chain) =>
    Array.from({ length: parts[chain] ?? 1 }, (_, index): Branch => {
      const part = `${chain}#${index}`;
      const page = { first: index * PART, max: PART, briefRepresentation: true };
      const id = chain.split("/").at(-1);
      return {
        part,
        index,
        inView: inView.has(part),
        ...(id
          ? { name: "groups.listSubGroups", query: { ...page, parentId: id } }
          : {
              name: "groups.find",
              // flat: a hit says by its path where it stands
              query: { ...page, populateHierarchy: false, ...(search && { search, exact: isExact }) },
            }),
      };
    }),
  );
}

interface Found {
  rows: GroupRow[];
  /** The first failure. */
  failed: PartResult<Group> | undefined;
  isLoading: boolean;
  /** Opened chains that lead nowhere any more, once that is known. */
  lost: readonly string[];
}

/**
 * The rows of the tree.
 * @param way the groups down to the one that is shown: they are in the tree even where their part is not loaded
 * @param inView parts of which something is in view
 */
export function useGroupRows(state: TreeState, way: readonly Group[], inView: ReadonlySet<string>): Found {
  const wanted = branches(state, inView);
  const results = useListPages<Call>(wanted);
  const rows: GroupRow[] = [];
  const reached = new Set<string>();
  const add = (chain: string, level: number) => {
    const own = wanted.flatMap(({ part }, index) =>
      part.startsWith(`${chain}#`) ? [{ part, ...results[index] }] : [],
    );
    const seen = new Set<string>();
    const put = (group: Group, part: string) => {
      const { id = "", subGroupCount = 0 } = group;
      if (seen.has(id)) return;
      seen.add(id);
      const at = chain ? `${chain}/${id}` : id;
      const canOpen = subGroupCount > 0 && !state.search;
      const isOpen = canOpen && state.open.includes(at);
      rows.push({ id: at, level, group, part, ...(canOpen && { isOpen }) });
      reached.add(at);
      if (isOpen) add(at, level + 1);
    };
    for (const { part, rows = [] } of own) for (const group of rows) put(group, part);
    const last = own.at(-1);
    const pinned = way[level - 1];
    const above = chainOf(way.slice(0, level - 1));
    const isApart = !state.search && pinned && !seen.has(pinned.id ?? "") && above === chain;
    const isLoading = last !== undefined && !last.rows && !last.error;
    const rest = { id: last?.part ?? "", level, group: {}, part: last?.part ?? "" };
    if (isLoading) rows.push({ ...rest, isLoading });
    // the shown group would leave the view if what stands above it was loaded by itself
    else if (last?.hasNext) rows.push({ ...rest, isMore: isApart ? "on demand" : "in view" });
    if (last?.hasNext && isApart) put(pinned, last.part);
  };
  add("", 1);
  const isLoading = results.some(({ rows, error }) => !rows && !error);
  // what cannot be read below a group that is gone meanwhile goes with it
  const isThere = (part: string) => part.startsWith("#") || reached.has(part.replace(/#\d+$/, ""));
  const failed = results.find(({ error }, index) => error && isThere(wanted[index]?.part ?? ""));
  const lost = isLoading || failed || state.search ? [] : state.open.filter((chain) => !reached.has(chain));
  return { rows, failed, isLoading, lost };
}
