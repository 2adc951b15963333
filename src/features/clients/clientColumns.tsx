import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { Label } from "@patternfly/react-core";
import { Link } from "react-router-dom";
import { homeAddress } from "~/features/clients/homeAddress";
import { useEnableClient } from "~/features/clients/useEnableClient";
import { protocolOf } from "~/features/clients/client";
import { useServerText, useT } from "~/i18n/useT";
import type { Column } from "~/kit/list/columns";
import { protocolText } from "~/parts/clients/protocols";
import { WriteSwitch } from "~/kit/controls/EnableSwitch";
import { to } from "~/routes";

/** The columns of the list of clients. */
export function useClientColumns(): Column<ClientRepresentation>[] {
  const t = useT();
  const label = useServerText();
  return [
    {
      name: "clientId",
      label: "clientId",
      text: ({ clientId = "" }) => clientId,
      cell: (row) => <ClientLink {...row} />,
    },
    { name: "name", label: "clientName", text: ({ name }) => label(name) },
    {
      name: "type",
      label: "type",
      text: (client) => t(protocolText(protocolOf(client))),
      cell: (client) => <span className="gh-nowrap">{t(protocolText(protocolOf(client)))}</span>,
    },
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
      cell: (row, _, nameId) => <ClientSwitch client={row} nameId={nameId} />,
    },
  ];
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

/** Enables a client and, after asking, disables it. */
function ClientSwitch({ client, nameId }: { client: ClientRepresentation; nameId: string }) {
  const t = useT();
  const { id = "", clientId = "", enabled } = client;
  const { change, running } = useEnableClient();
  return (
    <WriteSwitch
      call="clients.update"
      object={client}
      id={`${id}-switch`}
      testId={`${clientId}-switch`}
      label={t("enabled")}
      describedBy={nameId}
      isOn={enabled !== false}
      isBusy={running}
      onChange={(on) => void change(client, on)}
    />
  );
}
