import { Label } from "@patternfly/react-core";
import { useAccess } from "~/data/access/access";
import { useData } from "~/data/query/cache";
import { useRealmRepresentation } from "~/data/query/realm";
import { isRealmClient, protocolOf } from "~/features/clients/client";
import { ClientCredentials } from "~/features/clients/credentials/ClientCredentials";
import { ClientActions } from "~/features/clients/ClientActions";
import { ClientSettings } from "~/features/clients/ClientSettings";
import { useT } from "~/i18n/useT";
import { lazily } from "~/kit/page/lazily";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { RoutableTabs } from "~/kit/page/RoutableTabs";
import { protocolText } from "~/parts/clients/protocols";

const AdminEvents = lazily(() => import("~/parts/events/AdminEvents").then((module) => module.AdminEvents));

/** One client of the realm. */
export default function ClientTabs() {
  const t = useT();
  const { id = "" } = usePlace().params;
  const client = useData("clients.findOne", { id });
  const { clientId = "" } = client;
  const may = useAccess();
  const { adminEventsEnabled } = useRealmRepresentation();
  const seesEvents = may("view-events").length === 0 && adminEventsEnabled === true;
  const seesSecret =
    client.publicClient !== true &&
    !isRealmClient(client) &&
    (may("view-clients").length === 0 || client.access?.view === true);
  return (
    <>
      <PageHeading
        title={clientId}
        badges={
          <Label data-testid={client.bearerOnly ? "bearer-only-explainer-label" : undefined}>
            {t(protocolText(protocolOf(client)))}
          </Label>
        }
        actions={<ClientActions client={client} />}
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
