import type ResourceRepresentation from "@keycloak/keycloak-admin-client/lib/defs/resourceRepresentation";
import { useLoad } from "~/data/query/useLoad";
import { relatedEntries, scopeEntries, useAddresses } from "~/parts/authorization/links";
import { type Group, RowDetails } from "~/parts/authorization/RowDetails";

/** The addresses of a resource, its scopes, and the permissions that are about it. */
export function ResourceDetails({ id, resource }: { id: string; resource: ResourceRepresentation }) {
  const { _id: resourceId = "", uris = [] } = resource;
  const addresses = useAddresses(id);
  const loaded = useLoad(["authorization resource", id, resourceId, uris], async (read) => {
    const [scopes, permissions] = await Promise.all([
      read("clients.listScopesByResource", { id, resourceName: resourceId }),
      read("clients.listPermissionsByResource", { id, resourceId }),
    ]);
    const groups: Group[] = [
      { label: "uris", entries: uris.map((text) => ({ text })) },
      {
        label: "scopes",
        entries: scopeEntries(id, scopes),
      },
      { label: "associatedPermissions", entries: relatedEntries(addresses, permissions) },
    ];
    return groups;
  });
  return <RowDetails {...loaded} />;
}
