import { useFormContext } from "react-hook-form";
import { attribute, type ClientValues } from "~/features/clients/client";
import { attributeSwitch } from "~/features/clients/clientFields";
import type { Translate } from "~/i18n/i18n";
import { labelled, type Labelled, type LabelKey, serverWords } from "~/i18n/serverWords";
import type { FieldSpec, When } from "~/kit/form/Inputs";
import { type Option, SelectField, type SelectFieldProps } from "~/kit/form/kinds/SelectField";
import { isEmpty, isOn, textIn } from "~/kit/form/values";

type Fields = FieldSpec<ClientValues>[];

const asTexts = (...values: string[]) => values.map((key) => ({ key, value: { text: key } }));
const named = (values: Record<string, string>) =>
  Object.entries(values).map(([text, key]) => ({ key, value: { text } }));
const choose = { key: "", value: "choose" } as const;

/** @param taken text of what the server takes where nothing is stored */
const select = (name: string, label: Labelled, options: Option[], taken: string): FieldSpec<ClientValues> => ({
  kind: "select",
  name: attribute(name),
  ...labelled(label),
  options,
  placeholder: { text: taken },
});

/** A select that only some servers have. */
function selectIfThere(
  t: Translate,
  name: string,
  key: LabelKey,
  options: Option[],
  when: When<ClientValues>[],
): FieldSpec<ClientValues>[] {
  const words = serverWords(t, key);
  return words ? [{ kind: "select", name: attribute(name), ...words, options: [choose, ...options], when }] : [];
}

/** What a SAML client gets in its assertions, and how they are sent. */
export const samlFields: Fields = [
  select("saml_name_id_format", "nameIdFormat", asTexts("username", "email", "transient", "persistent"), "username"),
  attributeSwitch("saml_force_name_id_format", "forceNameIdFormat"),
  attributeSwitch("saml.force.post.binding", "forcePostBinding"),
  attributeSwitch("saml.artifact.binding", "forceArtifactBinding"),
  attributeSwitch("saml.authnstatement", "includeAuthnStatement"),
  attributeSwitch("saml.onetimeuse.condition", "includeOneTimeUseCondition"),
  attributeSwitch("saml.server.signature.keyinfo.ext", "optimizeLookup"),
  attributeSwitch("saml.allow.ecp.flow", "allowEcpFlow"),
];

const C14N = "http://www.w3.org/2001/10/xml-exc-c14n#";
const C14N_INCLUSIVE = "http://www.w3.org/TR/2001/REC-xml-c14n-20010315";
const XMLENC11 = "http://www.w3.org/2009/xmlenc11#";
const XMLENC = "http://www.w3.org/2001/04/xmlenc#";
const OAEP_11 = `${XMLENC11}rsa-oaep`;
const OAEP = `${XMLENC}rsa-oaep-mgf1p`;

const canonicalizations = {
  EXCLUSIVE: C14N,
  EXCLUSIVE_WITH_COMMENTS: `${C14N}WithComments`,
  INCLUSIVE: C14N_INCLUSIVE,
  INCLUSIVE_WITH_COMMENTS: `${C14N_INCLUSIVE}#WithComments`,
};
const encryptions = {
  AES_256_GCM: `${XMLENC11}aes256-gcm`,
  AES_192_GCM: `${XMLENC11}aes192-gcm`,
  AES_128_GCM: `${XMLENC11}aes128-gcm`,
  AES_256_CBC: `${XMLENC}aes256-cbc`,
  AES_192_CBC: `${XMLENC}aes192-cbc`,
  AES_128_CBC: `${XMLENC}aes128-cbc`,
};
const keyEncryptions = { "RSA-OAEP-11": OAEP_11, "RSA-OAEP-MGF1P": OAEP, RSA1_5: `${XMLENC}rsa-1_5` };
const digests = {
  "SHA-512": `${XMLENC}sha512`,
  "SHA-256": `${XMLENC}sha256`,
  "SHA-1": "http://www.w3.org/2000/09/xmldsig#sha1",
};
const masks = Object.fromEntries(
  ["mgf1sha512", "mgf1sha384", "mgf1sha256", "mgf1sha224", "mgf1sha1"].map((name) => [name, XMLENC11 + name]),
);

/** The server signs something: the document, or the assertions in it. */
const signed: When<ClientValues> = {
  name: [attribute("saml.server.signature"), attribute("saml.assertion.signature")],
  is: (...signatures) => signatures.some(isOn),
};
const encrypted: When<ClientValues> = { name: attribute("saml.encrypt"), is: isOn };
const KEY_ALGORITHM = attribute("saml.encryption.keyAlgorithm");
const keyIs = (algorithms: readonly string[]): When<ClientValues> => ({
  name: KEY_ALGORITHM,
  is: (value) => algorithms.includes(textIn(value)),
});

