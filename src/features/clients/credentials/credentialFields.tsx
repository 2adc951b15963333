import { Alert } from "@patternfly/react-core";
import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import { attribute, type ClientValues } from "~/features/clients/client";
import { ClientSecret } from "~/features/clients/credentials/ClientSecret";
import { attributeSwitch } from "~/features/clients/clientFields";
import type { Translate } from "~/i18n/i18n";
import { labelled, serverWords } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import type { FieldSpec, When } from "~/kit/form/Inputs";
import { textIn } from "~/kit/form/values";
import { fieldsNamed } from "~/parts/providerSettings/ProviderSettings";
import { secretsIn } from "~/parts/providerSettings/settingTypes";

/** Says words of the server in the administrator's language. */
type ServerText = Parameters<typeof fieldsNamed>[1];

/** What the form of a client's credentials shows. */
export interface CredentialValues extends Pick<ClientValues, "attributes"> {
  clientAuthenticatorType: string;
  secret: string;
}

/** A way in which clients prove who they are, as the server lists it. */
export interface Authenticator {
  id?: string;
  displayName?: string;
  supportsSecret?: boolean;
}

const by = (...types: string[]): When<CredentialValues> => ({
  name: "clientAuthenticatorType",
  is: (value) => types.includes(textIn(value)),
});

const JWT = "client-jwt";
const SECRET_JWT = "client-secret-jwt";
const X509 = "client-x509";

/** How the client sends its secret: in any way, or in one only. */
const METHOD = {
  kind: "select",
  name: attribute("client.secret.authentication.allowed.method"),
  options: [
    { key: "", value: "any" },
    ...["client_secret_basic", "client_secret_post"].map((key) => ({ key, value: { text: key } })),
  ],
  when: by("client-secret"),
} satisfies Partial<FieldSpec<CredentialValues>>;

const MAX_EXP = attribute("token.endpoint.auth.signing.max.exp");

/** Who must have issued the certificate of the client. */
const AUTHORITY = {
  kind: "text",
  required: true,
  name: attribute("x509.casubjectdn"),
  when: by(X509),
} satisfies Partial<FieldSpec<CredentialValues>>;

/** What the server wants to know for authenticators that the console does not know otherwise, as server info says. */
const described = ({ componentTypes }: ServerInfoRepresentation) =>
  componentTypes?.["org.keycloak.authentication.ClientAuthenticator"] ?? [];

/** Form names of the attributes among them that are secret: drafts must not have them. */
export const secretAttributes = (info: ServerInfoRepresentation): string[] =>
  described(info).flatMap(({ clientProperties }) => secretsIn(clientProperties, attribute));

const describedFields = (info: ServerInfoRepresentation, text: ServerText): FieldSpec<CredentialValues>[] =>
  described(info).flatMap(({ id, clientProperties = [] }) =>
    fieldsNamed(clientProperties, text, attribute, { stringify: true }).map((field) => ({ ...field, when: by(id) })),
  );

/**
 * How a client proves who it is, and what the server wants to know for it.
 * @param text says words of the server in the administrator's language
 * @param client the one whose secret it shows
 */
export function credentialFields(
  t: Translate,
  authenticators: Authenticator[],
  info: ServerInfoRepresentation,
  text: ServerText,
  client: ClientRepresentation,
): FieldSpec<CredentialValues>[] {
  const { cryptoInfo } = info;
  const withSecret = authenticators.flatMap(({ id, supportsSecret }) => (id && supportsSecret ? [id] : []));
  // of 26.6 and 26.7
  const [method, authority] = [serverWords(t, "clientSecretAuthenticationAllowedMethod"), serverWords(t, "casubject")];
  const algorithm = (type: string, algorithms: string[] = []): FieldSpec<CredentialValues> => ({
    kind: "select",
    name: attribute("token.endpoint.auth.signing.alg"),
    ...labelled("signatureAlgorithm"),
    isTypeahead: false,
    options: [{ key: "", value: "anyAlgorithm" }, ...algorithms.map((key) => ({ key, value: { text: key } }))],
    when: by(type),
  });
  return [
    {
      kind: "select",
      name: "clientAuthenticatorType",
      label: "clientAuthenticator",
      help: "clientAuthenticatorTypeHelp",
      options: authenticators.map(({ id = "", displayName = id }) => ({ key: id, value: { text: displayName } })),
    },
    ...(method ? [{ ...METHOD, ...method }] : []),
    algorithm(JWT, cryptoInfo?.clientSignatureAsymmetricAlgorithms),
    algorithm(SECRET_JWT, cryptoInfo?.clientSignatureSymmetricAlgorithms),
    {
      kind: "duration",
      stringify: true,
      units: ["seconds", "minutes"],
      min: 1,
      name: MAX_EXP,
      ...labelled("signatureMaxExp"),
      helpId: "signatureMaxExp",
      when: by(JWT, SECRET_JWT),
    },
    { kind: "custom", name: MAX_EXP, label: "signatureMaxExp", render: () => <SignedJwtHint />, when: by(JWT) },
    {
      ...attributeSwitch("x509.allow.regex.pattern.comparison", "allowRegexComparison"),
      when: by(X509),
    },
    {
      kind: "text",
      required: true,
      name: attribute("x509.subjectdn"),
      ...labelled("subject"),
      when: by(X509),
    },
    ...(authority ? [{ ...AUTHORITY, ...authority }] : []),
    ...describedFields(info, text),
    {
      kind: "custom",
      name: "secret",
      label: "clientSecret",
      render: () => <ClientSecret client={client} isTyped={method !== undefined} />,
      when: by(...withSecret),
    },
  ];
}

/** Says where the key comes from by which the server checks what a client signs. */
function SignedJwtHint() {
  const t = useT();
  return <Alert isInline isPlain component="p" variant="info" title={t("signedJWTConfirm")} />;
}
