import type UserRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userRepresentation";
import { useT } from "~/i18n/useT";
import { Dialog } from "~/kit/dialog/Dialog";
import { useLocalListState } from "~/kit/list/useListState";
import { GroupMemberships } from "~/parts/groups/GroupMemberships";

/** The groups of a member. */
export function Memberships({ user, onClose }: { user: UserRepresentation; onClose: () => void }) {
  const t = useT();
  const { id = "", username = "" } = user;
  return (
    <Dialog
      id="memberships"
      testId="showMembershipsDialog"
      variant="large"
      title={t(["showMembershipsTitle", { username }])}
      onClose={onClose}
    >
      <GroupMemberships
        id={id}
        state={useLocalListState()}
        empty={{ title: "noGroupMemberships", body: "noGroupMembershipsText" }}
      />
    </Dialog>
  );
}
