import type CertificateRepresentation from "@keycloak/keycloak-admin-client/lib/defs/certificateRepresentation";
import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { Card, CardBody, CardTitle, Content, PageSection, FormGroup } from "@patternfly/react-core";
import { useMemo, useState, useId } from "react";
import { useWatch } from "react-hook-form";
import { labelled } from "~/i18n/serverWords";
import { CertificateBox, KeyText } from "~/parts/certificates/CertificateBox";
import type { Failure } from "~/data/api/errors";
import { useData } from "~/data/query/cache";
import { attribute, type ClientValues } from "~/features/clients/client";
import { attributeSwitch } from "~/features/clients/clientFields";
import { ImportKeys } from "~/features/clients/keys/ImportKeys";
import { PLAIN_FORMATS } from "~/parts/certificates/keyFields";
import { GenerateKeys } from "~/features/clients/keys/KeystoreDialog";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { EditForm } from "~/kit/form/EditForm";
import { fromFormMap, toFormMap } from "~/kit/form/fieldProps";
import type { FieldSpec } from "~/kit/form/Inputs";
import { useEdit } from "~/kit/form/useEdit";
import { isEmpty, isOn } from "~/kit/form/values";

type Values = Pick<ClientValues, "attributes">;

const ATTR = "jwt.credential";
const byUrl = attribute("use.jwks.url");

const toForm = ({ attributes }: ClientRepresentation): Values => ({ attributes: toFormMap(attributes) });
const toObject = ({ attributes }: Values) => ({ attributes: fromFormMap(attributes) });

const isByUrl = ({ attributes }: ClientRepresentation) => isOn(attributes?.["use.jwks.url"]);

/**
 * A client whose keys come from somewhere else than before. A set of keys that was imported has a switch of its own, which
 * the server wants off while the keys are read from an address; the set stays, and is in use again afterwards.
 */
function withOneSource(next: ClientRepresentation, before: ClientRepresentation): ClientRepresentation {
  if (isByUrl(next) === isByUrl(before) || isEmpty(next.attributes?.["jwks.string"])) return next;
  return { ...next, attributes: { ...next.attributes, "use.jwks.string": String(!isByUrl(next)) } };
}

/** The address is the only one that the server checks here; it says so in English, among what it says of other fields. */
const refusedAddress = ({ description = "" }: Failure) =>
  description.includes("JWKS URL") ? attribute("jwks.url") : undefined;

const fieldsOf = (client: ClientRepresentation, key: CertificateRepresentation): FieldSpec<Values>[] => [
  attributeSwitch("use.jwks.url", "useJwksUrl"),
  {
    kind: "custom",
    name: attribute(`${ATTR}.certificate`),
    label: "certificate",
    render: () => <ClientKey client={client} {...key} />,
    when: { name: byUrl, is: (value) => !isOn(value) },
  },
  {
    kind: "text",
    type: "url",
    name: attribute("jwks.url"),
    ...labelled("jwksUrl"),
    when: { name: byUrl, is: isOn },
  },
];

/** The keys of an OpenID Connect client that signs: where they are published, or which one the server keeps. */
export function OidcKeys({ client }: { client: ClientRepresentation }) {
  const t = useT();
  const { id = "" } = client;
  const key = useData("clients.getKeyInfo", { id, attr: ATTR });
  const fields = useMemo(() => fieldsOf(client, key), [client, key]);
  const [dialog, setDialog] = useState<"generate" | "import">();
  const edit = useEdit({
    name: "client keys",
    object: client,
    toForm,
    toObject,
    call: "clients.update",
    read: (call) => call("clients.findOne", { id }),
    write: (call, next, _, before) => call("clients.update", { id }, withOneSource(next, before)),
    fieldOf: refusedAddress,
    done: "clientSaveSuccess",
    failed: "clientSaveError",
  });
  const readsUrl = isOn(useWatch({ control: edit.form.control, name: byUrl }));
  const props = { client, attr: ATTR, onClose: () => setDialog(undefined) };
  const button = { object: client, variant: "secondary" } as const;
  return (
    <PageSection>
      <Card isCompact>
        <CardTitle component="h2">{t("jwksUrlConfig")}</CardTitle>
        <CardBody>
          <Content component="p">{t("keysIntro")}</Content>
        </CardBody>
        <CardBody>
          <EditForm
            edit={edit}
            fields={fields}
            testIds={{ save: "saveKeys" }}
            buttons={
              <>
                <WriteButton
                  {...button}
                  call="clients.generateAndDownloadKey"
                  testId="generate"
                  onClick={() => setDialog("generate")}
                >
                  {t("generateNewKeys")}
                </WriteButton>
                <WriteButton
                  {...button}
                  call="clients.uploadCertificate"
                  testId="import"
                  isDisabled={readsUrl}
                  onClick={() => setDialog("import")}
                >
                  {t("import")}
                </WriteButton>
              </>
            }
          />
        </CardBody>
      </Card>
      {dialog === "generate" && <GenerateKeys {...props} />}
      {dialog === "import" && (
        <ImportKeys
          {...props}
          call="clients.uploadCertificate"
          title={t("importKeys")}
          formats={PLAIN_FORMATS}
          formatId="keystoreFormat"
        />
      )}
    </PageSection>
  );
}

interface ClientKeyProps extends CertificateRepresentation {
  client: ClientRepresentation;
}

/** The key that the server keeps of a client: a certificate, a set of keys, or a bare key. */
function ClientKey({ client, certificate, publicKey, jwks }: ClientKeyProps) {
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
