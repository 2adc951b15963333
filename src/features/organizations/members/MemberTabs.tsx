import { ToolbarItem } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { useAccess } from "~/data/access/access";
import { READS_USERS } from "~/data/access/readers";
import type { ListState } from "~/data/browser/listState";
import { useLoad } from "~/data/query/useLoad";
import { Invitations } from "~/features/organizations/members/Invitations";
import { InviteDialog } from "~/features/organizations/members/InviteDialog";
import { type Member, useMembers } from "~/features/organizations/members/useMembers";
import type { Organization } from "~/features/organizations/organization";
import { useMayManage } from "~/features/organizations/useMayManage";
import { useT } from "~/i18n/useT";
import { TextMenu } from "~/kit/controls/Menu";
import { WriteButton, WriteItem } from "~/kit/controls/Write";
import { List } from "~/kit/list/List";
import { useLocalListState } from "~/kit/list/useListState";
import { RoutableTabs } from "~/kit/page/RoutableTabs";
import { MemberGroups } from "~/parts/organizations/MemberGroups";
import { membershipColumn, membershipFilter } from "~/parts/organizations/membershipTypes";
import { LeftOutUsers } from "~/parts/roles/LeftOutUsers";
import { useMemberColumns } from "~/parts/users/useMemberColumns";
import { UserPicker } from "~/parts/users/UserPicker";

/** The dialog that is open. */
type OpenDialog = "add" | "invite" | { groupsOf: Member };

/** The members of an organization and, from 26.5 on, who is invited to it. */
export function MemberTabs({ organization }: { organization: Organization }) {
  const t = useT();
  const access = useAccess();
  const hasInvitations = useMayManage() && t.ifThere("invitations") !== undefined;
  const members = <Members organization={organization} />;
  if (!hasInvitations) return members;
  return (
    <RoutableTabs
      inside="members"
      label={t("members")}
      tabs={{
        ...(access(READS_USERS).length === 0 && { list: { testId: "organization-members-tab", content: members } }),
        invitations: {
          testId: "organization-invitations-tab",
          content: <Invitations organization={organization} />,
        },
      }}
    />
  );
}

/** The members of an organization: `GET organizations/{id}/members`. */
function Members({ organization }: { organization: Organization }) {
  const t = useT();
  const { id: orgId = "" } = organization;
  const columns = [...useMemberColumns("username"), membershipColumn(t)];
  const { add, remove, removeMany } = useMembers(organization);
  const [dialog, setDialog] = useState<OpenDialog>();
  // a text that came with the groups
  const groupsOf = t.ifThere("showGroupMemberships");
  const close = () => setDialog(undefined);
  return (
    <>
      <LeftOutUsers />
      <List
        listId="organization-members"
        label="members"
        from="organizations.listMembers"
        query={{ orgId }}
        id={({ id = "" }) => id}
        search="searchMembers"
        columns={columns}
        filters={[membershipFilter]}
        actions={[
          { label: "remove", call: "organizations.delMember", run: (user) => void remove(user) },
          ...(groupsOf === undefined
            ? []
            : [{ label: { text: groupsOf }, run: (user: Member) => setDialog({ groupsOf: user }) }]),
        ]}
        bulk={[]}
        toolbar={(selected, _, start) => (
          <>
            <ToolbarItem>
              <AddMenu onChoose={setDialog} />
            </ToolbarItem>
            <ToolbarItem>
              <WriteButton
                call="organizations.delMember"
                variant="secondary"
                testId="removeMember"
                isDisabled={selected.length === 0}
                onClick={() => start(removeMany)}
              >
                {t("removeMember")}
              </WriteButton>
            </ToolbarItem>
          </>
        )}
        loadFailed="organizationsMembersListError"
        empty={{
          title: "emptyMembers",
          body: "emptyMembersInstructions",
          secondary: [
            { label: "addRealmUser", call: "organizations.addMember", onClick: () => setDialog("add") },
            { label: "inviteMember", call: "organizations.invite", onClick: () => setDialog("invite") },
          ],
        }}
      />
      <Suspense>
        {dialog === "add" && <AddMembers orgId={orgId} onPick={(users) => void add(users)} onClose={close} />}
        {dialog === "invite" && <InviteDialog orgId={orgId} onClose={close} />}
        {typeof dialog === "object" && <MemberGroups orgId={orgId} user={dialog.groupsOf} onClose={close} />}
      </Suspense>
    </>
  );
}

function AddMenu({ onChoose }: { onChoose: (dialog: OpenDialog) => void }) {
  const t = useT();
  return (
    <TextMenu label="addMember">
      <WriteItem call="organizations.addMember" onClick={() => onChoose("add")}>
        {t("addRealmUser")}
      </WriteItem>
      <WriteItem call="organizations.invite" onClick={() => onChoose("invite")}>
        {t("inviteMember")}
      </WriteItem>
    </TextMenu>
  );
}

/**
 * Which members to read so that those among the users on a page are known. Members come in the order of users, so those on
 * the first pages of users are among as many first members. The server finds members by one word only: the longest one
 * finds all that several words or quoted ones find, and more, so that none of them is left out.
 */
function membersFor({ search, page, size }: ListState) {
  const [word] = search.split(/[\s"]+/).sort((one, other) => other.length - one.length);
  return { first: 0, max: word === search ? page * size : -1, search: word };
}

interface AddProps {
  orgId: string;
  onPick: Parameters<typeof UserPicker>[0]["onPick"];
  onClose: () => void;
}

/** Picks users of the realm who become members. */
function AddMembers({ orgId, ...props }: AddProps) {
  const state = useLocalListState();
  const query = membersFor(state);
  const { data = [] } = useLoad(["organization members known", orgId, query], (read) =>
    read("organizations.listMembers", { orgId, ...query }),
  );
  return (
    <UserPicker
      title="addMember"
      state={state}
      taken={new Set(data.map(({ id = "" }) => id))}
      call="organizations.addMember"
      {...props}
    />
  );
}
