import type UserRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userRepresentation";
import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from "@patternfly/react-core";
import { useT } from "~/i18n/useT";
import { useLocalListState } from "~/kit/useListState";
import { GroupMemberships } from "~/parts/GroupMemberships";

/** The groups of a member. */
export function Memberships({ user, onClose }: { user: UserRepresentation; onClose: () => void }) {
  const t = useT();
  const { id = "", username = "" } = user;
  return (
    <Modal
      isOpen
      variant="large"
      onClose={onClose}
      aria-labelledby="memberships-title"
      data-testid="showMembershipsDialog"
    >
      <ModalHeader labelId="memberships-title" title={t(["showMembershipsTitle", { username }])} />
      <ModalBody>
        <GroupMemberships
          id={id}
          state={useLocalListState()}
          empty={{ title: "noGroupMemberships", body: "noGroupMembershipsText" }}
        />
      </ModalBody>
      <ModalFooter>
        <Button data-testid="cancel" variant="link" onClick={onClose}>
          {t("cancel")}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
