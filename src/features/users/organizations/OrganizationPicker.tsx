import type OrganizationRepresentation from "@keycloak/keycloak-admin-client/lib/defs/organizationRepresentation";
import { useState } from "react";
import { addAlert } from "~/data/write/alerts";
import { type Call, useAction } from "~/data/write/action";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";
import { Dialog } from "~/kit/dialog/Dialog";
import { useCloseAfter } from "~/kit/dialog/useWhileShown";
import { List } from "~/kit/list/List";
import { useLocalListState } from "~/kit/list/useListState";
import { WriteButton } from "~/kit/controls/Write";

interface Props extends UserTabProps {
  /** Joins; else an e-mail invites the user. */
  joins: boolean;
  /** Ids of the organizations the user belongs to already. */
  joined: string[];
  onClose: () => void;
}

const idOf = ({ id = "" }: OrganizationRepresentation) => id;

/** `POST organizations/{id}/members/invite-existing-user`: an e-mail with a link by which the user joins. */
function invite(call: Call, orgId: string, userId: string) {
  const form = new FormData();
  form.append("id", userId);
  return call("organizations.inviteExistingUser", { orgId }, form);
}

/**
 * Picks organizations for a user to join (`POST organizations/{id}/members`) or to be invited to. Where one is refused
 * it stays open; those that were done are not done again.
 */
export function OrganizationPicker({ user, joins, joined, onClose }: Props) {
  const t = useT();
  const state = useLocalListState();
  const [selected, setSelected] = useState<OrganizationRepresentation[]>([]);
  const [invited, setInvited] = useState<ReadonlySet<string>>(new Set());
  const isDone = (one: OrganizationRepresentation) => joined.includes(idOf(one)) || invited.has(idOf(one));
  const wanted = selected.filter((one) => !isDone(one));
  const action = useAction(
    async (call) => {
      for (const orgId of wanted.map(idOf)) {
        if (joins) await call("organizations.addMember", { orgId, userId: user.id });
        else await invite(call, orgId, user.id);
        setInvited((old) => new Set(old).add(orgId));
      }
    },
    { failed: joins ? "userAddedOrganizationError" : "gatehouse.inviteError" },
  );
  const [isSending, closeAfter] = useCloseAfter(onClose);
  const start = async () => {
    const count = wanted.length;
    if (await closeAfter(action.run())) return;
    addAlert(joins ? ["userAddedOrganization", { count }] : ["userInvitedOrganization", { count }]);
  };
  return (
    <Dialog
      id="organization-picker"
      variant="medium"
      title={t(joins ? "joinOrganization" : "sendInvitation")}
      actions={
        <WriteButton
          call={joins ? "organizations.addMember" : "organizations.inviteExistingUser"}
          testId="join"
          isLoading={isSending}
          isDisabled={isSending || wanted.length === 0}
          onClick={() => void start()}
        >
          {t(joins ? "join" : "send")}
        </WriteButton>
      }
      isUnsaved={wanted.length > 1 && !isSending}
      onClose={onClose}
    >
      <List
        listId="organization-picker"
        label="organizationsList"
        from="organizations.find"
        id={idOf}
        search="searchOrganization"
        columns={[
          { name: "organizationName", label: "organizationName", text: ({ name = "" }) => name },
          { name: "description", label: "description", text: ({ description = "" }) => description },
        ]}
        selectable
        isDisabled={isDone}
        isSelected={isDone}
        onSelect={setSelected}
        empty={{ title: "organizationsList", body: "gatehouse.noOrganizations" }}
        state={state}
      />
    </Dialog>
  );
}
