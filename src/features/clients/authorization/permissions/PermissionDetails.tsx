import { useLoad } from "~/data/query/useLoad";
import { relatedEntries, useAddresses } from "~/parts/authorization/links";
import { type Group, RowDetails } from "~/parts/authorization/RowDetails";
import { to } from "~/routes";

/**
 * What a permission is about and the policies that it asks
 * (`GET clients/{id}/authz/resource-server/policy/{permissionId}/resources`, `scopes`, `associatedPolicies`).
 */
export function PermissionDetails({ id, permissionId }: { id: string; permissionId: string }) {
  const addresses = useAddresses(id);
  const loaded = useLoad(["authorization permission", id, permissionId], async (read) => {
    const [resources, scopes, policies] = await Promise.all([
      read("clients.getAssociatedResources", { id, permissionId }),
      read("clients.getAssociatedScopes", { id, permissionId }),
      read("clients.getAssociatedPolicies", { id, permissionId }),
    ]);
    const groups: Group[] = [
      {
        label: "resources",
        entries: resources.map(({ _id: resourceId, name }) => ({
          text: name,
          to: to("authorization-resource", { id, resourceId }),
        })),
      },
      {
        label: "scopes",
        entries: scopes.map(({ id: scopeId, name }) => ({
          text: name,
          to: to("authorization-scope", { id, scopeId }),
        })),
      },
      { label: "associatedPolicy", entries: relatedEntries(addresses, policies) },
    ];
    return groups;
  });
  return <RowDetails {...loaded} />;
}
