import { Label, ToolbarItem } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { OrganizationPicker } from "~/features/users/organizations/OrganizationPicker";
import { useOrganizations } from "~/features/users/organizations/useOrganizations";
import { useLeave } from "~/features/users/organizations/useLeave";
import type { OrganizationMembership } from "~/features/users/page/membership";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";
import { LocalList } from "~/kit/list/List";
import { Loading } from "~/kit/page/Loading";
import { TextMenu } from "~/kit/controls/Menu";
import { useListState } from "~/kit/list/useListState";
import { WriteButton, WriteItem } from "~/kit/controls/Write";
import { LinkIfThere } from "~/kit/page/LinkIfThere";
import { pageAt } from "~/parts/groups/pageAt";
import { MemberGroups } from "~/parts/organizations/MemberGroups";
import { domainsColumn } from "~/parts/organizations/domainsColumn";
import { membershipColumn, membershipFilter } from "~/parts/organizations/membershipTypes";

/** The dialog that is open. */
type OpenDialog = "join" | "invite" | { groupsIn: string };

/** The organizations a user belongs to: joined, invited to, left, with the groups of each that the user is in. */
export function Organizations({ user }: UserTabProps) {
  const t = useT();
  const state = useListState();
  const { rows, error, refresh } = useOrganizations({ user });
  const leave = useLeave({ user });
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  // a text that came with the groups
  const showGroups = t.ifThere("showGroupMemberships");
  if (!rows) return error ? <ErrorAlert error={error} retry={refresh} /> : <Loading />;
  return (
    <>
      <LocalList
        listId="user-organizations"
        label="gatehouse.organizationList"
        rows={rows}
        id={({ orgId }) => orgId}
        search="searchMembers"
        searched={({ name = "" }) => name}
        selectable
        columns={[
          {
            name: "name",
            label: "name",
            text: ({ name = "" }) => name,
            cell: ({ orgId, name, enabled }) => (
              <>
                <LinkIfThere to={pageAt("/:realm/organizations/:id/settings", { id: orgId })}>{name}</LinkIfThere>{" "}
                {enabled === false && <Label>{t("disabled")}</Label>}
              </>
            ),
          },
          domainsColumn,
          { name: "description", label: "description", text: ({ description = "" }) => description },
          membershipColumn(t),
        ]}
        filters={[
          {
            ...membershipFilter,
            test: ({ membershipType }, wanted) => membershipType === wanted,
          },
        ]}
        actions={[
          { label: "remove", call: "organizations.delMember", run: (row) => void leave([row]) },
          ...(showGroups === undefined
            ? []
            : [
                {
                  label: { text: showGroups },
                  run: ({ orgId }: OrganizationMembership) => setDialog({ groupsIn: orgId }),
                },
              ]),
        ]}
        toolbar={(selected, clear) => (
          <>
            <ToolbarItem>
              <TextMenu label="joinOrganization" id="toggle-id">
                <WriteItem call="organizations.addMember" onClick={() => setDialog("join")}>
                  {t("joinOrganization")}
                </WriteItem>
                <WriteItem call="organizations.inviteExistingUser" onClick={() => setDialog("invite")}>
                  {t("sendInvite")}
                </WriteItem>
              </TextMenu>
            </ToolbarItem>
            <ToolbarItem>
              <WriteButton
                call="organizations.delMember"
                variant="secondary"
                testId="removeOrganization"
                isDisabled={selected.length === 0}
                onClick={() => void leave(selected, clear)}
              >
                {t("remove")}
              </WriteButton>
            </ToolbarItem>
          </>
        )}
        empty={{
          title: "emptyUserOrganizations",
          body: "emptyUserOrganizationsInstructions",
          secondary: [
            { label: "joinOrganization", call: "organizations.addMember", onClick: () => setDialog("join") },
            { label: "sendInvitation", call: "organizations.inviteExistingUser", onClick: () => setDialog("invite") },
          ],
        }}
        state={state}
      />
      <Suspense>
        {typeof dialog === "string" && (
          <OrganizationPicker
            user={user}
            joins={dialog === "join"}
            joined={rows.map(({ orgId }) => orgId)}
            onClose={close}
          />
        )}
        {typeof dialog === "object" && <MemberGroups orgId={dialog.groupsIn} user={user} onClose={close} />}
      </Suspense>
    </>
  );
}
