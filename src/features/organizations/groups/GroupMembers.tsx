import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import { Suspense, useState } from "react";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { useLoad } from "~/data/query/useLoad";
import { useRealm } from "~/data/query/useRealm";
import { useAction } from "~/data/write/action";
import { joins } from "~/features/organizations/groups/joins";
import type { Member } from "~/features/organizations/members/useMembers";
import { WriteTool } from "~/kit/controls/Write";
import { runBulk } from "~/kit/list/bulk/BulkRuns";
import { List } from "~/kit/list/List";
import { PickDialog } from "~/kit/list/PickDialog";
import { useLocalListState } from "~/kit/list/useListState";
import { LeftOutUsers } from "~/parts/roles/LeftOutUsers";
import { useMemberColumns } from "~/parts/users/useMemberColumns";

interface Props {
  orgId: string;
  group: GroupRepresentation;
}

const nameOf = ({ username = "" }: Member) => username;
const idOf = ({ id = "" }: Member) => id;

/** Who of an organization is in one of its groups: `GET organizations/{orgId}/groups/{id}/members`. */
export function GroupMembers({ orgId, group }: Props) {
  const realm = useRealm();
  const id = group.id ?? "";
  const columns = useMemberColumns("username");
  const [isAdding, setAdding] = useState(false);
  const leaving = useAction((call, userId: string) => call("organizationGroups.delMember", { orgId, id, userId }), {
    done: ["usersLeft", { count: 1 }],
    failed: "usersLeftError",
  });
  const join = joins(orgId, id);
  const leaveMany: BulkAction<Member> = {
    label: "leave",
    call: "organizationGroups.delMember",
    run: (call, user) => call("organizationGroups.delMember", { orgId, id, userId: idOf(user) }),
    done: (count) => ["usersLeft", { count }],
    failed: "usersLeftError",
    inverse: join,
  };
  const add = { label: "addMember", call: "organizationGroups.addMember", onClick: () => setAdding(true) } as const;
  return (
    <>
      <LeftOutUsers />
      <List
        listId="organization-group-members"
        label="members"
        from="organizationGroups.listMembers"
        query={{ orgId, id }}
        id={idOf}
        columns={columns}
        actions={[
          { label: "leave", call: "organizationGroups.delMember", run: (user) => void leaving.run(idOf(user)) },
        ]}
        bulk={[leaveMany]}
        toolbar={() => <WriteTool {...add} testId="addMember" />}
        empty={{ title: "emptyMembers", body: "gatehouse.onlyOrganizationMembers", action: add }}
      />
      <Suspense>
        {isAdding && (
          <MemberPicker
            orgId={orgId}
            groupId={id}
            onPick={(rows) => void runBulk({ realm, action: join, rows, id: idOf, name: nameOf })}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </>
  );
}

interface PickerProps {
  orgId: string;
  groupId: string;
  onPick: (members: Member[]) => void;
  onClose: () => void;
}

/**
 * Picks members of an organization for one of its groups: others the server does not take. Who is in the group already is
 * read as well: both lists come in the order of users, but the server finds nobody in a group by name.
 */
function MemberPicker({ orgId, groupId: id, ...props }: PickerProps) {
  const columns = useMemberColumns("username");
  const state = useLocalListState();
  const { search, page, size } = state;
  const max = search ? -1 : page * size;
  const { data = [] } = useLoad(["organization group members known", orgId, id, max], (read) =>
    read("organizationGroups.listMembers", { orgId, id, first: 0, max }),
  );
  const taken = new Set(data.map(idOf));
  const isTaken = (member: Member) => taken.has(idOf(member));
  return (
    <PickDialog
      {...props}
      state={state}
      title="addMember"
      call="organizationGroups.addMember"
      listId="member-picker"
      label="members"
      from="organizations.listMembers"
      query={{ orgId }}
      id={idOf}
      search="searchMembers"
      columns={columns}
      isDisabled={isTaken}
      isSelected={isTaken}
      empty={{ title: "emptyMembers", body: "emptyMembersInstructions" }}
    />
  );
}
