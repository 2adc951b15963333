import { useState } from "react";
import type { Member } from "~/features/organizations/members/useMembers";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { Dialog } from "~/kit/dialog/Dialog";
import { List } from "~/kit/list/List";
import { useLocalListState } from "~/kit/list/useListState";
import { useMemberColumns } from "~/parts/users/useMemberColumns";

interface Props {
  orgId: string;
  onPick: (members: Member[]) => void;
  onClose: () => void;
}

/** Picks members of an organization for one of its groups: others the server does not take. */
export function MemberPicker({ orgId, onPick, onClose }: Props) {
  const t = useT();
  const state = useLocalListState();
  const columns = useMemberColumns("username");
  const [picked, setPicked] = useState<Member[]>([]);
  return (
    <Dialog
      id="member-picker"
      variant="large"
      title={t("addMember")}
      actions={
        <WriteButton
          call="organizationGroups.addMember"
          testId="add"
          isDisabled={picked.length === 0}
          onClick={() => {
            onPick(picked);
            onClose();
          }}
        >
          {t("add")}
        </WriteButton>
      }
      onClose={onClose}
    >
      <List
        listId="member-picker"
        label="members"
        from="organizations.listMembers"
        query={{ orgId }}
        id={({ id = "" }) => id}
        search="searchMembers"
        columns={columns}
        selectable
        onSelect={setPicked}
        empty={{ title: "emptyMembers", body: "emptyMembersInstructions" }}
        state={state}
      />
    </Dialog>
  );
}
