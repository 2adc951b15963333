import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useData } from "~/data/query/cache";
import { useServerInfo } from "~/data/query/serverInfo";
import { apply, changesBetween } from "~/data/write/merge";
import { capabilityFields } from "~/features/clients/capability/capabilities";
import { attribute, type ClientValues, newClient, protocolOf, toForm, toObject } from "~/features/clients/client";
import { attributeSwitch, generalFields, isNotSaml, isSaml } from "~/features/clients/clientFields";
import { createAsIs } from "~/features/clients/copying/createAsIs";
import { ClientFile, type ImportFile } from "~/features/clients/importing/ClientFile";
import { ClientPreview } from "~/features/clients/importing/ClientPreview";
import { refusedField } from "~/features/clients/refusedField";
import { useT } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import type { FieldSpec } from "~/kit/form/Inputs";
import { useEdit } from "~/kit/form/useEdit";
import { PageHeading } from "~/kit/page/Page";
import { OPENID_CONNECT } from "~/parts/clients/protocols";
import { to } from "~/routes";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

/** What the form of an import shows: the file, and what can still be changed of its client. */
interface Values extends ClientValues {
  file: ImportFile;
}

const noFile: ImportFile = { name: "", text: "", isRead: false };
const shown = (client: ClientRepresentation): Values => ({ ...toForm(client), file: noFile });
const kept = ({ file, ...values }: Values) => ({ ...toObject(values), file });

/** A file holds secrets, and so do attributes that come with it: they never reach the draft. */
const secret = [
  "file.text",
  ...[
    "saml.signing.private.key",
    "saml.encryption.private.key",
    "client.secret.rotated",
    "ssf.stream.delivery.authorizationHeader",
  ].map(attribute),
];

/** What the form shows of a client's access: where a file says nothing the server would take something else. */
const switchesOf = (client: ClientRepresentation, values: ClientValues): ClientRepresentation => {
  if (protocolOf(client) === "saml") return { attributes: { "saml.client.signature": "false", ...client.attributes } };
  if (protocolOf(client) !== OPENID_CONNECT || client.bearerOnly) return {};
  const { publicClient, standardFlowEnabled, directAccessGrantsEnabled, implicitFlowEnabled } = values;
  return { publicClient, standardFlowEnabled, directAccessGrantsEnabled, implicitFlowEnabled };
};

const fieldsOf = (info: ServerInfoRepresentation): FieldSpec<ClientValues>[] => [
  ...generalFields,
  { kind: "text", name: "protocol", label: "type", isDisabled: true },
  ...capabilityFields(info).map((field) => ({ when: isNotSaml, ...field })),
  { ...attributeSwitch("saml.encrypt", "encryptAssertions"), when: isSaml },
  { ...attributeSwitch("saml.client.signature", "clientSignature"), when: isSaml },
];

/**
 * A client from a file: what the form shows is put over what the file holds, which is made with everything else in it
 * (`POST clients`).
 */
export default function ClientImport() {
  const t = useT();
  const navigate = useNavigate();
  const info = useServerInfo();
  const scopes = useData("clientScopes.find").map(({ name }) => name);
  const [imported, setImported] = useState<ClientRepresentation>();
  const edit = useEdit({
    name: "import client",
    object: newClient,
    toForm: shown,
    toObject: kept,
    secret,
    call: "clients.create",
    write: (call, _, { file: _file, ...values }) => {
      const base = imported ?? newClient;
      const made = apply(base, changesBetween(toObject(toForm(base)), toObject(values)));
      return createAsIs(call, { ...made, ...switchesOf(made, values) });
    },
    onSaved: (id) => navigate(to("client", { id, tab: "settings" })),
    fieldOf: refusedField(t),
    done: "clientImportSuccess",
    failed: "clientImportError",
  });
  const { form } = edit;
  const read = () => {
    const { file: _file, ...then } = structuredClone(form.getValues());
    return (client?: ClientRepresentation) => {
      // without a file the form is as it began; what was typed before one was read stays
      if (!client && !imported) return;
      setImported(client);
      const { file, ...now } = form.getValues();
      // the server may take its time to read a file: what was typed meanwhile stays
      const values = apply(toForm(client ?? newClient), changesBetween(then, now));
      form.reset({ ...values, file: { ...file, isRead: client !== undefined } }, { keepDefaultValues: true });
    };
  };
  const file: FieldSpec<Values> = {
    kind: "custom",
    name: "file",
    label: "resourceFile",
    render: () => (
      <>
        <ClientFile onRead={read} />
        {imported && <ClientPreview client={imported} there={scopes} />}
      </>
    ),
  };
  return (
    <>
      <PageHeading title={t("importClient")} subtitle={t("clientsExplain")} />
      <FormPage edit={edit} fields={[file, ...fieldsOf(info)]} cancelTo={to("clients")} />
    </>
  );
}
