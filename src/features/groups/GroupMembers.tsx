import { Alert, AlertActionLink, Checkbox, ToolbarItem } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import type UserRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userRepresentation";
import { callIn } from "~/data/api/api";
import { useLoad } from "~/data/query/useLoad";
import { useRealm } from "~/data/query/useRealm";
import { type Group, membershipOf } from "~/features/groups/group";
import { allMembersBelow, type Member, membersBelow } from "~/features/groups/membersBelow";
import { useMembership } from "~/features/groups/useMembership";
import { useT } from "~/i18n/useT";
import type { Column } from "~/kit/list/columns";
import { type Source, useServerSource } from "~/kit/list/listSource";
import { ListView } from "~/kit/list/ListView";
import { KebabMenu } from "~/kit/controls/Menu";
import { type ListControl, useListState, useLocalListState } from "~/kit/list/useListState";
import { WriteButton, WriteItem } from "~/kit/controls/Write";
import { GroupMemberships } from "~/parts/groups/GroupMemberships";
import { MembershipsDialog } from "~/parts/groups/MembershipsDialog";
import { useMemberColumns } from "~/parts/users/useMemberColumns";
import { LeftOutUsers } from "~/parts/roles/LeftOutUsers";
import { UserPicker } from "~/parts/users/UserPicker";

/** Groups that are read at first, and again each time more are wanted. */
const SOME = 100;

/** The members of a group: `GET groups/{id}/members`; where wanted also those of all groups below it. */
export function GroupMembers({ group }: { group: Group }) {
  const state = useListState();
  const Members = state.filters.below === "true" ? MembersBelow : DirectMembers;
  return <Members group={group} state={state} />;
}

interface Props {
  group: Group;
  state: ListControl;
}

function DirectMembers({ group, state }: Props) {
  const query = { id: group.id, briefRepresentation: true };
  const exportQuery = { briefRepresentation: false };
  const columns = useColumns(false);
  const source: Source<Member> = useServerSource("groups.listMembers", query, { columns, exportQuery }, state);
  return <MemberList group={group} state={state} columns={columns} source={source} />;
}

function MembersBelow({ group, state }: Props) {
  const t = useT();
  const realm = useRealm();
  const [limit, setLimit] = useState(SOME);
  const { page, size } = state;
  const count = page * size + 1;
  const columns = useColumns(true);
  const key = ["members below", group.id, group.subGroupCount, count, limit];
  const loaded = useLoad(key, (read) => membersBelow(read, group, count, limit));
  const { rows = [], groups = 0, complete = false } = loaded.data ?? {};
  const source: Source<Member> = {
    ...loaded,
    rows: loaded.data && rows.slice((page - 1) * size, page * size),
    hasNext: rows.length > page * size,
    complete: false,
    all: (isWhole = false) => allMembersBelow((name, ...input) => callIn({ realm }, name, ...input), group, isWhole),
  };
  return (
    <>
      {/* groups that are not seen are not among the answers */}
      <LeftOutUsers />
      {!complete && rows.length < count && groups > 0 && (
        <Alert
          isInline
          variant="info"
          title={t(["gatehouse.membersOfSome", { groups }])}
          actionLinks={<AlertActionLink onClick={() => setLimit(limit + SOME)}>{t("showMore")}</AlertActionLink>}
        />
      )}
      <MemberList group={group} state={state} columns={columns} source={source} />
    </>
  );
}

function useColumns(isBelow: boolean): Column<Member>[] {
  const columns: Column<Member>[] = useMemberColumns("name");
  const group = {
    name: "group",
    label: "groupMembership",
    text: ({ through }: Member) => through?.path ?? "",
  } as const;
  return isBelow ? [...columns, group] : columns;
}

interface ListOfMembers extends Props {
  columns: Column<Member>[];
  source: Source<Member>;
}

