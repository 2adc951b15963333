import { labelled } from "~/i18n/serverWords";
import type { Key, Text } from "~/i18n/useT";
import type { Translate } from "~/i18n/i18n";

/** One of the two keys of a SAML client: what it is for, and what of the client goes with it. */
export interface SamlKey {
  /** Of the key in the server's addresses. */
  attr: string;
  title: Key;
  text: Key;
  /** The switch: its id, its label, the attribute that it sets. */
  id: string;
  label: Key;
  help: Key;
  attribute: string;
  /** Attributes that mean nothing while the switch is off. */
  related: string[];
  certificateHelp: "samlclientSignatureCertificateHelp" | "samlencryptAssertionsCertificateHelp";
}

/** By it the server checks what the client signs. */
export const signing: SamlKey = {
  attr: "saml.signing",
  title: "signingKeysConfig",
  text: "signingKeysConfigExplain",
  id: "clientSignature",
  ...labelled("clientSignature"),
  attribute: "saml.client.signature",
  related: [],
  certificateHelp: "samlclientSignatureCertificateHelp",
};

/** With it the server encrypts what only the client may read. */
export const encryption: SamlKey = {
  attr: "saml.encryption",
  title: "encryptionKeysConfig",
  text: "encryptionKeysConfigExplain",
  id: "encryptAssertions",
  ...labelled("encryptAssertions"),
  attribute: "saml.encrypt",
  related: [
    "saml.encryption.algorithm",
    "saml.encryption.keyAlgorithm",
    "saml.encryption.digestMethod",
    "saml.encryption.maskGenerationFunction",
  ],
  certificateHelp: "samlencryptAssertionsCertificateHelp",
};

/** What the certificate of a key is for; an older server says the same of both. */
export function certificateHelp(t: Translate, { certificateHelp: key }: SamlKey): Text {
  const text = t.ifThere(key);
  return text === undefined ? "certificateHelp" : { text };
}
