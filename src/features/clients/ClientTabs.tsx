import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { Label, Tooltip } from "@patternfly/react-core";
import InfoCircleIcon from "@patternfly/react-icons/dist/esm/icons/info-circle-icon";
import { useState } from "react";
import { type Rule, useAccess } from "~/data/access/access";
import { SEES_USERS } from "~/data/access/readers";
import { useData } from "~/data/query/cache";
import { useRealmRepresentation } from "~/data/query/realm";
import { hasFeature } from "~/data/access/features";
import { WritesOf } from "~/data/access/permissions";
import { useServerInfo } from "~/data/query/serverInfo";
import { isRealmClient, protocolOf } from "~/features/clients/client";
import { ClientActions } from "~/features/clients/ClientActions";
import { ClientSettings } from "~/features/clients/ClientSettings";
import { receivesEvents } from "~/features/clients/capability/newerCapabilities";
import { useT } from "~/i18n/useT";
import { lazily } from "~/kit/page/lazily";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { RoutableTabs } from "~/kit/page/RoutableTabs";
import { Permissions } from "~/parts/users/Permissions";
import { OPENID_CONNECT, protocolText } from "~/parts/clients/protocols";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

const ClientCredentials = lazily(() =>
  import("~/features/clients/credentials/ClientCredentials").then((module) => module.ClientCredentials),
);
const ClientRoles = lazily(() => import("~/features/clients/ClientRoles").then((module) => module.ClientRoles));
const ClientSessions = lazily(() =>
  import("~/features/clients/ClientSessions").then((module) => module.ClientSessions),
);
const ClientKeys = lazily(() => import("~/features/clients/keys/ClientKeys").then((module) => module.ClientKeys));
const ClientScopes = lazily(() =>
  import("~/features/clients/scopes/ClientScopes").then((module) => module.ClientScopes),
);
const Authorization = lazily(() =>
  import("~/features/clients/authorization/Authorization").then((module) => module.Authorization),
);
const ClientEvents = lazily(() => import("~/features/clients/ClientEvents").then((module) => module.ClientEvents));
const ServiceAccount = lazily(() =>
  import("~/features/clients/ServiceAccount").then((module) => module.ServiceAccount),
);
const SharedSignals = lazily(() =>
  import("~/features/clients/ssf/SharedSignals").then((module) => module.SharedSignals),
);
const ClientAdvanced = lazily(() =>
  import("~/features/clients/advanced/ClientAdvanced").then((module) => module.ClientAdvanced),
);

/** One client of the realm. All tabs but the first load when opened. */
export default function ClientTabs() {
  const t = useT();
  const { id = "" } = usePlace().params;
  const client = useData("clients.findOne", { id });
  const { clientId = "" } = client;
  const tabs = useClientTabs(client);
  return (
    <>
      <PageHeading
        title={clientId}
        subtitle={t("clientsExplain")}
        badges={
          client.bearerOnly ? (
            <Tooltip
              position="bottom-end"
              content={<span data-testid="bearer-only-explainer-tooltip">{t("explainBearerOnly")}</span>}
            >
              <Label tabIndex={0} data-testid="bearer-only-explainer-label" icon={<InfoCircleIcon />}>
                {t(protocolText(protocolOf(client)))}
              </Label>
            </Tooltip>
          ) : (
            <Label>{t(protocolText(protocolOf(client)))}</Label>
          )
        }
        actions={<ClientActions client={client} />}
      />
      <RoutableTabs label="client-tabs" testId="client-tabs" tabs={tabs} />
    </>
  );
}

/** The tabs of a client as it was saved, by what it can do and what the administrator may see. */
function useClientTabs(client: ClientRepresentation) {
  const access = useAccess();
  // the server tells it once: it outlives its tab
  const [token, setToken] = useState("");
  const can = (rule: Rule) => access(rule).length === 0;
  const realm = useRealmRepresentation();
  const { adminPermissionsClient } = realm;
  const info = useServerInfo();
  const isLegacy = hasFeature(info, "ADMIN_FINE_GRAINED_AUTHZ");
  const seesAuthorization = can({ any: ["view-authorization", "manage-authorization"] });
  const protocol = protocolOf(client);
  const isConfidential = client.publicClient !== true && !isRealmClient(client);
  const mayView = can("view-clients") || client.access?.view === true;
  return {
    settings: { testId: "clientSettingsTab", content: <ClientSettings client={client} /> },
    ...((protocol === "saml" || (protocol === OPENID_CONNECT && isConfidential)) && {
      keys: { testId: "keysTab", content: <ClientKeys client={client} /> },
    }),
    ...(isConfidential &&
      mayView && { credentials: { content: <ClientCredentials client={client} token={token} onToken={setToken} /> } }),
    roles: { testId: "rolesTab", content: <ClientRoles client={client} /> },
    ...(client.bearerOnly !== true &&
      !isRealmClient(client) &&
      mayView && { clientScopes: { testId: "clientScopesTab", content: <ClientScopes client={client} /> } }),
    ...(client.authorizationServicesEnabled === true &&
      adminPermissionsClient?.id !== client.id &&
      seesAuthorization && {
        authorization: {
          testId: "authorizationTab",
          content: (
            <WritesOf object={client}>
              <Authorization client={client} />
            </WritesOf>
          ),
        },
      }),
    ...(client.serviceAccountsEnabled &&
      can(SEES_USERS) && {
        serviceAccount: { testId: "serviceAccountTab", content: <ServiceAccount client={client} /> },
      }),
    sessions: { testId: "sessionsTab", content: <ClientSessions client={client} /> },
    ...(isLegacy &&
      seesAuthorization &&
      (can("manage-clients") || client.access?.manage === true) && {
        permissions: { testId: "permissionsTab", content: <ClientPermissions client={client} /> },
      }),
    advanced: { testId: "advancedTab", content: <ClientAdvanced client={client} /> },
    ...(receivesEvents(client, realm, info) && {
      ssf: {
        testId: "ssfTab",
        content: (
          <WritesOf object={client}>
            <SharedSignals client={client} />
          </WritesOf>
        ),
      },
    }),
    ...(can("view-events") && { events: { testId: "events-tab", content: <ClientEvents client={client} /> } }),
  };
}

/** Who may manage a client, in the first model: `GET` and `PUT clients/{id}/management/permissions`. */
function ClientPermissions({ client: { id = "" } }: { client: ClientRepresentation }) {
  return (
    <Permissions
      type="clients"
      permissions={useData("clients.listFineGrainPermissions", { id })}
      call="clients.updateFineGrainPermission"
      set={(call, enabled) => call("clients.updateFineGrainPermission", { id }, { enabled })}
    />
  );
}