function MemberList({ group, state, columns, source }: ListOfMembers) {
  const [dialog, setDialog] = useState<{ kind: "add" } | { kind: "memberships"; user: Member }>();
  const { leave, leaveMany } = useMembership(group);
  const isBelow = state.filters.below === "true";
  const include = (on: boolean) => state.change({ filters: { below: on ? "true" : "" } }, { flushSync: true });
  const add = () => setDialog({ kind: "add" });
  const close = () => setDialog(undefined);
  return (
    <>
      <ListView
        listId="group-members"
        label="members"
        testId="members-table"
        id={({ id = "" }) => id}
        columns={columns}
        bulk={[]}
        actions={[
          {
            label: "leave",
            call: "users.delFromGroup",
            // the server checks the rights to the user as well, which the list does not contain: the first refusal shows them
            object: ({ id }) => ({ ...membershipOf(group), id }),
            when: ({ through }) => !through,
            run: (user) => void leave(user),
          },
          { label: "showMemberships", run: (user) => setDialog({ kind: "memberships", user }) },
        ]}
        toolbar={(selected, _, start) => (
          <Tools
            group={group}
            selected={selected}
            isBelow={isBelow}
            onAdd={add}
            onInclude={include}
            onLeave={() => start(leaveMany)}
          />
        )}
        empty={{
          title: "noUsersFound",
          body: "emptyInstructions",
          action: { label: "addMember", call: "users.addToGroup", object: membershipOf(group), onClick: add },
          secondary: isBelow ? [] : [{ label: "includeSubGroups", onClick: () => include(true) }],
        }}
        source={source}
        state={state}
      />
      <Suspense>
        {dialog?.kind === "add" && <AddMembers group={group} onClose={close} />}
        {dialog?.kind === "memberships" && <Memberships user={dialog.user} onClose={close} />}
      </Suspense>
    </>
  );
}

interface ToolsProps {
  group: Group;
  selected: Member[];
  isBelow: boolean;
  onAdd: () => void;
  onInclude: (on: boolean) => void;
  onLeave: () => void;
}

function Tools({ group, selected, isBelow, onAdd, onInclude, onLeave }: ToolsProps) {
  const t = useT();
  const object = membershipOf(group);
  return (
    <>
      <ToolbarItem>
        <WriteButton call="users.addToGroup" object={object} testId="addMember" onClick={onAdd}>
          {t("addMember")}
        </WriteButton>
      </ToolbarItem>
      <ToolbarItem alignSelf="center">
        <Checkbox
          id="kc-include-sub-groups"
          data-testid="includeSubGroupsCheck"
          label={t("includeSubGroups")}
          isChecked={isBelow}
          onChange={(_, on) => onInclude(on)}
        />
      </ToolbarItem>
      <ToolbarItem>
        <KebabMenu testId="kebab" label="gatehouse.actions">
          <WriteItem
            call="users.delFromGroup"
            object={object}
            // who is in through a group below leaves there
            isDisabled={selected.length === 0 || selected.some(({ through }) => through)}
            onClick={onLeave}
          >
            {t("leave")}
          </WriteItem>
        </KebabMenu>
      </ToolbarItem>
    </>
  );
}

/** The groups of a member. */
function Memberships({ user, onClose }: { user: UserRepresentation; onClose: () => void }) {
  const { id = "", username } = user;
  return (
    <MembershipsDialog username={username} onClose={onClose}>
      <GroupMemberships
        id={id}
        state={useLocalListState()}
        empty={{ title: "noGroupMemberships", body: "noGroupMembershipsText" }}
      />
    </MembershipsDialog>
  );
}

/** Members that the dialog shows as such; joining once more does no harm. */
const KNOWN = 200;

/** The dialog that puts users into a group. */
function AddMembers({ group, onClose }: { group: Group; onClose: () => void }) {
  const { id = "" } = group;
  const { add } = useMembership(group);
  const { data = [] } = useLoad(["members known", id], (read) =>
    read("groups.listMembers", { id, first: 0, max: KNOWN, briefRepresentation: true }),
  );
  return (
    <UserPicker
      title="addMember"
      taken={new Set(data.map((user) => user.id ?? ""))}
      call="users.addToGroup"
      object={membershipOf(group)}
      onClose={onClose}
      onPick={(users) => void add(users)}
    />
  );
}
