import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { Label } from "@patternfly/react-core";
import { Link } from "react-router-dom";
import { homeAddress } from "~/features/clients/homeAddress";
import { useEnableClient } from "~/features/clients/useEnableClient";
import { useT } from "~/i18n/useT";
import { WriteSwitch } from "~/kit/controls/EnableSwitch";
import { to } from "~/routes";

/** The client id of a client, which leads to its page; whether it is off, or the way in for a temporary administrator. */
export function ClientLink({ id = "", clientId = "", enabled, attributes }: ClientRepresentation) {
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
export function HomeLink(client: ClientRepresentation) {
  const address = homeAddress(client);
  if (!address) return "—";
  return (
    <a href={address} target="_blank" rel="noreferrer" data-testid={`client-home-url-${client.clientId}`}>
      <bdi>{address}</bdi>
    </a>
  );
}

/** Enables a client and, after asking, disables it. */
export function ClientSwitch(client: ClientRepresentation) {
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
      isOn={enabled !== false}
      isBusy={running}
      onChange={(on) => void change(client, on)}
    />
  );
}
