import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { useAccess } from "~/data/access/access";
import { SEES_USERS } from "~/data/access/readers";
import { useCan } from "~/data/access/permissions";
import { AuthorizationExport } from "~/features/clients/authorization/AuthorizationExport";
import { AuthorizationSettings } from "~/features/clients/authorization/AuthorizationSettings";
import { AuthorizationEvaluate } from "~/features/clients/authorization/evaluate/AuthorizationEvaluate";
import { PermissionList } from "~/features/clients/authorization/permissions/PermissionList";
import { PolicyList } from "~/parts/authorization/policies/PolicyList";
import { ResourceList } from "~/features/clients/authorization/ResourceList";
import { ScopeList } from "~/features/clients/authorization/ScopeList";
import { useT } from "~/i18n/useT";
import { RoutableTabs } from "~/kit/page/RoutableTabs";

/** The authorization services of a client: what is protected and how the server decides about it. */
export function Authorization({ client }: { client: ClientRepresentation }) {
  const t = useT();
  const { id = "" } = client;
  const mayViewUsers = useAccess()(SEES_USERS).length === 0;
  const mayExport = useCan()("clients.importResource") === undefined;
  return (
    <RoutableTabs
      label={t("authorization")}
      inside="authorization"
      tabs={{
        settings: { testId: "authorizationSettings", content: <AuthorizationSettings id={id} /> },
        resources: { testId: "authorizationResources", content: <ResourceList id={id} /> },
        scopes: { testId: "authorizationScopes", content: <ScopeList id={id} /> },
        policies: { testId: "authorizationPolicies", content: <PolicyList id={id} /> },
        permissions: { testId: "authorizationPermissions", content: <PermissionList id={id} /> },
        // it is about a user
        ...(mayViewUsers && {
          evaluate: { testId: "authorizationEvaluate", content: <AuthorizationEvaluate client={client} /> },
        }),
        // the server gives it to those only who may import it
        ...(mayExport && { export: { testId: "authorizationExport", content: <AuthorizationExport id={id} /> } }),
      }}
    />
  );
}
