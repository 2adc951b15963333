import { Button, ModalBody, ModalFooter, ModalHeader } from "@patternfly/react-core";
import type ClientProfileRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientProfileRepresentation";
import { useState } from "react";
import { useAction } from "~/data/write/action";
import { EntryName } from "~/features/realmSettings/clientPolicies/EntryName";
import { changePolicies, replaced, type Row as RowOf } from "~/features/realmSettings/clientPolicies/lists";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { Modal } from "~/kit/dialog/Modal";
import { useCloseAfter } from "~/kit/dialog/useWhileShown";
import { LocalList } from "~/kit/list/List";
import { useLocalListState } from "~/kit/list/useListState";

const CALL = "clientPolicies.updatePolicy";

type Row = RowOf<ClientProfileRepresentation>;

interface Props {
  /** Name of the policy. */
  policy: string;
  /** Profiles that are not in it. */
  free: Row[];
  onClose: () => void;
}

/** A dialog that adds profiles to a policy (`PUT client-policies/policies`). */
export function AddProfiles({ policy, free, onClose }: Props) {
  const t = useT();
  const state = useLocalListState();
  const [selected, setSelected] = useState<Row[]>([]);
  const addition = useAction(
    (call) =>
      changePolicies(call, (policies) =>
        replaced(policies, policy, ({ profiles = [], ...now }) => ({
          ...now,
          profiles: [...new Set([...profiles, ...selected.flatMap(({ name }) => name ?? [])])],
        })),
      ),
    { done: "addClientProfileSuccess", failed: "addClientProfileError" },
  );
  const [isSending, closeAfter] = useCloseAfter(onClose);
  return (
    <Modal variant="large" onClose={onClose} aria-labelledby="add-profiles-title" data-testid="addClientProfile">
      <ModalHeader title={t("addClientProfile")} labelId="add-profiles-title" />
      <ModalBody>
        <LocalList
          listId="add-client-profiles"
          label="clientProfiles"
          rows={free}
          id={({ name }) => `profile ${name}`}
          state={state}
          search="searchProfile"
          selectable
          onSelect={setSelected}
          columns={[
            {
              name: "name",
              label: "clientProfileName",
              text: ({ name = "" }) => name,
              cell: (profile) => <EntryName {...profile} />,
            },
            { name: "description", label: "description", text: ({ description = "" }) => description },
          ]}
          empty={{ title: "emptyClientProfiles", body: "gatehouse.allProfilesAdded" }}
        />
      </ModalBody>
      <ModalFooter>
        <WriteButton
          call={CALL}
          id="modal-confirm"
          testId="add-client-profile-button"
          isLoading={isSending}
          isDisabled={selected.length === 0 || isSending}
          onClick={() => void closeAfter(addition.run())}
        >
          {t("add")}
        </WriteButton>
        <Button id="modal-cancel" data-testid="cancel" variant="link" onClick={onClose}>
          {t("cancel")}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
