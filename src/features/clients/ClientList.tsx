import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { isRealmClient } from "~/features/clients/client";
import { deleteClients } from "~/features/clients/bulk/deleteClients";
import { enableActions } from "~/features/clients/bulk/enableActions";
import { useScopeBulk } from "~/features/clients/bulk/useScopeBulk";
import { useClientColumns } from "~/features/clients/clientColumns";
import { exportClient } from "~/features/clients/exportClient";
import { FacetedClients } from "~/features/clients/facets/FacetedClients";
import { isFaceted } from "~/features/clients/facets/facets";
import { useFacets } from "~/features/clients/facets/useFacets";
import { useDeleteClient } from "~/features/clients/useDeleteClient";
import { WriteTool } from "~/kit/controls/Write";
import { List } from "~/kit/list/List";
import type { ListProps } from "~/kit/list/ListView";
import { useListState } from "~/kit/list/useListState";
import { to } from "~/routes";

/** The clients of the realm: as the server pages them, or those that have what it cannot search by. */
export function ClientList() {
  const columns = useClientColumns();
  const remove = useDeleteClient();
  const scopes = useScopeBulk();
  const panel = useFacets();
  const { filters } = useListState();
  const create = { label: "createClient", call: "clients.create", to: to("client-new") } as const;
  const importing = { label: "importClient", call: "clients.create", to: to("client-import") } as const;
  const list: ListProps<ClientRepresentation> = {
    listId: "clients",
    label: "clientList",
    id: ({ id = "" }) => id,
    search: "searchForClient",
    panel,
    columns,
    actions: [
      { label: "export", run: exportClient },
      {
        label: "delete",
        call: "clients.del",
        when: (client) => !isRealmClient(client),
        run: (client) => void remove(client),
      },
    ],
    bulk: [...enableActions(), ...scopes.actions, deleteClients],
    toolbar: () => (
      <>
        <WriteTool {...create} testId="createClient" />
        <WriteTool {...importing} testId="importClient" variant="link" />
      </>
    ),
    empty: {
      title: "gatehouse.noClients",
      body: "gatehouse.noClientsText",
      action: create,
      secondary: [importing],
    },
  };
  return (
    <>
      {isFaceted(filters) ? <FacetedClients {...list} /> : <List {...list} from="ui.clients" />}
      {scopes.dialog}
    </>
  );
}
