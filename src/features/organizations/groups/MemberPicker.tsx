import type { Member } from "~/features/organizations/members/useMembers";
import { PickDialog } from "~/kit/list/PickDialog";
import { useMemberColumns } from "~/parts/users/useMemberColumns";

interface Props {
  orgId: string;
  onPick: (members: Member[]) => void;
  onClose: () => void;
}

/** Picks members of an organization for one of its groups: others the server does not take. */
export function MemberPicker({ orgId, ...props }: Props) {
  const columns = useMemberColumns("username");
  return (
    <PickDialog
      {...props}
      title="addMember"
      call="organizationGroups.addMember"
      listId="member-picker"
      label="members"
      from="organizations.listMembers"
      query={{ orgId }}
      id={({ id = "" }) => id}
      search="searchMembers"
      columns={columns}
      empty={{ title: "emptyMembers", body: "emptyMembersInstructions" }}
    />
  );
}
