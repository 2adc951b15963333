import { useLoad } from "~/data/query/useLoad";
import { relatedEntries, resourceEntries, useAddresses } from "~/parts/authorization/links";
import { type Group, RowDetails } from "~/parts/authorization/RowDetails";

/** The resources that have an authorization scope, and the permissions that are about it. */
export function ScopeDetails({ id, scopeId }: { id: string; scopeId: string }) {
  const addresses = useAddresses(id);
  const loaded = useLoad(["authorization scope", id, scopeId], async (read) => {
    const [resources, permissions] = await Promise.all([
      read("clients.listAllResourcesByScope", { id, scopeId }),
      read("clients.listAllPermissionsByScope", { id, scopeId }),
    ]);
    const groups: Group[] = [
      {
        label: "resources",
        entries: resourceEntries(id, resources),
      },
      { label: "associatedPermissions", entries: relatedEntries(addresses, permissions) },
    ];
    return groups;
  });
  return <RowDetails {...loaded} />;
}
