import { Checkbox, EmptyState } from "@patternfly/react-core";
import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { isSegment } from "~/data/api/segment";
import { aboveOf, chainOf, type Group, useGroupAccess } from "~/features/groups/group";
import { scrolled, useTreeState } from "~/features/groups/treeState";
import { useGroupActions } from "~/features/groups/useGroupActions";
import { useGroupRows } from "~/features/groups/useGroupRows";
import { useT } from "~/i18n/useT";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";
import { Loading } from "~/kit/page/Loading";
import { KebabMenu } from "~/kit/controls/Menu";
import { Search } from "~/kit/list/Search";
import { type TreeRow, VirtualTree } from "~/kit/tree/VirtualTree";
import { to } from "~/routes";

const none: ReadonlySet<string> = new Set();

/** What was opened, closed or loaded further is remembered; what is above the shown group opens by itself. */
function useOpening(way: readonly Group[]) {
  const [state, change] = useTreeState();
  const above = aboveOf(way)
    .map(({ chain }) => chain)
    .join(" ");
  useEffect(() => {
    if (above) change(({ open }) => ({ open: [...new Set([...open, ...above.split(" ")])] }));
  }, [above, change]);
  const toggle = (chain: string, isOpen: boolean) =>
    change(({ open, parts }) => ({
      open: isOpen ? [...open, chain] : open.filter((one) => one !== chain && !one.startsWith(`${chain}/`)),
      // opened again it begins with its first part
      parts: Object.fromEntries(Object.entries(parts).filter(([key]) => !key.startsWith(chain))),
    }));
  const more = useCallback(
    (row: string) => {
      const chain = row.replace(/#\d+$/, "");
      change(({ parts }) => ({ parts: { ...parts, [chain]: (parts[chain] ?? 1) + 1 } }));
    },
    [change],
  );
  return { state, change, toggle, more };
}

/**
 * All groups of the realm as a tree: 50 at a time below each group, more as soon as they come into view. A search finds
 * groups at any depth.
 * @param way the groups down to the one that is shown
 * @param onLeave called when a group was chosen
 */
export function GroupTree({ way, onLeave }: { way: readonly Group[]; onLeave: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const { mayOpen } = useGroupAccess();
  const actions = useGroupActions();
  const { state, change, toggle, more } = useOpening(way);
  const [inView, setInView] = useState(none);
  const { rows, failed, isLoading, lost } = useGroupRows(state, way, inView);
  useEffect(() => {
    if (lost.length > 0) change(({ open }) => ({ open: open.filter((chain) => !lost.includes(chain)) }));
  });
  const onView = useCallback((parts: string[]) => setInView(new Set(parts)), []);
  const current = chainOf(way);
  const treeRows = rows.map((row): TreeRow => {
    const { id, level, part, isOpen, isMore, isLoading, group } = row;
    if (isMore || isLoading) return { id, level, part, isMore, name: t(isMore ? "showMore" : "spinnerLoading") };
    const { name = "", path } = group;
    if (!isSegment(group.id ?? ""))
      return { id, level, part, name, detail: t(["gatehouse.unsafeRow", { id: group.id ?? "" }]) };
    return {
      id,
      level,
      part,
      isOpen,
      name,
      hint: mayOpen(group) ? path : t("noViewRights"),
      detail: state.search ? path : undefined,
      to: mayOpen(group) ? to("group", { ids: id }) : undefined,
      menu: (tabIndex) => (
        <KebabMenu label="gatehouse.actions" tabIndex={tabIndex}>
          {actions.items(group)}
        </KebabMenu>
      ),
    };
  });
  return (
    <>
      <div data-testid="searchForGroups">
        <Search
          placeholder="searchForGroups"
          value={state.search}
          onSearch={(search) => change(() => ({ search, parts: {} }))}
        />
      </div>
      <Checkbox
        id="exact"
        name="exact"
        data-testid="exact-search"
        label={t("exactSearch")}
        isChecked={state.isExact}
        onChange={(_, isExact) => change(() => ({ isExact, parts: {} }))}
      />
      {failed && <ErrorAlert error={failed.error} retry={failed.refresh} />}
      {isLoading && rows.length <= 1 ? (
        <Loading />
      ) : rows.length === 0 && !failed ? (
        <EmptyState headingLevel="h2" variant="xs" titleText={t(state.search ? "noSearchResults" : "noGroups")} />
      ) : (
        <VirtualTree
          key={state.search}
          label={t("groups")}
          rows={treeRows}
          current={current}
          offset={scrolled.offset}
          onScroll={(offset) => (scrolled.offset = offset)}
          onToggle={toggle}
          onChoose={({ to: address }) => {
            if (!address) return;
            onLeave();
            void navigate(address);
          }}
          onFollow={onLeave}
          onMore={more}
          onView={onView}
        />
      )}
      {actions.dialogs}
    </>
  );
}
