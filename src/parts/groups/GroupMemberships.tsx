import { Checkbox, ToolbarItem, Tooltip } from "@patternfly/react-core";
import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { allRows } from "~/data/query/rows";
import { useLoad } from "~/data/query/useLoad";
import { useAccess } from "~/data/access/access";
import { useSort, useT } from "~/i18n/useT";
import { HelpLink } from "~/kit/controls/HelpLink";
import type { Column } from "~/kit/list/columns";
import type { EmptyProps } from "~/kit/page/EmptyState";
import { type Source, useServerSource } from "~/kit/list/listSource";
import { ListView } from "~/kit/list/ListView";
import type { ListControl } from "~/kit/list/useListState";
import { withGroupsAbove } from "~/parts/roles/roleChains";
import { to } from "~/routes";

/** A group that a user is in, itself or through a group below it. */
export interface Membership extends GroupRepresentation {
  isDirect: boolean;
}

interface Props {
  /** Id of the user. */
  id: string;
  state: ListControl;
  empty: EmptyProps;
  /** Items of the toolbar; they get the selected rows and what clears the selection. Rows can be selected only with it. */
  toolbar?: (selected: Membership[], clear: () => void) => ReactNode;
  /** Last cell of a row. */
  action?: (row: Membership) => ReactNode;
}

const idOf = ({ id = "" }: GroupRepresentation) => id;

/** The groups of a user, one page of the direct ones, and where wanted the groups above them. */
function useGroupMemberships(id: string, columns: Column<Membership>[], state: ListControl): Source<Membership> {
  const query = { id, briefRepresentation: true, direct: undefined };
  const source = useServerSource("users.listGroups", query, { columns: columns.map(forDirect) }, state);
  const direct = source.rows ?? [];
  const isWide = state.filters.direct === "false";
  const key = isWide ? direct.map(({ id, parentId }) => `${id} ${parentId}`) : [];
  const above = useLoad(["groups above", id, ...key], async (read) => {
    if (!isWide) return [];
    const [{ groups }, all] = await Promise.all([
      withGroupsAbove(read, direct),
      // a group above one that is found may be a direct one of another page
      allRows(read, "users.listGroups", { id, briefRepresentation: true }),
    ]);
    const own = new Set(all.map(idOf));
    return groups.map(({ group }): Membership => ({ ...group, isDirect: own.has(idOf(group)) }));
  });
  const shown = new Set(direct.map(idOf));
  const others = isWide ? (above.data ?? []).filter((group) => !shown.has(idOf(group))) : [];
  const rows = [...direct.map(asDirect), ...others];
  const byPath = useSort(rows, ({ path = "" }) => path);
  return {
    ...source,
    rows: source.rows && (state.sort ? rows : byPath),
    error: source.error ?? (isWide ? above.error : undefined),
    loading: source.loading || (isWide && above.loading),
    complete: source.complete && !isWide,
    async *all() {
      for await (const part of source.all()) yield part.map(asDirect);
    },
  };
}

const asDirect = (group: GroupRepresentation): Membership => ({ ...group, isDirect: true });

/** The column for rows as the server answers them. */
const forDirect = ({ name, label, text }: Column<Membership>): Column<GroupRepresentation> => ({
  name,
  label,
  text: (group) => text(asDirect(group)),
});

/** The groups of a user: `GET users/{id}/groups`; not only direct ones also show the groups above them. */
export function GroupMemberships({ id, state, empty, toolbar, action }: Props) {
  const t = useT();
  const mayOpen = useAccess()("query-groups").length === 0;
  const isDirectOnly = state.filters.direct !== "false";
  const columns: Column<Membership>[] = [
    {
      name: "name",
      label: "groupMembership",
      text: ({ name = "" }) => name,
      cell: (group) =>
        mayOpen ? (
          <Link to={to("group", { ids: idOf(group) })}>
            <bdi>{group.name}</bdi>
          </Link>
        ) : (
          <bdi>{group.name}</bdi>
        ),
    },
    {
      name: "path",
      label: "path",
      text: ({ path = "" }) => path,
      cell: ({ path }) => (
        <Tooltip content={path}>
          <bdi className="gh-wrap">{path}</bdi>
        </Tooltip>
      ),
    },
    ...(action ? [{ name: "leave", label: "leave", text: () => "", isAction: true, cell: action } as const] : []),
  ];
  const source = useGroupMemberships(id, columns, state);
  return (
    <ListView
      listId="group-memberships"
      label="roleList"
      id={idOf}
      search="searchGroup"
      columns={columns}
      selectable={toolbar !== undefined}
      isDisabled={({ isDirect }) => !isDirect}
      toolbar={(selected, clear) => (
        <>
          <ToolbarItem alignSelf="center">
            <Checkbox
              id="kc-direct-membership-checkbox"
              label={t("directMembership")}
              isChecked={isDirectOnly}
              onChange={(_, on) => state.change({ filters: { direct: on ? "" : "false" } }, { flushSync: true })}
            />
          </ToolbarItem>
          {toolbar?.(selected, clear)}
          <HelpLink question="whoWillAppearLinkTextUsers" answer={t("whoWillAppearPopoverTextUsers")} />
        </>
      )}
      empty={empty}
      source={source}
      state={state}
    />
  );
}
