import { Link } from "react-router-dom";
import { policyColumns, policyTypeFilter } from "~/features/permissions/permission/policyColumns";
import { useData } from "~/data/query/cache";
import { useEach } from "~/data/query/useEach";
import { LocalList } from "~/kit/list/List";
import { useLocalListState } from "~/kit/list/useListState";
import { useAddresses } from "~/parts/authorization/links";

interface Props {
  /** Internal id of the client that keeps them. */
  id: string;
  /** Ids of the policies that the permission has. */
  policyIds: string[];
  isDisabled: boolean;
  onRemove: (policyId: string) => void;
}

/** The policies that a permission has, searched and filtered here: they are all in its form. */
export function AssignedPolicies({ id, policyIds, isDisabled, onRemove }: Props) {
  const addresses = useAddresses(id);
  const state = useLocalListState();
  const types = useData("clients.listPolicyProviders", { id });
  const policies = useEach("ui.authorizationPolicyName", policyIds, (policyId) => [{ id, policyId }]);
  return (
    <LocalList
      listId="assigned-policies"
      label="policies"
      rows={policyIds.map((policyId) => policies.get(policyId) ?? { id: policyId, name: policyId })}
      id={({ id: policyId = "" }) => policyId}
      state={state}
      search="searchClientAuthorizationPolicy"
      searched={({ name = "" }) => name}
      filters={[{ ...policyTypeFilter(types), test: ({ type }, value) => type === value }]}
      columns={policyColumns(types, (policy) =>
        policy.type ? (
          <Link to={addresses.policy(policy)}>
            <bdi>{policy.name}</bdi>
          </Link>
        ) : (
          policy.name
        ),
      )}
      actions={isDisabled ? [] : [{ label: "unAssignPolicy", run: ({ id: policyId = "" }) => onRemove(policyId) }]}
    />
  );
}
