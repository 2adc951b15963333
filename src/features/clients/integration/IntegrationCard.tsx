import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import {
  Button,
  Card,
  CardBody,
  CardHeader,
  CardTitle,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Flex,
  Stack,
} from "@patternfly/react-core";
import TimesIcon from "@patternfly/react-icons/dist/esm/icons/times-icon";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useRealmAddress } from "~/data/query/realm";
import { protocolOf } from "~/features/clients/client";
import { AdapterDialog } from "~/features/clients/integration/AdapterDialog";
import { endpointsOf, environmentOf, signInAddress } from "~/features/clients/integration/endpoints";
import { useFormats } from "~/features/clients/integration/useFormats";
import { useT } from "~/i18n/useT";
import { CopyButton } from "~/kit/controls/CopyButton";
import { saveFile } from "~/kit/controls/saveFile";
import { Code } from "~/kit/form/kinds/Code";
import { OPENID_CONNECT } from "~/parts/clients/protocols";

/** What an application needs to know of the server and of its client, to copy, to save and to try. */
export function IntegrationCard({ client }: { client: ClientRepresentation }) {
  const t = useT();
  const [, setParams] = useSearchParams();
  const [isDownloading, setDownloading] = useState(false);
  const issuer = useRealmAddress();
  const signIn = signInAddress(client, issuer);
  const hasFormats = useFormats(client).length > 0;
  return (
    <Card isCompact data-testid="integration">
      <CardHeader
        actions={{
          actions: (
            <Button variant="plain" aria-label={t("close")} icon={<TimesIcon />} onClick={() => setParams({})} />
          ),
        }}
      >
        <CardTitle component="h2">{t("gatehouse.integration")}</CardTitle>
      </CardHeader>
      <CardBody>
        <Stack hasGutter>
          <DescriptionList isCompact columnModifier={{ md: "2Col" }}>
            {endpointsOf(client, issuer).map(([label, address]) => (
              <DescriptionListGroup key={label}>
                <DescriptionListTerm>{t(label)}</DescriptionListTerm>
                <DescriptionListDescription>
                  <bdi className="gh-wrap">{address}</bdi> <CopyButton id={label} text={address} isInline />
                </DescriptionListDescription>
              </DescriptionListGroup>
            ))}
          </DescriptionList>
          {protocolOf(client) === OPENID_CONNECT && (
            <Environment client={client} text={environmentOf(client, issuer)} />
          )}
          <Flex>
            {hasFormats && (
              <Button variant="secondary" onClick={() => setDownloading(true)}>
                {t("downloadAdapterConfig")}
              </Button>
            )}
            {signIn && (
              <Button component="a" variant="secondary" href={signIn} target="_blank" rel="noreferrer">
                {t("gatehouse.integrationTest")}
              </Button>
            )}
          </Flex>
        </Stack>
        {isDownloading && <AdapterDialog client={client} onClose={() => setDownloading(false)} />}
      </CardBody>
    </Card>
  );
}

/** The environment file of an application. */
function Environment({ client, text }: { client: ClientRepresentation; text: string }) {
  const t = useT();
  return (
    <div>
      <Flex>
        <strong>{t("gatehouse.integrationEnvironment")}</strong>
        <CopyButton id="environment" text={text} />
        <Button variant="link" isInline onClick={() => saveFile(".env", [text], "text/plain")}>
          {t("download")}
        </Button>
      </Flex>
      <Code id="environment" aria-label={t("gatehouse.integrationEnvironment")} value={text} height="7rem" isReadOnly />
      {!client.publicClient && <small>{t("gatehouse.integrationSecret")}</small>}
    </div>
  );
}
