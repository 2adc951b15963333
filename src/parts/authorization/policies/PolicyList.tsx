import type PolicyRepresentation from "@keycloak/keycloak-admin-client/lib/defs/policyRepresentation";
import { useState } from "react";
import { useData } from "~/data/query/cache";
import { useLoad } from "~/data/query/useLoad";
import { relatedEntries, useAddresses } from "~/parts/authorization/links";
import { NameLink } from "~/parts/authorization/NameLink";
import { policyPanel } from "~/parts/authorization/policies/policyPanel";
import { PolicyTypes } from "~/parts/authorization/policies/PolicyTypes";
import { usePolicies } from "~/parts/authorization/policies/usePolicies";
import { type Group, RowDetails } from "~/parts/authorization/RowDetails";
import { useDelete } from "~/parts/authorization/useDelete";
import type { Key } from "~/i18n/useT";
import { WriteTool } from "~/kit/controls/Write";
import type { Column } from "~/kit/list/columns";
import { ListView } from "~/kit/list/ListView";
import { useListState } from "~/kit/list/useListState";

interface Props {
  /** Internal id of the client. */
  id: string;
  createLabel?: Key;
  /** What is said where there is none. */
  none?: Key;
}

/** Policies of a client: the conditions that its permissions ask for. */
export function PolicyList({ id, createLabel = "createPolicy", none = "emptyPoliciesInstructions" }: Props) {
  const [choosing, setChoosing] = useState(false);
  const addresses = useAddresses(id);
  const remove = useDelete("policy", id);
  const types = useData("clients.listPolicyProviders", { id });
  const columns: Column<PolicyRepresentation>[] = [
    {
      name: "name",
      label: "name",
      text: ({ name = "" }) => name,
      cell: (policy) => <NameLink name={policy.name ?? ""} to={addresses.policy(policy)} />,
    },
    {
      name: "type",
      label: "type",
      text: ({ type }) => types.find((one) => one.type === type)?.name ?? type ?? "",
    },
    { name: "description", label: "description", text: ({ description = "" }) => description },
  ];
  const panel = policyPanel(types);
  const state = useListState();
  const create = { label: createLabel, call: "clients.createPolicy", onClick: () => setChoosing(true) } as const;
  return (
    <>
      <ListView
        listId="authorization-policies"
        label="policies"
        id={({ id: policyId = "" }) => policyId}
        columns={columns}
        panel={panel}
        source={usePolicies(id, types, { columns, panel }, state)}
        state={state}
        toolbar={() => <WriteTool testId="createPolicy" {...create} />}
        actions={[
          {
            label: "delete",
            call: "clients.delPolicy",
            run: ({ id: policyId = "", name = "" }) => remove(policyId, name),
          },
        ]}
        detail={({ id: policyId = "" }) => <Dependents id={id} policyId={policyId} />}
        empty={{ title: "emptyPolicies", body: none, action: create }}
      />
      {choosing && <PolicyTypes id={id} types={types} onClose={() => setChoosing(false)} />}
    </>
  );
}

/** What depends on a policy (`GET clients/{id}/authz/resource-server/policy/{policyId}/dependentPolicies`). */
function Dependents({ id, policyId }: { id: string; policyId: string }) {
  const addresses = useAddresses(id);
  const loaded = useLoad(["dependents of a policy", id, policyId], async (read): Promise<Group[]> => {
    const dependents = await read("clients.listDependentPolicies", { id, policyId });
    return [{ label: "dependentPermission", entries: relatedEntries(addresses, dependents) }];
  });
  return <RowDetails {...loaded} />;
}
