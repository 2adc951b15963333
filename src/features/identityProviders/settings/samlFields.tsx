import { useWatch } from "react-hook-form";
import {
  custom,
  number,
  type ProviderField,
  raw,
  select,
  text,
  toggle,
  url,
  whileIn,
  whileOff,
  whileOn,
  worded,
} from "~/features/identityProviders/settings/fields";
import { nameOf, type ProviderValues } from "~/features/identityProviders/settings/providerForm";
import { SigningCertificates } from "~/features/identityProviders/settings/SigningCertificates";
import { labelled } from "~/i18n/serverWords";
import { SwitchField } from "~/kit/form/kinds/SwitchField";
import type { Section } from "~/kit/form/SectionsForm";
import { isOn } from "~/kit/form/values";

const FORMAT = "urn:oasis:names:tc:SAML:";

const formats = worded({
  [`${FORMAT}2.0:nameid-format:persistent`]: "persistent",
  [`${FORMAT}2.0:nameid-format:transient`]: "transient",
  [`${FORMAT}1.1:nameid-format:emailAddress`]: "email",
  [`${FORMAT}2.0:nameid-format:kerberos`]: "kerberos",
  [`${FORMAT}1.1:nameid-format:X509SubjectName`]: "x509",
  [`${FORMAT}1.1:nameid-format:WindowsDomainQualifiedName`]: "windowsDomainQN",
  [`${FORMAT}1.1:nameid-format:unspecified`]: "unspecified",
});

const principals = worded({
  SUBJECT: "subjectNameId",
  ATTRIBUTE: "attributeName",
  FRIENDLY_ATTRIBUTE: "attributeFriendlyName",
});

const keyNames = [
  { key: "NONE", value: { text: "NONE" } },
  { key: "KEY_ID", value: "keyID" },
  { key: "CERT_SUBJECT", value: "certSubject" },
] as const;

/** What this server is called on the other side. */
export const entityIdField = text("entityId", "serviceProviderEntityId", {
  help: "serviceProviderEntityIdHelp",
  required: true,
});

/** How users sign out on the other side: where a provider does not say it, in the way in which its responses come. */
function PostBindingLogout() {
  const response = useWatch<ProviderValues>({ name: nameOf("postBindingResponse") });
  return (
    <SwitchField
      name={nameOf("postBindingLogout")}
      label="httpPostBindingLogout"
      stringify
      onWhenAbsent={isOn(response)}
    />
  );
}

const requests: ProviderField[] = [
  toggle("wantAuthnRequestsSigned", "wantAuthnRequestsSigned"),
  select(
    "signatureAlgorithm",
    "signatureAlgorithm",
    raw("RSA_SHA1", "RSA_SHA256", "RSA_SHA256_MGF1", "RSA_SHA512", "RSA_SHA512_MGF1", "DSA_SHA1"),
    { help: "signatureAlgorithmHelp", when: whileOn("wantAuthnRequestsSigned") },
  ),
  select("xmlSigKeyInfoKeyNameTransformer", "samlSignatureKeyName", keyNames, {
    help: "samlSignatureKeyNameHelp",
    when: whileOn("wantAuthnRequestsSigned"),
  }),
  toggle("wantAssertionsSigned", "wantAssertionsSigned"),
  toggle("wantAssertionsEncrypted", "wantAssertionsEncrypted"),
  select("encryptionAlgorithm", "encryptionAlgorithm", raw("RSA-OAEP", "RSA1_5"), {
    help: "encryptionAlgorithmHelp",
    when: whileOn("wantAssertionsEncrypted"),
  }),
  toggle("forceAuthn", "forceAuthentication"),
];

const validated = whileOn("validateSignature");

