import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { Label } from "@patternfly/react-core";
import { Link } from "react-router-dom";
import { protocolOf, isRealmClient } from "~/features/clients/client";
import { exportClient } from "~/features/clients/exportClient";
import { homeAddress } from "~/features/clients/homeAddress";
import { useDeleteClient } from "~/features/clients/useDeleteClient";
import { disableMany, enableMany, useEnableClient } from "~/features/clients/useEnableClient";
import { useServerText, useT } from "~/i18n/useT";
import { WriteTool } from "~/kit/controls/Write";
import { List } from "~/kit/list/List";
import { PageHeading } from "~/kit/page/Page";
import { protocolText } from "~/parts/clients/protocols";
import { to } from "~/routes";

/** The clients of the realm. */
export default function ClientList() {
  const t = useT();
  const label = useServerText();
  const remove = useDeleteClient();
  const enable = useEnableClient();
  const create = { label: "createClient", call: "clients.create", to: to("client-new") } as const;
  return (
    <>
      <PageHeading title={t("clientList")} subtitle={t("clientsExplain")} learnMore="_clients" />
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
          { name: "name", label: "clientName", text: ({ name }) => label(name), isOneLine: true },
          { name: "type", label: "type", text: (client) => t(protocolText(protocolOf(client))) },
          { name: "description", label: "description", text: ({ description = "" }) => description, isOneLine: true },
          {
            name: "home",
            label: "homeURL",
            text: (client) => homeAddress(client) ?? "",
            cell: (row) => <HomeLink {...row} />,
          },
        ]}
        actions={[
          {
            label: "gatehouse.enable",
            call: "clients.update",
            when: ({ enabled }) => enabled === false,
            run: (client) => void enable.change(client, true),
          },
          {
            label: "disable",
            call: "clients.update",
            when: (client) => client.enabled !== false && !isRealmClient(client),
            run: (client) => void enable.change(client, false),
          },
          { label: "export", run: exportClient },
          {
            label: "delete",
            call: "clients.del",
            when: (client) => !isRealmClient(client),
            run: (client) => void remove.one(client),
          },
        ]}
        bulk={[enableMany, disableMany, remove.many]}
        toolbar={() => <WriteTool {...create} testId="createClient" />}
        empty={{ title: "gatehouse.noClients", body: "gatehouse.noClientsText", action: create }}
      />
    </>
  );
}

/** The client id of a client, which leads to its page; whether it is off, or the way in for a temporary administrator. */
function ClientLink({ id = "", clientId = "", enabled, attributes }: ClientRepresentation) {
  const t = useT();
  return (
    <>
      <Link to={to("client", { id, tab: "settings" })}>
        <bdi>{clientId}</bdi>
        {enabled === false && (
          <>
            {" "}
            <Label isCompact color="grey">
              {t("disabled")}
            </Label>
          </>
        )}
      </Link>
      {attributes?.["is_temporary_admin"] === "true" && (
        <>
          {" "}
          <Label id="temporary-admin-label" isCompact color="yellow" title={t("temporaryService")}>
            {t("temporaryAdmin")}
          </Label>
        </>
      )}
    </>
  );
}

/** Where users of a client begin, in a new tab. */
function HomeLink(client: ClientRepresentation) {
  const address = homeAddress(client);
  if (!address) return "—";
  return (
    <a href={address} target="_blank" rel="noreferrer" data-testid={`client-home-url-${client.clientId}`}>
      <bdi>{address}</bdi>
    </a>
  );
}
