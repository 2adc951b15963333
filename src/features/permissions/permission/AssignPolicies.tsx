import type PolicyRepresentation from "@keycloak/keycloak-admin-client/lib/defs/policyRepresentation";
import { Button } from "@patternfly/react-core";
import { useState } from "react";
import { policyColumns, policyTypeFilter } from "~/features/permissions/permission/policyColumns";
import { useData } from "~/data/query/cache";
import { useT } from "~/i18n/useT";
import { Dialog } from "~/kit/dialog/Dialog";
import { ListView } from "~/kit/list/ListView";
import { useLocalListState } from "~/kit/list/useListState";
import { usePolicies } from "~/parts/authorization/policies/usePolicies";

interface Props {
  /** Internal id of the client that keeps them. */
  id: string;
  /** Ids of the policies that the permission has. */
  assigned: readonly string[];
  onPick: (policyIds: string[]) => void;
  onClose: () => void;
}

/** Selects policies that exist; those that the permission has are selected already. */
export function AssignPolicies({ id, assigned, onPick, onClose }: Props) {
  const t = useT();
  const state = useLocalListState();
  const types = useData("clients.listPolicyProviders", { id });
  const [selected, setSelected] = useState<PolicyRepresentation[]>([]);
  const list = { columns: policyColumns(types), filters: [policyTypeFilter(types, assigned.length === 0)] };
  const isAssigned = ({ id: policyId = "" }: PolicyRepresentation) => assigned.includes(policyId);
  return (
    <Dialog
      id="assign-policies"
      variant="medium"
      title={t("assignExistingPolicies")}
      actions={
        <Button
          id="modal-assignExistingPolicies"
          data-testid="confirm"
          isDisabled={selected.length === 0}
          onClick={() => {
            onPick(selected.flatMap(({ id: policyId }) => policyId ?? []));
            onClose();
          }}
        >
          {t("assign")}
        </Button>
      }
      isUnsaved={selected.length > 1}
      onClose={onClose}
    >
      <ListView
        listId="assign-policies"
        label="chooseAPolicyType"
        id={({ id: policyId = "" }) => policyId}
        source={usePolicies(id, types, list, state)}
        state={state}
        selectable
        onSelect={setSelected}
        isDisabled={isAssigned}
        isSelected={isAssigned}
        search="searchClientAuthorizationPolicy"
        {...list}
        empty={{ title: "emptyAssignExistingPolicies", body: "emptyAssignExistingPoliciesInstructions" }}
      />
    </Dialog>
  );
}
