import { useState } from "react";
import type { ListedPolicy } from "~/data/api/authorization";
import { useData } from "~/data/query/cache";
import { policyAddress, relatedEntries } from "~/features/clients/authorization/links";
import { NameLink } from "~/features/clients/authorization/NameLink";
import { PolicyTypes } from "~/features/clients/authorization/policies/PolicyTypes";
import { RelatedCell } from "~/features/clients/authorization/RelatedCell";
import { EntryGroups } from "~/features/clients/authorization/RowDetails";
import { useDelete } from "~/features/clients/authorization/useDelete";
import { WriteTool } from "~/kit/controls/Write";
import type { AdvancedSearch } from "~/kit/list/advancedSearch";
import type { Column } from "~/kit/list/columns";
import { List } from "~/kit/list/List";

/** Policies of a client: the conditions that its permissions ask for. */
export function PolicyList({ id }: { id: string }) {
  const [choosing, setChoosing] = useState(false);
  const remove = useDelete("policy", id);
  const types = useData("clients.listPolicyProviders", { id });
  const panel: AdvancedSearch = {
    label: "searchClientAuthorizationPolicy",
    submit: "search",
    reset: "clear",
    testIds: { toggle: "searchdropdown_dorpdown", submit: "search-btn", reset: "revert-btn" },
    fields: [
      { kind: "text", name: "name", label: "name" },
      {
        kind: "select",
        name: "type",
        label: "type",
        placeholder: "allTypes",
        options: types.flatMap(({ type = "", name = "" }) =>
          type === "resource" || type === "scope" ? [] : [{ key: type, value: { text: name } }],
        ),
      },
    ],
  };
  const columns: Column<ListedPolicy>[] = [
    {
      name: "name",
      label: "name",
      text: ({ name = "" }) => name,
      cell: (policy) => <NameLink name={policy.name ?? ""} to={policyAddress(id, policy)} />,
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
  const create = { label: "createPolicy", call: "clients.createPolicy", onClick: () => setChoosing(true) } as const;
  return (
    <>
      <List
        listId="authorization-policies"
        label="policies"
        from="ui.authorizationPolicies"
        query={{ id }}
        id={({ id: policyId = "" }) => policyId}
        columns={columns}
        panel={panel}
        toolbar={() => <WriteTool testId="createPolicy" {...create} />}
        actions={[
          {
            label: "delete",
            call: "clients.delPolicy",
            run: ({ id: policyId = "", name = "" }) => remove(policyId, name),
          },
        ]}
        detail={({ related }) => (
          <EntryGroups groups={[{ label: "dependentPermission", entries: relatedEntries(id, related) }]} />
        )}
        empty={{ title: "emptyPolicies", body: "emptyPoliciesInstructions", action: create }}
      />
      {choosing && <PolicyTypes id={id} types={types} onClose={() => setChoosing(false)} />}
    </>
  );
}