const algorithms: Fields = [
  select(
    "saml.signature.algorithm",
    "signatureAlgorithm",
    asTexts("RSA_SHA1", "RSA_SHA256", "RSA_SHA256_MGF1", "RSA_SHA512", "RSA_SHA512_MGF1", "DSA_SHA1"),
    "RSA_SHA256",
  ),
  select(
    "saml.server.signature.keyinfo.xmlSigKeyInfoKeyNameTransformer",
    "signatureKeyName",
    asTexts("NONE", "KEY_ID", "CERT_SUBJECT"),
    "KEY_ID",
  ),
  select("saml_signature_canonicalization_method", "canonicalization", named(canonicalizations), "EXCLUSIVE"),
];

/** Algorithms of a key that have a digest, and those whose mask can be chosen. */
const withDigest = [OAEP, OAEP_11];
const withMask = [OAEP_11];

/** Name of the form field of an attribute. */
type AttributeName = ReturnType<typeof attribute>;

interface KeyAlgorithmProps extends SelectFieldProps {
  name: AttributeName;
  /** Fields of its settings, with the algorithms that have them. */
  settings: [name: AttributeName, algorithms: readonly string[]][];
}

/** How the key that encrypts is itself encrypted: settings that another choice lacks begin anew when it comes back. */
function KeyAlgorithm({ settings, ...field }: KeyAlgorithmProps) {
  const { getValues, setValue } = useFormContext<ClientValues>();
  const clear = () => {
    const algorithm = textIn(getValues(field.name));
    for (const [name, algorithms] of settings)
      if (!algorithms.includes(algorithm) && !isEmpty(getValues(name))) setValue(name, "", { shouldDirty: true });
  };
  return <SelectField {...field} onChosen={clear} />;
}

/** How the key of an encryption is encrypted, on servers that have it. */
function keyAlgorithm(t: Translate): Fields {
  const words = serverWords(t, "samlClientKeyEncryptionAlgorithm");
  if (!words) return [];
  const field = { name: KEY_ALGORITHM, ...words };
  return [
    {
      kind: "custom",
      ...field,
      when: encrypted,
      render: () => (
        <KeyAlgorithm
          {...field}
          options={[choose, ...named(keyEncryptions)]}
          settings={[
            [attribute("saml.encryption.digestMethod"), withDigest],
            [attribute("saml.encryption.maskGenerationFunction"), withMask],
          ]}
        />
      ),
    },
  ];
}

/** How the server encrypts, since 26.2 as the client wants it. */
const encryption = (t: Translate): Fields => [
  ...selectIfThere(t, "saml.encryption.algorithm", "samlClientEncryptionAlgorithm", named(encryptions), [encrypted]),
  ...keyAlgorithm(t),
  ...selectIfThere(t, "saml.encryption.digestMethod", "samlClientEncryptionDigestMethod", named(digests), [
    encrypted,
    keyIs(withDigest),
  ]),
  ...selectIfThere(
    t,
    "saml.encryption.maskGenerationFunction",
    "samlClientEncryptionMaskGenerationFunction",
    named(masks),
    [encrypted, keyIs(withMask)],
  ),
];

/** Where the server reads the client's keys by itself (26.4 and newer). */
function metadataFields(t: Translate): Fields {
  const [byUrl, url] = [
    serverWords(t, "samlClientUseMetadataDescriptorUrl"),
    serverWords(t, "samlClientMetadataDescriptorUrl"),
  ];
  const flag = attribute("saml.useMetadataDescriptorUrl");
  if (!byUrl || !url) return [];
  const address = { kind: "text", type: "url", name: attribute("saml.metadataDescriptorUrl"), ...url } as const;
  return [
    { kind: "switch", stringify: true, name: flag, ...byUrl },
    { ...address, when: { name: flag, is: (value) => !isOn(value) } },
    { ...address, required: true, when: { name: flag, is: isOn } },
  ];
}

/** What the server signs and encrypts for a SAML client, and by which keys of the client's. */
export const signatureFields = (t: Translate): Fields => [
  ...metadataFields(t),
  attributeSwitch("saml.server.signature", "signDocuments"),
  attributeSwitch("saml.assertion.signature", "signAssertions"),
  ...[...algorithms, ...encryption(t)].map((field) => ({ ...field, when: [signed, ...[field.when ?? []].flat()] })),
];
