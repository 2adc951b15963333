import type ScopeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/scopeRepresentation";
import { useNavigate } from "react-router-dom";
import { type Group, RowDetails } from "~/parts/authorization/RowDetails";
import { relatedEntries, resourceEntries, useAddresses } from "~/parts/authorization/links";
import { useLoad } from "~/data/query/useLoad";
import { NameLink } from "~/parts/authorization/NameLink";
import { useDelete } from "~/parts/authorization/useDelete";
import { WriteTool } from "~/kit/controls/Write";
import type { Column } from "~/kit/list/columns";
import { List } from "~/kit/list/List";
import { ListFilters } from "~/kit/list/ListFilters";
import { useListState } from "~/kit/list/useListState";
import { to } from "~/routes";

/** The authorization scopes of a client: what can be done with its resources. */
export function ScopeList({ id }: { id: string }) {
  const navigate = useNavigate();
  const state = useListState();
  const remove = useDelete("scope", id);
  const create = to("authorization-scope-new", { id });
  const columns: Column<ScopeRepresentation>[] = [
    {
      name: "name",
      label: "name",
      text: ({ name = "" }) => name,
      cell: ({ id: scopeId = "", name = "" }) => (
        <NameLink name={name} to={to("authorization-scope", { id, scopeId })} />
      ),
    },
    { name: "displayName", label: "displayName", text: ({ displayName = "" }) => displayName },
  ];
  return (
    <List
      listId="authorization-scopes"
      label="scopes"
      from="ui.authorizationScopes"
      query={{ id }}
      id={({ id: scopeId = "" }) => scopeId}
      narrowing={() => <ListFilters testId="search" search="searchByName" filters={[]} state={state} />}
      columns={columns}
      toolbar={() => (
        <WriteTool
          label="createAuthorizationScope"
          testId="createAuthorizationScope"
          call="clients.createAuthorizationScope"
          to={create}
        />
      )}
      actions={[
        {
          label: "createPermission",
          call: "clients.createPermission",
          run: ({ id: selectedId = "" }) =>
            void navigate(to("authorization-permission-new", { id, permissionType: "scope", selectedId })),
        },
        {
          label: "delete",
          call: "clients.delAuthorizationScope",
          run: ({ id: scopeId = "", name = "" }) => remove(scopeId, name),
        },
      ]}
      detail={({ id: scopeId = "" }) => <ScopeDetails id={id} scopeId={scopeId} />}
      empty={{
        title: "emptyAuthorizationScopes",
        body: "emptyAuthorizationInstructions",
        action: { label: "createAuthorizationScope", call: "clients.createAuthorizationScope", to: create },
      }}
    />
  );
}

/** The resources that have an authorization scope, and the permissions that are about it. */
function ScopeDetails({ id, scopeId }: { id: string; scopeId: string }) {
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
