import { byRight } from "~/data/access/permissions";
import type CertificateRepresentation from "@keycloak/keycloak-admin-client/lib/defs/certificateRepresentation";
import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { Card, CardBody, CardTitle, Content, Flex, Form, PageSection, Stack } from "@patternfly/react-core";
import { useState } from "react";
import { useAllData } from "~/data/query/cache";
import { EnableKeys } from "~/features/clients/keys/EnableKeys";
import { ImportKeys } from "~/features/clients/keys/ImportKeys";
import { CERTIFICATE_PEM } from "~/parts/certificates/keyFields";
import { KeySwitch } from "~/features/clients/keys/KeySwitch";
import { ExportKeys } from "~/features/clients/keys/KeystoreDialog";
import { certificateHelp, encryption, type SamlKey, signing } from "~/features/clients/keys/samlKinds";
import { useGenerateKey, useKeySwitch } from "~/features/clients/keys/useSamlKeys";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { confirm } from "~/kit/dialog/confirm";
import { CertificateBox } from "~/parts/certificates/CertificateBox";

/** The keys of a SAML client: what it signs with, and what the server encrypts with for it. */
export function SamlKeys({ client }: { client: ClientRepresentation }) {
  const { id = "" } = client;
  const [signs, encrypts] = useAllData(
    ["clients.getKeyInfo", { id, attr: signing.attr }],
    ["clients.getKeyInfo", { id, attr: encryption.attr }],
  );
  return (
    <PageSection>
      <Stack hasGutter>
        <KeyPanel client={client} kind={signing} info={signs} />
        <KeyPanel client={client} kind={encryption} info={encrypts} />
      </Stack>
    </PageSection>
  );
}

interface PanelProps {
  client: ClientRepresentation;
  kind: SamlKey;
  info: CertificateRepresentation;
}

function KeyPanel({ client, kind, info: { certificate } }: PanelProps) {
  const t = useT();
  const { attributes = {} } = client;
  const [isEnabling, setEnabling] = useState(false);
  const change = useKeySwitch(client, kind);
  const isOn = attributes[kind.attribute] === "true";
  const isByUrl = attributes["saml.useMetadataDescriptorUrl"] === "true";
  const disable = async () => {
    const key = t(kind.label);
    const yes = await confirm({
      title: ["disableSigning", { key }],
      body: ["disableSigningExplain", { key }],
      label: "yes",
      danger: true,
    });
    if (yes) await change.run(false);
  };
  const turn = (on: boolean) => {
    if (!on) void disable();
    else if (isByUrl) void change.run(true);
    else setEnabling(true);
  };
  return (
    <Card isCompact>
      <CardTitle component="h2">{t(kind.title)}</CardTitle>
      <CardBody>
        <Content component="p">{t(kind.text)}</Content>
      </CardBody>
      <CardBody>
        <Form onSubmit={(event) => event.preventDefault()}>
          <KeySwitch client={client} kind={kind} isOn={isOn} isBusy={change.running} onChange={turn} />
          {isOn && !isByUrl && certificate && (
            <CertificateBox
              certificate={certificate}
              fileName={`${client.clientId}.pem`}
              help={certificateHelp(t, kind)}
            />
          )}
          {isOn && !isByUrl && <KeyActions client={client} kind={kind} hasKey={certificate !== undefined} />}
        </Form>
      </CardBody>
      {isEnabling && (
        <EnableKeys client={client} kind={kind} certificate={certificate} onClose={() => setEnabling(false)} />
      )}
    </Card>
  );
}

/** What can be done with a key, and in its place where there is none. */
function KeyActions({ client, kind, hasKey }: Omit<PanelProps, "info"> & { hasKey: boolean }) {
  const t = useT();
  const [dialog, setDialog] = useState<"import" | "export">();
  const generation = useGenerateKey(client, kind);
  const regenerate = async () => {
    const words = kind === encryption && t.ifThere("reGenerateEncryption");
    const explanation = kind === encryption && t.ifThere("reGenerateEncryptionExplain");
    const yes = await confirm({
      title: words ? { text: words } : "reGenerateSigning",
      body: explanation ? { text: explanation } : "reGenerateSigningExplain",
      label: "yes",
      danger: true,
    });
    if (yes) await generation.run();
  };
  const props = { client, attr: kind.attr, onClose: () => setDialog(undefined) };
  const button = { object: client, variant: "secondary" } as const;
  return (
    <Flex>
      <WriteButton
        {...button}
        call="clients.generateKey"
        isDisabled={generation.running}
        onClick={() => void regenerate()}
      >
        {t("regenerate")}
      </WriteButton>
      <WriteButton {...button} call="clients.uploadKey" onClick={() => setDialog("import")}>
        {t("importKey")}
      </WriteButton>
      {hasKey && (
        <WriteButton
          {...button}
          object={byRight(client, "view")}
          call="clients.downloadKey"
          onClick={() => setDialog("export")}
        >
          {t("export")}
        </WriteButton>
      )}
      {dialog === "import" && (
        <ImportKeys {...props} call="clients.uploadKey" title={t("importKey")} formats={[CERTIFICATE_PEM]} />
      )}
      {dialog === "export" && <ExportKeys {...props} />}
    </Flex>
  );
}
