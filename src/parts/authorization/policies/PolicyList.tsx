import { useState } from "react";
import type { ListedPolicy } from "~/data/api/authorization";
import { useData } from "~/data/query/cache";
import { relatedEntries, useAddresses } from "~/parts/authorization/links";
import { NameLink } from "~/parts/authorization/NameLink";
import { policyPanel } from "~/parts/authorization/policies/policyPanel";
import { PolicyTypes } from "~/parts/authorization/policies/PolicyTypes";
import { RelatedCell } from "~/parts/authorization/RelatedCell";
import { EntryGroups } from "~/parts/authorization/RowDetails";
import { useDelete } from "~/parts/authorization/useDelete";
import type { Key } from "~/i18n/useT";
import { WriteTool } from "~/kit/controls/Write";
import type { Column } from "~/kit/list/columns";
import { List } from "~/kit/list/List";

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
  const columns: Column<ListedPolicy>[] = [
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
    {
      name: "dependentPermission",
      label: "dependentPermission",
      text: ({ related }) => related.map(({ name }) => name).join(", "),
      cell: ({ related }) => <RelatedCell related={related} />,
    },
    { name: "description", label: "description", text: ({ description = "" }) => description },
  ];
  const create = { label: createLabel, call: "clients.createPolicy", onClick: () => setChoosing(true) } as const;
  return (
    <>
      <List
        listId="authorization-policies"
        label="policies"
        from="ui.authorizationPolicies"
        query={{ id }}
        id={({ id: policyId = "" }) => policyId}
        columns={columns}
        panel={policyPanel(types)}
        toolbar={() => <WriteTool testId="createPolicy" {...create} />}
        actions={[
          {
            label: "delete",
            call: "clients.delPolicy",
            run: ({ id: policyId = "", name = "" }) => remove(policyId, name),
          },
        ]}
        detail={({ related }) => (
          <EntryGroups groups={[{ label: "dependentPermission", entries: relatedEntries(addresses, related) }]} />
        )}
        empty={{ title: "emptyPolicies", body: none, action: create }}
      />
      {choosing && <PolicyTypes id={id} types={types} onClose={() => setChoosing(false)} />}
    </>
  );
}
