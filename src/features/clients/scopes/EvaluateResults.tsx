import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { Tab, Tabs, TabTitleText, Title } from "@patternfly/react-core";
import type { ReactNode } from "react";
import { protocolOf } from "~/features/clients/client";
import { EffectiveMappers } from "~/features/clients/scopes/EffectiveMappers";
import { EffectiveRoles } from "~/features/clients/scopes/EffectiveRoles";
import { Example } from "~/features/clients/scopes/Example";
import { type Text, useT } from "~/i18n/useT";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { useListState } from "~/kit/list/useListState";
import { ErrorBoundary } from "~/kit/page/ErrorBoundary";
import { OPENID_CONNECT } from "~/parts/clients/protocols";
import { scrollNames } from "~/kit/page/RoutableTabs";

/** What is evaluated. */
export interface Evaluated {
  client: ClientRepresentation;
  /** The parameter `scope` of the request. */
  scope: string;
  /** Nobody where it is empty. */
  userId: string;
  /** Client ids, separated by blanks. */
  audience: string;
  /** Permissions that are missing to choose a user. */
  lacking: string[];
}

/** One kind of result. */
interface Result {
  testId: string;
  panelId: string;
  title: Text;
  help?: Text;
  content: ReactNode;
}

const tokens = [
  { kind: "access-token", label: "generatedAccessToken", id: "generated-access-token" },
  { kind: "id-token", label: "generatedIdToken", id: "generated-id-token" },
  { kind: "userinfo", label: "generatedUserInfo", id: "generated-user-info" },
] as const;

/** What the server makes for the protocol of a client; a SAML response since 26.7. */
function useExamples(evaluated: Evaluated): Result[] {
  const t = useT();
  const protocol = protocolOf(evaluated.client);
  if (protocol === OPENID_CONNECT)
    return tokens.map(({ kind, label, id }) => ({
      testId: `${id}-tab`,
      panelId: `tab-${id}`,
      title: label,
      help: `${label}Help`,
      content: (
        <Example
          key={kind}
          {...evaluated}
          kind={kind}
          label={label}
          none={{ title: t(`${label}No`), body: t(`${label}IsDisabled`) }}
        />
      ),
    }));
  const title = t.ifThere("generatedSamlResponse");
  if (protocol !== "saml" || !title) return [];
  const none = {
    title: t.ifThere("generatedSamlResponseNo") ?? "",
    body: t.ifThere("generatedSamlResponseIsDisabled") ?? "",
  };
  return [
    {
      testId: "generated-saml-response-tab",
      panelId: "tab-generated-saml-response",
      title: { text: title },
      content: <Example {...evaluated} kind="saml-response" label="generatedSamlResponse" none={none} />,
    },
  ];
}

/** Mappers and roles in force, and what the server makes of them: one at a time. */
export function EvaluateResults(evaluated: Evaluated) {
  const t = useT();
  const { filters, change } = useListState();
  const results: Result[] = [
    {
      testId: "effective-protocol-mappers-tab",
      panelId: "effectiveProtocolMappers",
      title: "effectiveProtocolMappers",
      help: "effectiveProtocolMappersHelp",
      content: <EffectiveMappers {...evaluated} />,
    },
    {
      testId: "effective-role-scope-mappings-tab",
      panelId: "effectiveRoleScopeMappings",
      title: "effectiveRoleScopeMappings",
      help: "effectiveRoleScopeMappingsHelp",
      content: <EffectiveRoles {...evaluated} />,
    },
    ...useExamples(evaluated),
  ];
  return (
    <Tabs
      id="tabs"
      isSubtab
      activeKey={results.some(({ panelId }) => panelId === filters.result) ? filters.result : results[0]?.panelId}
      aria-label={t("evaluate")}
      {...scrollNames(t)}
      mountOnEnter
      unmountOnExit
      onSelect={(_, key) => change({ filters: { result: String(key) } }, { replace: true })}
    >
      {results.map(({ testId, panelId, title, help, content }) => (
        <Tab key={panelId} eventKey={panelId} data-testid={testId} title={<TabTitleText>{t(title)}</TabTitleText>}>
          <div id={panelId}>
            <Title headingLevel="h2" size="lg" className="gh-evaluated">
              {t(title)} {help && <HelpIcon name={panelId} text={help} />}
            </Title>
            <ErrorBoundary>{content}</ErrorBoundary>
          </div>
        </Tab>
      ))}
    </Tabs>
  );
}
