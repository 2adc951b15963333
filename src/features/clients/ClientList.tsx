import { isRealmClient } from "~/features/clients/client";
import { useScopeBulk } from "~/features/clients/bulk/useScopeBulk";
import { useClientColumns } from "~/features/clients/clientColumns";
import { exportClient } from "~/features/clients/exportClient";
import { useDeleteClient } from "~/features/clients/useDeleteClient";
import { disableMany, enableMany } from "~/features/clients/useEnableClient";
import { WriteTool } from "~/kit/controls/Write";
import { List } from "~/kit/list/List";
import { to } from "~/routes";

/** The clients of the realm. */
export function ClientList() {
  const columns = useClientColumns();
  const remove = useDeleteClient();
  const scopes = useScopeBulk();
  const create = { label: "createClient", call: "clients.create", to: to("client-new") } as const;
  const importing = { label: "importClient", call: "clients.create", to: to("client-import") } as const;
  return (
    <>
      <List
        listId="clients"
        label="clientList"
        from="ui.clients"
        id={({ id = "" }) => id}
        search="searchForClient"
        searchTestId="clientListinput"
        columns={columns}
        actions={[
          { label: "export", run: exportClient },
          {
            label: "delete",
            call: "clients.del",
            when: (client) => !isRealmClient(client),
            run: (client) => void remove.one(client),
          },
        ]}
        bulk={[enableMany, disableMany, ...scopes.actions, remove.many]}
        toolbar={() => (
          <>
            <WriteTool {...create} testId="createClient" />
            <WriteTool {...importing} testId="importClient" variant="link" />
          </>
        )}
        empty={{
          title: "gatehouse.noClients",
          body: "gatehouse.noClientsText",
          action: create,
          secondary: [importing],
        }}
      />
      {scopes.dialog}
    </>
  );
}
