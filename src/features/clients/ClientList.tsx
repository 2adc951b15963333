import { protocolOf, isRealmClient } from "~/features/clients/client";
import { ClientLink, ClientSwitch, HomeLink } from "~/features/clients/clientCells";
import { exportClient } from "~/features/clients/exportClient";
import { homeAddress } from "~/features/clients/homeAddress";
import { useDeleteClient } from "~/features/clients/useDeleteClient";
import { disableMany, enableMany } from "~/features/clients/useEnableClient";
import { useServerText, useT } from "~/i18n/useT";
import { WriteTool } from "~/kit/controls/Write";
import { List } from "~/kit/list/List";
import { protocolText } from "~/parts/clients/protocols";
import { to } from "~/routes";

/** The clients of the realm. */
export function ClientList() {
  const t = useT();
  const label = useServerText();
  const remove = useDeleteClient();
  const create = { label: "createClient", call: "clients.create", to: to("client-new") } as const;
  const importing = { label: "importClient", call: "clients.create", to: to("client-import") } as const;
  return (
    <List
      listId="clients"
      label="clientList"
      from="ui.clients"
      id={({ id = "" }) => id}
      search="searchForClient"
      searchTestId="clientListinput"
      columns={[
        {
          name: "clientId",
          label: "clientId",
          text: ({ clientId = "" }) => clientId,
          cell: (row) => <ClientLink {...row} />,
        },
        { name: "name", label: "clientName", text: ({ name }) => label(name) },
        { name: "type", label: "type", text: (client) => t(protocolText(protocolOf(client))) },
        { name: "description", label: "description", text: ({ description = "" }) => description, isOneLine: true },
        {
          name: "home",
          label: "homeURL",
          text: (client) => homeAddress(client) ?? "",
          cell: (row) => <HomeLink {...row} />,
          isOneLine: true,
        },
        {
          name: "enabled",
          label: "enabled",
          text: ({ enabled }) => t(enabled === false ? "disabled" : "enabled"),
          cell: (row) => <ClientSwitch {...row} />,
        },
      ]}
      actions={[
        { label: "export", run: exportClient },
        {
          label: "delete",
          call: "clients.del",
          when: (client) => !isRealmClient(client),
          run: (client) => void remove.one(client),
        },
      ]}
      bulk={[enableMany, disableMany, remove.many]}
      toolbar={() => (
        <>
          <WriteTool {...create} testId="createClient" />
          <WriteTool {...importing} testId="importClient" variant="link" />
        </>
      )}
      empty={{ title: "gatehouse.noClients", body: "gatehouse.noClientsText", action: create, secondary: [importing] }}
    />
  );
}
