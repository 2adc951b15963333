import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { Content, FormGroup, Radio } from "@patternfly/react-core";
import { useRef, useState } from "react";
import type { Failure } from "~/data/api/errors";
import { CERTIFICATE_PEM, type KeyValues } from "~/parts/certificates/keyFields";
import { certificateHelp, type SamlKey } from "~/features/clients/keys/samlKinds";
import { useImport } from "~/features/clients/keys/useImport";
import { useGenerateKey, useKeySwitch } from "~/features/clients/keys/useSamlKeys";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { FormDialog } from "~/kit/form/FormDialog";
import { CertificateBox } from "~/parts/certificates/CertificateBox";

interface Props {
  client: ClientRepresentation;
  kind: SamlKey;
  /** The one that the server has. */
  certificate: string | undefined;
  onClose: () => void;
}

const METHODS = ["generate", "import"] as const;

/** Asks for the key of a SAML client before it is put to use: the one that is there, a new one, or one from a file. */
export function EnableKeys({ client, kind, certificate, onClose }: Props) {
  const t = useT();
  const [method, setMethod] = useState<(typeof METHODS)[number]>("generate");
  const change = useKeySwitch(client, kind);
  // the key that was made here is there before it is read: another one would put the file that was saved out of use
  const [isMade, setMade] = useState(false);
  const generation = useGenerateKey(client, kind, () => setMade(true));
  const isBusy = change.running || generation.running;
  const { fields, ...upload } = useImport({
    client,
    attr: kind.attr,
    call: "clients.uploadKey",
    formats: [CERTIFICATE_PEM],
  });
  // of the switch, when the key was taken: no field is about it
  const refusal = useRef<Failure>(undefined);
  const isImport = method === "import";
  // without a key the client could no longer sign in anybody
  const enable = async () => (certificate || isMade ? undefined : await generation.run()) ?? change.run(true);
  const enableWith = async (values: KeyValues) => {
    const failure = await upload.send(values);
    if (failure) return failure;
    refusal.current = await change.run(true);
    return refusal.current;
  };
  const key = t(kind.label);
  return (
    <FormDialog
      id="enable-keys-form"
      variant="medium"
      title={t.ifThere("enableClientSignatureRequired", { key }) ?? t("enableClientSignatureRequiredModal")}
      fields={isImport ? fields : []}
      confirm="confirm"
      object={client}
      {...upload}
      send={enableWith}
      fieldOf={(failure, values) => (failure === refusal.current ? undefined : upload.fieldOf(failure, values))}
      // no field is about a refusal there
      {...(!isImport && { call: "clients.update", isBusy, send: enable, fieldOf: undefined })}
      onClose={onClose}
    >
      <Content component="p">{t.ifThere("enableClientSignatureRequiredExplain", { key })}</Content>
      <FormGroup role="radiogroup" label={t("selectMethod")} fieldId="selectMethodType" isInline>
        {METHODS.map((one) => (
          <Radio
            key={one}
            id={`selectMethodType-${one}`}
            name="selectMethodType"
            label={t(`selectMethodType.${one}`)}
            isChecked={method === one}
            onChange={() => setMethod(one)}
          />
        ))}
      </FormGroup>
      {!isImport && (
        <CertificateBox
          certificate={certificate ?? ""}
          fileName={`${client.clientId}.pem`}
          help={certificateHelp(t, kind)}
        />
      )}
      {!isImport && (
        <div>
          <WriteButton
            call="clients.generateKey"
            object={client}
            testId="generate"
            variant="secondary"
            isDisabled={isBusy}
            onClick={() => void generation.run()}
          >
            {t("generate")}
          </WriteButton>
        </div>
      )}
    </FormDialog>
  );
}
