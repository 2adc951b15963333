import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import {
  Alert,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Stack,
  Title,
} from "@patternfly/react-core";
import { type Key, useT } from "~/i18n/useT";

/** Attributes of a client whose values nobody should read over a shoulder. */
const SECRET = /secret(?!\.authentication)|private\.key|authorizationHeader/;

/** Longest value of an attribute that is shown as a whole; certificates are longer. */
const LONGEST = 80;

/** An attribute in a line. */
function textOf([name, value]: [string, string]): string {
  if (SECRET.test(name)) return name;
  return `${name} = ${value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value}`;
}

interface Props {
  client: ClientRepresentation;
  /** Names of the realm's client scopes. */
  there: readonly (string | undefined)[];
}

/** What comes with a client that its form does not show, and which of its client scopes the realm lacks. */
export function ClientPreview({ client, there }: Props) {
  const t = useT();
  const { redirectUris = [], protocolMappers = [], attributes = {}, secret } = client;
  const { authenticationFlowBindingOverrides: flows = {} } = client;
  const { defaultClientScopes = [], optionalClientScopes = [] } = client;
  const scopes = [...defaultClientScopes, ...optionalClientScopes];
  const missing = scopes.filter((name) => !there.includes(name));
  const rows: [Key, string[]][] = [
    ["validRedirectUri", redirectUris],
    ["webOrigins", client.webOrigins ?? []],
    ["clientScopes", scopes.filter((name) => there.includes(name))],
    ["mappers", protocolMappers.map(({ name = "" }) => name)],
    ["attributes", Object.entries<string>(attributes).map(textOf)],
    // the server fails over a flow that the realm has not
    ["authenticationOverrides", Object.entries<string>(flows).flatMap((one) => (one[1] ? textOf(one) : []))],
    ["clientSecret", secret ? [t("gatehouse.importSecret")] : []],
  ];
  return (
    <Stack hasGutter component="section" aria-label={t("gatehouse.importPreview")} data-testid="import-preview">
      <Title headingLevel="h2">{t("gatehouse.importPreview")}</Title>
      {missing.length > 0 && (
        <Alert
          isInline
          variant="warning"
          title={t(["gatehouse.importScopesMissing", { scopes: missing.join(", ") }])}
          data-testid="import-missing"
        />
      )}
      <DescriptionList isHorizontal isCompact>
        {rows.map(
          ([label, values]) =>
            values.length > 0 && (
              <DescriptionListGroup key={label}>
                <DescriptionListTerm>{t(label)}</DescriptionListTerm>
                <DescriptionListDescription>
                  {values.map((value, index) => (
                    <div key={`${index} ${value}`}>
                      <bdi>{value}</bdi>
                    </div>
                  ))}
                </DescriptionListDescription>
              </DescriptionListGroup>
            ),
        )}
      </DescriptionList>
    </Stack>
  );
}
