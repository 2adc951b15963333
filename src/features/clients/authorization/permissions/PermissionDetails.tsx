import { useLoad } from "~/data/query/useLoad";
import { relatedEntries, resourceEntries, scopeEntries, useAddresses } from "~/parts/authorization/links";
import { type Group, RowDetails } from "~/parts/authorization/RowDetails";

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
        entries: resourceEntries(id, resources),
      },
      {
        label: "scopes",
        entries: scopeEntries(id, scopes),
      },
      { label: "associatedPolicy", entries: relatedEntries(addresses, policies) },
    ];
    return groups;
  });
  return <RowDetails {...loaded} />;
}
