import type ResourceRepresentation from "@keycloak/keycloak-admin-client/lib/defs/resourceRepresentation";
import { useNavigate } from "react-router-dom";
import { type Group, RowDetails } from "~/parts/authorization/RowDetails";
import { relatedEntries, scopeEntries, useAddresses } from "~/parts/authorization/links";
import { useLoad } from "~/data/query/useLoad";
import { NameLink } from "~/parts/authorization/NameLink";
import { useDelete } from "~/parts/authorization/useDelete";
import { WriteTool } from "~/kit/controls/Write";
import type { AdvancedSearch } from "~/kit/list/advancedSearch";
import type { Column } from "~/kit/list/columns";
import { List } from "~/kit/list/List";
import { to } from "~/routes";

const panel: AdvancedSearch = {
  label: "searchClientAuthorizationResource",
  submit: "search",
  reset: "clear",
  testIds: { toggle: "searchdropdown_dorpdown", submit: "search-btn", reset: "revert-btn" },
  fields: [
    { kind: "text", name: "name", label: "name" },
    { kind: "text", name: "type", label: "type" },
    { kind: "text", name: "uri", id: "uris", testId: "uris", label: "uris" },
    { kind: "text", name: "owner", label: "owner" },
    { kind: "text", name: "scope", label: "scope" },
  ],
};

/** The resources that a client protects. */
export function ResourceList({ id }: { id: string }) {
  const navigate = useNavigate();
  const remove = useDelete("resource", id);
  const create = to("authorization-resource-new", { id });
  const columns: Column<ResourceRepresentation>[] = [
    {
      name: "name",
      label: "name",
      text: ({ name = "" }) => name,
      cell: ({ _id: resourceId = "", name = "" }) => (
        <NameLink name={name} to={to("authorization-resource", { id, resourceId })} />
      ),
    },
    { name: "displayName", label: "displayName", text: ({ displayName = "" }) => displayName },
    { name: "type", label: "type", text: ({ type = "" }) => type },
    { name: "owner", label: "owner", text: ({ owner }) => owner?.name ?? "" },
    { name: "uris", label: "uris", text: ({ uris = [] }) => uris.join(", "), isOneLine: true },
  ];
  return (
    <List
      listId="authorization-resources"
      label="resources"
      from="ui.authorizationResources"
      query={{ id }}
      id={({ _id = "" }) => _id}
      columns={columns}
      panel={panel}
      toolbar={() => (
        <WriteTool label="createResource" testId="createResource" call="clients.createResource" to={create} />
      )}
      actions={[
        {
          label: "createPermission",
          call: "clients.createPermission",
          run: ({ _id: selectedId = "" }) =>
            void navigate(to("authorization-permission-new", { id, permissionType: "resource", selectedId })),
        },
        { label: "delete", call: "clients.delResource", run: ({ _id = "", name = "" }) => remove(_id, name) },
      ]}
      detail={(resource) => <ResourceDetails id={id} resource={resource} />}
      empty={{
        title: "emptyResources",
        body: "emptyResourcesInstructions",
        action: { label: "createResource", call: "clients.createResource", to: create },
      }}
    />
  );
}

/** The addresses of a resource, its scopes, and the permissions that are about it. */
function ResourceDetails({ id, resource }: { id: string; resource: ResourceRepresentation }) {
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
