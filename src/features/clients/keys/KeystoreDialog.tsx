import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type KeyStoreConfig from "@keycloak/keycloak-admin-client/lib/defs/keystoreConfig";
import { Content } from "@patternfly/react-core";
import { useForm } from "react-hook-form";
import { useServerInfo } from "~/data/query/serverInfo";
import { useRealm } from "~/data/query/useRealm";
import { byRight } from "~/data/access/permissions";
import { useAction } from "~/data/write/action";
import { exportFields, generateFields, keystoreName, keyValues, type KeyValues } from "~/parts/certificates/keyFields";
import { useT } from "~/i18n/useT";
import { saveFile } from "~/kit/controls/saveFile";
import { FormDialog } from "~/kit/form/FormDialog";

interface Props {
  client: ClientRepresentation;
  /** Which of the client's keys, e.g. `saml.signing`. */
  attr: string;
  onClose: () => void;
}

/** Makes a new key of an OpenID Connect client; its private part is in the key store that is saved here, nowhere else. */
export function GenerateKeys({ client, attr, onClose }: Props) {
  const t = useT();
  const { id = "", clientId = "" } = client;
  const types = useServerInfo().cryptoInfo?.supportedKeystoreTypes ?? [];
  const fields = generateFields(t, types);
  const form = useForm({ defaultValues: keyValues(types, { keyAlias: clientId }), mode: "onChange" });
  const generation = useAction(
    async (call, { file: _file, realmAlias: _alias, keySize, validity, ...config }: KeyValues) => {
      const hasSize = fields.some(({ name }) => name === "keySize");
      const query: KeyStoreConfig = { ...config, ...(hasSize && { keySize: Number(keySize), validity }) };
      const store = await call("clients.generateAndDownloadKey", { id, attr }, query);
      saveFile(keystoreName(config.format), [store], "application/octet-stream");
    },
    { done: "generateSuccess", failed: "generateError" },
  );
  return (
    <FormDialog
      id="generate-keys-form"
      variant="medium"
      title={t("generateKeys")}
      form={form}
      fields={fields}
      confirm="generate"
      call="clients.generateAndDownloadKey"
      object={client}
      send={generation.run}
      onClose={onClose}
    >
      <Content component="p">{t("generateKeysDescription")}</Content>
    </FormDialog>
  );
}

/** Saves the key of a SAML client in a key store. */
export function ExportKeys({ client, attr, onClose }: Props) {
  const t = useT();
  const { id = "" } = client;
  const realmAlias = useRealm();
  const types = useServerInfo().cryptoInfo?.supportedKeystoreTypes ?? [];
  const form = useForm({ defaultValues: keyValues(types, { realmAlias }), mode: "onChange" });
  const download = useAction(
    async (call, { format, keyAlias, keyPassword, storePassword, realmAlias }: KeyValues) => {
      const config = { format, keyAlias, keyPassword, storePassword, realmAlias };
      saveFile(
        keystoreName(format),
        [await call("clients.downloadKey", { id, attr }, config)],
        "application/octet-stream",
      );
    },
    { done: "samlKeysExportSuccess", failed: "samlKeysExportError" },
  );
  return (
    <FormDialog
      id="export-saml-key-form"
      variant="medium"
      title={t("exportSamlKeyTitle")}
      form={form}
      fields={exportFields(types)}
      confirm="export"
      call="clients.downloadKey"
      object={byRight(client, "view")}
      send={download.run}
      onClose={onClose}
    />
  );
}
