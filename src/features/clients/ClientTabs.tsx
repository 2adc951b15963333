import { DropdownItem, Flex, FlexItem, Label } from "@patternfly/react-core";
import { useNavigate } from "react-router-dom";
import { useAccess } from "~/data/access/access";
import { useData } from "~/data/query/cache";
import { useRealmRepresentation } from "~/data/query/realm";
import { isRealmClient, protocolOf } from "~/features/clients/client";
import { ClientCredentials } from "~/features/clients/credentials/ClientCredentials";
import { ClientSettings } from "~/features/clients/ClientSettings";
import { exportClient } from "~/features/clients/exportClient";
import { useDeleteClient } from "~/features/clients/useDeleteClient";
import { useEnableClient } from "~/features/clients/useEnableClient";
import { useT } from "~/i18n/useT";
import { EnableSwitch } from "~/kit/controls/EnableSwitch";
import { ActionMenu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";
import { lazily } from "~/kit/page/lazily";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { RoutableTabs } from "~/kit/page/RoutableTabs";
import { protocolText } from "~/parts/clients/protocols";
import { to } from "~/routes";

const AdminEvents = lazily(() => import("~/parts/events/AdminEvents").then((module) => module.AdminEvents));

/** One client of the realm. */
export default function ClientTabs() {
  const t = useT();
  const navigate = useNavigate();
  const { id = "" } = usePlace().params;
  const client = useData("clients.findOne", { id });
  const { clientId = "", enabled } = client;
  const may = useAccess();
  const { adminEventsEnabled } = useRealmRepresentation();
  const seesEvents = may("view-events").length === 0 && adminEventsEnabled === true;
  const seesSecret =
    client.publicClient !== true &&
    !isRealmClient(client) &&
    (may("view-clients").length === 0 || client.access?.view === true);
  const enable = useEnableClient();
  const remove = useDeleteClient(() => navigate(to("clients")));
  return (
    <>
      <PageHeading
        title={clientId}
        badges={
          <Label data-testid={client.bearerOnly ? "bearer-only-explainer-label" : undefined}>
            {t(protocolText(protocolOf(client)))}
          </Label>
        }
        actions={
          <Flex>
            <FlexItem>
              <EnableSwitch
                call="clients.update"
                object={client}
                title={clientId}
                isOn={enabled !== false}
                isBusy={enable.running}
                onChange={(on) => void enable.change(client, on)}
              />
            </FlexItem>
            <FlexItem>
              <ActionMenu id="client-actions">
                <DropdownItem onClick={() => exportClient(client)}>{t("export")}</DropdownItem>
                {!isRealmClient(client) && (
                  <WriteItem
                    call="clients.del"
                    object={client}
                    testId="delete-client"
                    isDanger
                    onClick={() => void remove.one(client)}
                  >
                    {t("delete")}
                  </WriteItem>
                )}
              </ActionMenu>
            </FlexItem>
          </Flex>
        }
      />
      <RoutableTabs
        label={clientId}
        tabs={{
          settings: { testId: "clientSettingsTab", content: <ClientSettings client={client} /> },
          ...(seesSecret && { credentials: { content: <ClientCredentials client={client} /> } }),
          ...(seesEvents && { events: { testId: "events-tab", content: <AdminEvents path={`*clients/${id}*`} /> } }),
        }}
      />
    </>
  );
}
