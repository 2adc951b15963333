import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { useCan } from "~/data/access/permissions";
import { AuthorizationExport } from "~/features/clients/authorization/AuthorizationExport";
import { AuthorizationSettings } from "~/features/clients/authorization/AuthorizationSettings";
import { ResourceList } from "~/features/clients/authorization/ResourceList";
import { ScopeList } from "~/features/clients/authorization/ScopeList";
import { useT } from "~/i18n/useT";
import { RoutableTabs } from "~/kit/page/RoutableTabs";

/** The authorization services of a client: what is protected and how the server decides about it. */
export function Authorization({ client: { id = "" } }: { client: ClientRepresentation }) {
  const t = useT();
  const mayExport = useCan()("clients.importResource") === undefined;
  return (
    <RoutableTabs
      label={t("authorization")}
      inside="authorization"
      tabs={{
        settings: { testId: "authorizationSettings", content: <AuthorizationSettings id={id} /> },
        resources: { testId: "authorizationResources", content: <ResourceList id={id} /> },
        scopes: { testId: "authorizationScopes", content: <ScopeList id={id} /> },
        // the server gives it to those only who may import it
        ...(mayExport && { export: { testId: "authorizationExport", content: <AuthorizationExport id={id} /> } }),
      }}
    />
  );
}
