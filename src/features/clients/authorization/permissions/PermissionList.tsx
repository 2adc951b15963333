import type PolicyRepresentation from "@keycloak/keycloak-admin-client/lib/defs/policyRepresentation";
import { useData } from "~/data/query/cache";
import { useAddresses } from "~/parts/authorization/links";
import { NameLink } from "~/parts/authorization/NameLink";
import { CreateMenu, CreateButtons } from "~/features/clients/authorization/permissions/CreatePermission";
import { PermissionDetails } from "~/features/clients/authorization/permissions/PermissionDetails";
import { useDelete } from "~/parts/authorization/useDelete";
import type { AdvancedSearch } from "~/kit/list/advancedSearch";
import type { Column } from "~/kit/list/columns";
import { List } from "~/kit/list/List";
import { typeChips, typeField } from "~/parts/authorization/policies/policyPanel";

/** Permissions of a client: which policies decide about which resources and scopes. */
export function PermissionList({ id }: { id: string }) {
  const addresses = useAddresses(id);
  const remove = useDelete("permission", id);
  const types = useData("clients.listPolicyProviders", { id });
  const nameOf = (type = "") => types.find((one) => one.type === type)?.name ?? type;
  const panel: AdvancedSearch = {
    label: "searchClientAuthorizationPermission",
    submit: "search",
    reset: "clear",
    testIds: { toggle: "searchdropdown_dorpdown", submit: "search-btn", reset: "revert-btn" },
    fields: [
      { kind: "text", name: "name", label: "name" },
      { kind: "text", name: "resource", label: "resource" },
      { kind: "text", name: "scope", label: "scope" },
      typeField(["resource", "scope"].map((type) => ({ type, name: nameOf(type) }))),
    ],
    chips: typeChips(types),
  };
  const columns: Column<PolicyRepresentation>[] = [
    {
      name: "name",
      label: "name",
      text: ({ name = "" }) => name,
      cell: (permission) => <NameLink name={permission.name ?? ""} to={addresses.permission(permission)} />,
    },
    { name: "type", label: "type", text: ({ type }) => nameOf(type) },
    { name: "description", label: "description", text: ({ description = "" }) => description },
  ];
  return (
    <List
      listId="authorization-permissions"
      label="permissions"
      from="ui.authorizationPermissions"
      query={{ id }}
      id={({ id: permissionId = "" }) => permissionId}
      columns={columns}
      panel={panel}
      toolbar={() => <CreateMenu id={id} />}
      actions={[
        {
          label: "delete",
          call: "clients.delPermission",
          run: ({ id: permissionId = "", name = "", type = "" }) => remove(permissionId, name, type),
        },
      ]}
      detail={({ id: permissionId = "" }) => <PermissionDetails id={id} permissionId={permissionId} />}
      empty={{
        title: "emptyPermissions",
        body: "emptyPermissionInstructions",
        children: <CreateButtons id={id} />,
      }}
    />
  );
}
