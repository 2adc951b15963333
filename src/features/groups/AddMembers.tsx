import { useLoad } from "~/data/query/useLoad";
import { type Group, membershipOf } from "~/features/groups/group";
import { useMembership } from "~/features/groups/useMembership";
import { UserPicker } from "~/parts/users/UserPicker";

/** Members that the dialog shows as such; joining once more does no harm. */
const KNOWN = 200;

/** The dialog that puts users into a group. */
export function AddMembers({ group, onClose }: { group: Group; onClose: () => void }) {
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