const signatures: ProviderField[] = [
  toggle("validateSignature", "validateSignature"),
  ...["false", "true"].map((needed) =>
    url("metadataDescriptorUrl", "metadataDescriptorUrl", {
      help: "metadataDescriptorUrlHelp",
      required: needed === "true",
      when: [validated, needed === "true" ? whileOn("useMetadataDescriptorUrl") : whileOff("useMetadataDescriptorUrl")],
    }),
  ),
  toggle("useMetadataDescriptorUrl", "useMetadataDescriptorUrl", { when: validated }),
  {
    kind: "textArea",
    name: nameOf("signingCertificate"),
    ...labelled("validatingX509Certs"),
    when: [validated, whileOff("useMetadataDescriptorUrl")],
  },
  {
    ...custom("signingCertificates", "validatingX509Certs", () => <SigningCertificates />),
    when: [validated, whileOff("useMetadataDescriptorUrl")],
  },
];

/** The settings of SAML besides the own entity id. */
export const samlFields: ProviderField[] = [
  text("idpEntityId", "identityProviderEntityId", {
    help: "identityProviderEntityIdHelp",
    id: "kc-identity-provider-entity-id",
    testId: "identityProviderEntityId",
  }),
  url("singleSignOnServiceUrl", "ssoServiceUrl", { help: "ssoServiceUrlHelp", required: true }),
  url("artifactResolutionServiceUrl", "artifactResolutionServiceUrl", { help: "artifactResolutionServiceUrlHelp" }),
  url("singleLogoutServiceUrl", "singleLogoutServiceUrl", { help: "singleLogoutServiceUrlHelp" }),
  toggle("backchannelSupported", "backchannelLogout"),
  toggle("sendIdTokenOnLogout", "sendIdTokenOnLogout", { onWhenAbsent: true }),
  toggle("sendClientIdOnLogout", "sendClientIdOnLogout"),
  select("nameIDPolicyFormat", "nameIdPolicyFormat", formats, { help: "nameIdPolicyFormatHelp" }),
  select("principalType", "principalType", principals, { help: "principalTypeHelp" }),
  text("principalAttribute", "principalAttribute", {
    help: "principalAttributeHelp",
    when: whileIn("principalType", "ATTRIBUTE", "FRIENDLY_ATTRIBUTE"),
  }),
  toggle("allowCreate", "allowCreate", { onWhenAbsent: true }),
  toggle("postBindingResponse", "httpPostBindingResponse"),
  toggle("artifactBindingResponse", "artifactBindingResponse"),
  toggle("postBindingAuthnRequest", "httpPostBindingAuthnRequest"),
  custom(nameOf("postBindingLogout"), "httpPostBindingLogout", () => <PostBindingLogout />),
  ...requests,
  ...signatures,
  toggle("signSpMetadata", "signServiceProviderMetadata"),
  toggle("loginHint", "passSubject"),
  number("allowedClockSkew", "allowedClockSkew", { help: "allowedClockSkewHelp" }),
  number("attributeConsumingServiceIndex", "attributeConsumingServiceIndex", {
    help: "attributeConsumingServiceIndexHelp",
  }),
  text("attributeConsumingServiceName", "attributeConsumingServiceName", {
    help: "attributeConsumingServiceNameHelp",
  }),
];

/** How users have to sign in on the other side. */
export const contextSection: Section<ProviderValues> = {
  title: "reqAuthnConstraints",
  fields: [
    select("authnContextComparisonType", "comparison", raw("exact", "minimum", "maximum", "better"), {
      help: "comparisonHelp",
      id: "comparison",
    }),
    {
      kind: "multiLine",
      name: nameOf("authnContextClassRefs"),
      ...labelled("authnContextClassRefs"),
      addLabel: "addAuthnContextClassRef",
      lineTestId: "classref-field",
      helpId: "authnContextClassRefs",
    },
    {
      kind: "multiLine",
      name: nameOf("authnContextDeclRefs"),
      ...labelled("authnContextDeclRefs"),
      addLabel: "addAuthnContextDeclRef",
      lineTestId: "declref-field",
      helpId: "authnContextDeclRefs",
    },
  ],
};
