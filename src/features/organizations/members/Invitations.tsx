import type OrganizationInvitationRepresentation from "@keycloak/keycloak-admin-client/lib/defs/organizationInvitationRepresentation";
import { ToolbarItem } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { useAccess } from "~/data/access/access";
import { useCan } from "~/data/access/permissions";
import { READS_USERS } from "~/data/access/readers";
import { InviteDialog } from "~/features/organizations/members/InviteDialog";
import { useInvitations } from "~/features/organizations/members/useInvitations";
import type { Organization } from "~/features/organizations/organization";
import { versionWords } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { useTime } from "~/i18n/useTime";
import { copyAndTell } from "~/kit/controls/CopyButton";
import { RelativeTime } from "~/kit/controls/RelativeTime";
import { TextMenu } from "~/kit/controls/Menu";
import { DeniableItem, WriteItem } from "~/kit/controls/Write";
import { List } from "~/kit/list/List";
import { UserPicker } from "~/parts/users/UserPicker";

type Invitation = OrganizationInvitationRepresentation;

/** Who is invited to an organization and has not come yet (`GET organizations/{id}/invitations`, from 26.5 on). */
export function Invitations({ organization: { id: orgId = "" } }: { organization: Organization }) {
  const t = useT();
  const word = versionWords(t);
  const timeOf = useTime();
  const can = useCan();
  const { resend, remove, removeMany, inviteUsers } = useInvitations(orgId);
  const [inviting, setInviting] = useState<"new" | "known">();
  const close = () => setInviting(undefined);
  const statuses = {
    PENDING: word("organizationInvitationStatus.pending"),
    EXPIRED: word("organizationInvitationStatus.expired"),
  };
  // the server counts seconds
  const time = (name: "sentDate" | "expiresAt") => (row: Invitation) => (row[name] ?? 0) * 1000;
  const timeColumn = (name: "sentDate" | "expiresAt") => ({
    name,
    label: word(name),
    text: (row: Invitation) => timeOf(time(name)(row)),
    order: time(name),
    cell: (row: Invitation) => <RelativeTime time={time(name)(row)} exact={timeOf(time(name)(row))} />,
  });
  // who is known is picked among the users
  const lacks = useAccess()(READS_USERS);
  // on 26.5 both were called otherwise
  const inviteNew = {
    label: { text: t.ifThere("inviteNewUser") ?? t("inviteMember") },
    call: "organizations.invite",
    onClick: () => setInviting("new"),
  } as const;
  const inviteKnown = {
    label: { text: t.ifThere("inviteRealmUser") ?? t("addRealmUser") },
    call: "organizations.inviteExistingUser",
    onClick: () => setInviting("known"),
  } as const;
  return (
    <>
      <List
        listId="organization-invitations"
        label="gatehouse.invitationsList"
        from="organizations.listInvitations"
        query={{ orgId }}
        id={({ id = "" }) => id}
        search={word("searchInvitations")}
        columns={[
          { name: "email", label: "email", text: ({ email = "" }) => email },
          { name: "firstName", label: "firstName", text: ({ firstName = "" }) => firstName },
          { name: "lastName", label: "lastName", text: ({ lastName = "" }) => lastName },
          timeColumn("sentDate"),
          timeColumn("expiresAt"),
          { name: "status", label: "status", text: ({ status }) => (status ? t(statuses[status]) : "") },
        ]}
        filters={[{ name: "status", label: "status", any: "gatehouse.anyState", options: statuses }]}
        actions={[
          { label: word("resendInvitation"), call: "organizations.resendInvitation", run: (row) => void resend(row) },
          {
            label: word("copyInviteLink"),
            // the server tells it until 26.6 only
            when: ({ inviteLink }) => Boolean(inviteLink),
            run: ({ inviteLink = "" }) => void copyAndTell(inviteLink),
          },
          { label: word("deleteInvitation"), call: "organizations.deleteInvitation", run: (row) => void remove(row) },
        ]}
        bulk={[removeMany]}
        toolbar={() => (
          <ToolbarItem>
            <TextMenu label="inviteMember" id="invite-member-toggle" testId="invite-member-toggle">
              <WriteItem call={inviteNew.call} onClick={inviteNew.onClick}>
                {t(inviteNew.label)}
              </WriteItem>
              <DeniableItem
                call={inviteKnown.call}
                denial={can(inviteKnown.call) ?? (lacks.length > 0 ? { missing: lacks } : undefined)}
                onClick={inviteKnown.onClick}
              >
                {t(inviteKnown.label)}
              </DeniableItem>
            </TextMenu>
          </ToolbarItem>
        )}
        empty={{
          title: word("emptyInvitations"),
          body: word("emptyInvitationsInstructions"),
          secondary: lacks.length > 0 ? [inviteNew] : [inviteNew, inviteKnown],
        }}
      />
      <Suspense>
        {inviting === "new" && <InviteDialog orgId={orgId} onClose={close} />}
        {inviting === "known" && (
          <UserPicker
            title="inviteMember"
            call="organizations.inviteExistingUser"
            needsEmail
            onPick={(users) => void inviteUsers(users)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
