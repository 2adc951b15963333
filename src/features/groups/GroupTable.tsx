import { accessOfAny } from "~/data/access/permissions";
import { SEES_USERS } from "~/data/access/readers";
import { ToolbarItem } from "@patternfly/react-core";
import { Link } from "react-router-dom";
import { type Group, useGroupAccess } from "~/features/groups/group";
import { deleteMany } from "~/features/groups/groupCalls";
import { useGroupActions } from "~/features/groups/useGroupActions";
import { useT } from "~/i18n/useT";
import type { Column, RowAction } from "~/kit/list/columns";
import { List } from "~/kit/list/List";
import { ListFilters } from "~/kit/list/ListFilters";
import { KebabMenu } from "~/kit/controls/Menu";
import { useListState } from "~/kit/list/useListState";
import { WriteButton, WriteItem } from "~/kit/controls/Write";
import { to } from "~/routes";

/** Flat: what a search finds at any depth is a row, and says by its path where it stands. */
const TOP = { populateHierarchy: false, briefRepresentation: true };

interface Props {
  /** The groups directly below it are listed; those at the top when left out. */
  parent?: Group;
  /** Ids down to the parent, joined by `/`. */
  chain?: string;
}

/** Groups of one level: `GET groups` or `GET groups/{id}/children`; at the top a search finds groups at any depth. */
export function GroupTable({ parent, chain }: Props) {
  const t = useT();
  const state = useListState();
  const actions = useGroupActions();
  const { mayOpen, can } = useGroupAccess();
  const create = () => actions.start({ kind: "create", group: parent });
  const creates = parent ? "groups.createChildGroup" : "groups.create";
  const columns: Column<Group>[] = [
    {
      name: "name",
      label: "groupName",
      text: ({ name = "" }) => name,
      cell: (group) =>
        mayOpen(group) ? (
          <Link to={to("group", { ids: chain ? `${chain}/${group.id}` : (group.id ?? "") })}>
            <bdi>{group.name}</bdi>
          </Link>
        ) : (
          <bdi>{group.name}</bdi>
        ),
    },
    // a text that came with the description
    ...(t.ifThere("editGroup")
      ? [{ name: "description", label: "description", text: ({ description = "" }: Group) => description } as const]
      : []),
    ...(!parent && state.search
      ? [{ name: "path", label: "path", text: ({ path = "" }: Group) => path } as const]
      : []),
  ];
  const shared = {
    listId: parent ? "child-groups" : "groups",
    exportQuery: { briefRepresentation: false },
    label: "groups",
    id: ({ id = "" }: Group) => id,
    narrowing: () => <ListFilters testId="group-search" search="filterGroups" filters={[]} state={state} />,
    columns,
    actions: rowActions(actions, parent),
    bulk: [],
    toolbar: (selected: Group[], _: () => void, start: (action: typeof deleteMany) => void) => (
      <>
        <ToolbarItem>
          <WriteButton call={creates} object={parent} testId="openCreateGroupModal" onClick={create}>
            {t("createGroup")}
          </WriteButton>
        </ToolbarItem>
        <ToolbarItem>
          <KebabMenu testId="kebab" label="gatehouse.actions">
            <WriteItem
              call="groups.del"
              object={accessOfAny(selected)}
              isDisabled={selected.length === 0}
              onClick={() => start(deleteMany)}
            >
              {t("delete")}
            </WriteItem>
          </KebabMenu>
        </ToolbarItem>
      </>
    ),
  } as const;
  const action = { label: "createGroup", call: creates, object: parent, onClick: create } as const;
  // to others the server lists those it lets them see, mostly none, and does not say so
  const unseen = can(SEES_USERS)
    ? undefined
    : (["gatehouse.missingPermission", { permissions: "view-users" }] as const);
  return (
    <>
      {parent ? (
        <List
          {...shared}
          bulk={[]}
          from="groups.listSubGroups"
          query={{ parentId: parent.id, briefRepresentation: true }}
          empty={{ title: "noGroupsInThisSubGroup", body: unseen ?? "noGroupsInThisSubGroupInstructions", action }}
        />
      ) : (
        <List
          {...shared}
          bulk={[]}
          from="groups.find"
          query={TOP}
          empty={{
            title: "noGroupsInThisRealm",
            body: unseen ?? "noGroupsInThisRealmInstructions",
            action,
          }}
        />
      )}
      {actions.dialogs}
    </>
  );
}

/** What the menu of a row offers. */
const rowActions = (
  { start, remove }: ReturnType<typeof useGroupActions>,
  parent: Group | undefined,
): RowAction<Group>[] => [
  { label: "edit", call: "groups.update", run: (group) => start({ kind: "edit", group }) },
  { label: "moveTo", call: "groups.updateChildGroup", run: (group) => start({ kind: "move", group }) },
  { label: "createChildGroup", call: "groups.createChildGroup", run: (group) => start({ kind: "create", group }) },
  {
    label: "duplicate",
    call: parent ? "groups.createChildGroup" : "groups.create",
    // the copy stands beside the group: what may be done with the group itself says nothing of it
    object: () => parent ?? {},
    run: (group) => start({ kind: "duplicate", group }),
  },
  { label: "delete", call: "groups.del", run: (group) => void remove(group) },
];
