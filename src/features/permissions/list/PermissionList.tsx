import { useState } from "react";
import type { ListedPermission } from "~/data/api/authorization";
import { useData } from "~/data/query/cache";
import { PermissionDetails } from "~/features/permissions/list/PermissionDetails";
import { useObjectName } from "~/features/permissions/objects";
import { ResourceTypes } from "~/features/permissions/list/ResourceTypes";
import { ScopeLabels } from "~/features/permissions/list/ScopeLabels";
import { searchPanel } from "~/features/permissions/list/searchPanel";
import { scopeName } from "~/features/permissions/scopes";
import { WriteTool } from "~/kit/controls/Write";
import type { Column } from "~/kit/list/columns";
import { List } from "~/kit/list/List";
import { useListState } from "~/kit/list/useListState";
import { useAddresses } from "~/parts/authorization/links";
import { NameLink } from "~/parts/authorization/NameLink";
import { useDelete } from "~/parts/authorization/useDelete";

const scopesOf = ({ scopesData = [] }: ListedPermission) => scopesData.flatMap(({ name }) => name ?? []).sort();

/** The permissions of administrators: what they may do with which objects of the realm. */
export function PermissionList({ id }: { id: string }) {
  const addresses = useAddresses(id);
  const remove = useDelete("adminPermission", id);
  const types = useData("ui.resourceTypes", { id });
  const { filters } = useListState();
  const resource = useObjectName(filters.resourceType, filters.resource);
  const [choosing, setChoosing] = useState(false);
  const create = {
    label: "createPermission",
    call: "clients.createPermission",
    onClick: () => setChoosing(true),
  } as const;
  const columns: Column<ListedPermission>[] = [
    {
      name: "name",
      label: "adminPermissionName",
      text: ({ name = "" }) => name,
      cell: (permission) => <NameLink name={permission.name ?? ""} to={addresses.permission(permission)} />,
    },
    { name: "resourceType", label: "resourceType", text: ({ resourceType = "" }) => resourceType },
    {
      name: "scopes",
      label: "authorizationScopes",
      text: (permission) => scopesOf(permission).map(scopeName).join(", "),
      cell: (permission) => <ScopeLabels type={permission.resourceType ?? ""} scopes={scopesOf(permission)} />,
    },
    { name: "description", label: "description", text: ({ description = "" }) => description },
  ];
  return (
    <>
      <List
        listId="admin-permissions"
        label="permissions"
        from="ui.adminPermissions"
        query={{ id }}
        id={({ id: permissionId = "" }) => permissionId}
        columns={columns}
        panel={searchPanel(types, resource)}
        toolbar={() => <WriteTool testId="createScopeBasedPermissionBtn" {...create} />}
        actions={[
          {
            label: "delete",
            call: "clients.delPermission",
            run: ({ id: permissionId = "", name = "" }) => remove(permissionId, name),
          },
        ]}
        detail={({ id: permissionId = "", resourceType = "" }) => (
          <PermissionDetails id={id} permissionId={permissionId} resourceType={resourceType} />
        )}
        noResultsText="noPermissionSearchResultsInstructions"
        empty={{ title: "emptyPermissions", body: "emptyPermissionsInstructions", action: create }}
      />
      {choosing && <ResourceTypes id={id} types={types} onClose={() => setChoosing(false)} />}
    </>
  );
}
