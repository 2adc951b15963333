import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { ScopeSetup } from "~/features/clients/scopes/ScopeSetup";
import { useT } from "~/i18n/useT";
import { lazily } from "~/kit/page/lazily";
import { RoutableTabs } from "~/kit/page/RoutableTabs";

const Evaluate = lazily(() => import("~/features/clients/scopes/Evaluate").then((module) => module.Evaluate));

/** The client scopes of a client: which it has, and what comes of them. */
export function ClientScopes({ client }: { client: ClientRepresentation }) {
  const t = useT();
  return (
    <RoutableTabs
      inside="clientScopes"
      label={t("clientScopes")}
      tabs={{
        setup: { testId: "clientScopesSetupTab", content: <ScopeSetup client={client} /> },
        evaluate: { testId: "clientScopesEvaluateTab", content: <Evaluate client={client} /> },
      }}
    />
  );
}
