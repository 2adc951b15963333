import { ToolbarItem } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { useLoad } from "~/data/query/useLoad";
import { InviteDialog } from "~/features/organizations/members/InviteDialog";
import { useMembers } from "~/features/organizations/members/useMembers";
import type { Organization } from "~/features/organizations/organization";
import { useT } from "~/i18n/useT";
import { TextMenu } from "~/kit/controls/Menu";
import { WriteButton, WriteItem } from "~/kit/controls/Write";
import { List } from "~/kit/list/List";
import { membershipColumn, membershipFilter } from "~/parts/organizations/membershipTypes";
import { useMemberColumns } from "~/parts/users/useMemberColumns";
import { UserPicker } from "~/parts/users/UserPicker";

type Asked = "add" | "invite";

/** The members of an organization: `GET organizations/{id}/members`. */
export function Members({ organization }: { organization: Organization }) {
  const t = useT();
  const { id: orgId = "" } = organization;
  const columns = [...useMemberColumns("username"), membershipColumn(t)];
  const { add, remove, removeMany } = useMembers(organization);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <>
      <List
        listId="organization-members"
        label="members"
        from="organizations.listMembers"
        query={{ orgId }}
        id={({ id = "" }) => id}
        search="searchMembers"
        columns={columns}
        filters={[membershipFilter]}
        actions={[{ label: "remove", call: "organizations.delMember", run: (user) => void remove(user) }]}
        bulk={[]}
        toolbar={(selected, _, start) => (
          <>
            <ToolbarItem>
              <AddMenu onChoose={setAsked} />
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
            { label: "addRealmUser", call: "organizations.addMember", onClick: () => setAsked("add") },
            { label: "inviteMember", call: "organizations.invite", onClick: () => setAsked("invite") },
          ],
        }}
      />
      <Suspense>
        {asked === "add" && <AddMembers orgId={orgId} onPick={(users) => void add(users)} onClose={close} />}
        {asked === "invite" && <InviteDialog orgId={orgId} onClose={close} />}
      </Suspense>
    </>
  );
}

function AddMenu({ onChoose }: { onChoose: (asked: Asked) => void }) {
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

/** Members that the dialog shows as such; joining once more does no harm. */
const KNOWN = 200;

interface AddProps {
  orgId: string;
  onPick: Parameters<typeof UserPicker>[0]["onPick"];
  onClose: () => void;
}

/** Picks users of the realm who become members. */
function AddMembers({ orgId, ...props }: AddProps) {
  const { data = [] } = useLoad(["organization members known", orgId], (read) =>
    read("organizations.listMembers", { orgId, first: 0, max: KNOWN }),
  );
  return (
    <UserPicker
      title="addMember"
      taken={new Set(data.map(({ id = "" }) => id))}
      call="organizations.addMember"
      {...props}
    />
  );
}
