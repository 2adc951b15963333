import { EmptyState, EmptyStateBody } from "@patternfly/react-core";
import type { ExampleKind } from "~/data/api/extra";
import { unlessRefused, useLoad } from "~/data/query/useLoad";
import { protocolOf } from "~/features/clients/client";
import { ClaimList } from "~/features/clients/scopes/ClaimList";
import { claimsOf, configured, samlClaims } from "~/features/clients/scopes/claims";
import { effectiveMappers } from "~/features/clients/scopes/effective";
import type { Evaluated } from "~/features/clients/scopes/EvaluateResults";
import { useT } from "~/i18n/useT";
import { CopyButton } from "~/kit/controls/CopyButton";
import { Code } from "~/kit/form/kinds/Code";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";
import { Loading } from "~/kit/page/Loading";
import { useMapperTypes } from "~/parts/mappers/mapper";

interface Props extends Evaluated {
  kind: ExampleKind;
  /** Names its code in the page for automation. */
  label: string;
  /** Title and text while no user is chosen. */
  none: { title: string; body: string };
}

/** What the server makes for the chosen user: where each claim comes from, and the whole of it. */
export function Example({ lacking, ...props }: Props) {
  const t = useT();
  const { label, userId, none } = props;
  if (userId) return <Made {...props} />;
  return (
    <div id={label}>
      <EmptyState headingLevel="h2" titleText={none.title}>
        <EmptyStateBody>
          {lacking.length > 0 ? t(["gatehouse.missingPermission", { permissions: lacking.join(", ") }]) : none.body}
        </EmptyStateBody>
      </EmptyState>
    </div>
  );
}

function Made({ client, scope, userId, audience, kind, label }: Omit<Props, "lacking">) {
  const { id = "", attributes } = client;
  const { types } = useMapperTypes(protocolOf(client));
  const query = { scope, userId, ...(kind === "access-token" && audience && { audience }) };
  const { data, loading, error, refresh } = useLoad(["example", id, kind, query], async (read) => {
    const [{ made }, mappers, scopes] = await Promise.all([
      read("clients.example", { id, kind, ...query }),
      effectiveMappers(read, client, scope),
      unlessRefused(read("clientScopes.find")),
    ]);
    return { made, mappers, scopes: scopes ?? [] };
  });
  if (error) return <ErrorAlert error={error} retry={refresh} />;
  if (!data) return <Loading />;
  const { made, mappers, scopes } = data;
  const isText = typeof made === "string";
  const code = isText ? made : JSON.stringify(made, null, 2);
  const isLightweight = attributes?.["client.use.lightweight.access.token.enabled"] === "true";
  const writers = configured(mappers, scopes, client, types);
  return (
    <div aria-busy={loading}>
      <ClaimList {...claimsOf(isText ? samlClaims(made) : made, writers, kind, isLightweight)} kind={kind} />
      <div id={label}>
        <CopyButton id="code" text={code} />
        <Code id={`text-area-${label}`} aria-label={label} value={code} height="30rem" isReadOnly />
      </div>
    </div>
  );
}
