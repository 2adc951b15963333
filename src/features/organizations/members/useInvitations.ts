import type OrganizationInvitationRepresentation from "@keycloak/keycloak-admin-client/lib/defs/organizationInvitationRepresentation";
import type UserRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userRepresentation";
import { type BulkAction, MAIL_PACE } from "~/data/bulk/bulkRuns";
import { useRealm } from "~/data/query/useRealm";
import { type Call, useAction } from "~/data/write/action";
import { versionFailure, versionWords } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { confirm } from "~/kit/dialog/confirm";
import { runBulk } from "~/kit/list/bulk/BulkRuns";

type Invitation = OrganizationInvitationRepresentation;

/**
 * Sends an invitation once more (`POST organizations/{id}/invitations/{id}/resend`, which makes another one with a time
 * of its own), invites users of the realm (`POST organizations/{id}/members/invite-existing-user`) and takes invitations
 * back (`DELETE`), after asking: the links in their e-mails then lead nowhere.
 */
export function useInvitations(orgId: string) {
  const realm = useRealm();
  const t = useT();
  const word = versionWords(t);
  const question = {
    title: word("organizationInvitationsDeleteConfirmTitle"),
    body: word("organizationInvitationsDeleteConfirm"),
    danger: true,
  };
  const resending = useAction(
    (call, { id = "" }: Invitation) => call("organizations.resendInvitation", { orgId, invitationId: id }),
    {
      done: word("organizationInvitationResent"),
      failed: versionFailure(t, "organizationInvitationResendError"),
    },
  );
  const run = (call: Call, { id = "" }: Invitation) =>
    call("organizations.deleteInvitation", { orgId, invitationId: id });
  const deleted = (count: number) => ({ text: t.ifThere("organizationInvitationsDeleted", { count }) ?? "" });
  const deletion = useAction(run, {
    done: deleted(1),
    failed: "gatehouse.invitationDeleteError",
  });
  const removeMany: BulkAction<Invitation> = {
    label: word("deleteInvitations"),
    call: "organizations.deleteInvitation",
    run,
    done: deleted,
    confirm: () => question,
  };
  const remove = async (invitation: Invitation) => {
    if (await confirm({ ...question, names: [invitation.email ?? ""], label: "delete" }))
      await deletion.run(invitation);
  };
  const invite: BulkAction<UserRepresentation> = {
    label: "inviteMember",
    call: "organizations.inviteExistingUser",
    pace: MAIL_PACE,
    run: (call, { id = "" }) => {
      const body = new FormData();
      body.append("id", id);
      return call("organizations.inviteExistingUser", { orgId }, body);
    },
    done: (count) => ({ text: t.ifThere("organizationInvitationsSent", { count }) ?? t("inviteSent") }),
    failed: "inviteSentError",
  };
  const inviteUsers = (rows: UserRepresentation[]) =>
    runBulk({ realm, action: invite, rows, id: ({ id = "" }) => id, name: ({ username = "" }) => username });
  return { resend: resending.run, remove, removeMany, inviteUsers };
}
