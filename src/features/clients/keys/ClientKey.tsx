import type CertificateRepresentation from "@keycloak/keycloak-admin-client/lib/defs/certificateRepresentation";
import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { Content, FormGroup } from "@patternfly/react-core";
import { useId } from "react";
import { useT } from "~/i18n/useT";
import { CertificateBox, KeyText } from "~/parts/certificates/CertificateBox";

interface Props extends CertificateRepresentation {
  client: ClientRepresentation;
}

/** The key that the server keeps of a client: a certificate, a set of keys, or a bare key. */
export function ClientKey({ client, certificate, publicKey, jwks }: Props) {
  const t = useT();
  const id = useId();
  if (certificate)
    return <CertificateBox certificate={certificate} fileName={`${client.clientId}.pem`} help="certificateHelp" />;
  const text = jwks ?? publicKey;
  if (!text) return <Content component="p">{t("gatehouse.noClientKey")}</Content>;
  const label = jwks ? "publicKeys" : "publicKey";
  return (
    <FormGroup label={t(label)} fieldId={id}>
      <KeyText id={id} label={label} text={text} />
    </FormGroup>
  );
}
