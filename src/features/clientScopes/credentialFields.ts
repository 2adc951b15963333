import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import { attribute, LONGEST_ATTRIBUTE, type ScopeValues } from "~/features/clientScopes/clientScope";
import { type LabelKey, serverWords } from "~/i18n/serverWords";
import type { Translate } from "~/i18n/i18n";
import type { Text } from "~/i18n/useT";
import { isJsonList, jsonProblem } from "~/kit/form/json";
import type { FieldSpec, When } from "~/kit/form/Inputs";
import { isOn, textIn } from "~/kit/form/values";

const isCredential: When<ScopeValues> = { name: "protocol", is: (protocol) => protocol === "oid4vc" };
const SD_JWT = "dc+sd-jwt";
/** The server takes a scope without a format for one of this kind. */
const isSdJwt: When<ScopeValues> = {
  name: attribute("vc.format"),
  is: (format) => (textIn(format) || SD_JWT) === SD_JWT,
};
const isBound: When<ScopeValues> = { name: attribute("vc.binding_required"), is: isOn };

/** Names and looks of a credential, one entry for each language. */
const isJson = (text: string): Text | undefined =>
  isJsonList(textIn(text)) ? undefined : jsonProblem(text, "gatehouse.noJsonList");

/** The server refuses 0. */
const time = { kind: "duration", stringify: true, min: 1, units: ["seconds", "minutes", "hours", "days"] } as const;

const options = (keys: string[] = []) => keys.map((key) => ({ key, value: { text: key } }));

/**
 * The settings of a scope that represents a verifiable credential (protocol `oid4vc`); those that this server has words
 * for.
 */
export function credentialFields(
  t: Translate,
  { providers, cryptoInfo }: ServerInfoRepresentation,
): FieldSpec<ScopeValues>[] {
  const idsOf = (spi: string) => options(Object.keys(providers?.[spi]?.providers ?? {}).sort());
  const field = (
    name: string,
    key: LabelKey,
    kind: Kind = { kind: "text", maxLength: LONGEST_ATTRIBUTE },
    ...when: When<ScopeValues>[]
  ): FieldSpec<ScopeValues>[] => {
    const words = serverWords(t, key);
    return words ? [{ ...kind, name: attribute(name), ...words, when: [isCredential, ...when] }] : [];
  };
  return [
    ...field("vc.credential_configuration_id", "credentialConfigurationId"),
    ...field("vc.credential_identifier", "credentialIdentifier"),
    ...field("vc.issuer_did", "issuerDid"),
    ...field("vc.expiry_in_seconds", "credentialLifetime", time),
    ...field("vc.refresh_interval_in_seconds", "credentialRefreshInterval", time),
    ...field("vc.policy.offer.required", "credentialOfferRequired", { kind: "switch", stringify: true }),
    ...field("vc.format", "supportedFormats", { kind: "select", options: idsOf("credentialBuilder") }),
    ...field("vc.credential_signing_alg", "credentialSigningAlgorithm", {
      kind: "select",
      options: options(cryptoInfo?.clientSignatureAsymmetricAlgorithms),
    }),
    ...field("vc.signing_key_id", "signingKeyId"),
    ...field("vc.display", "credentialDisplay", {
      kind: "code",
      validate: isJson,
      maxLength: LONGEST_ATTRIBUTE,
    }),
    ...field("vc.supported_credential_types", "supportedCredentialTypes"),
    ...field("vc.verifiable_credential_type", "verifiableCredentialType", undefined, isSdJwt),
    ...field("vc.binding_required", "bindingRequired", { kind: "switch", stringify: true }),
    ...field("vc.cryptographic_binding_methods_supported", "cryptographicBindingMethodsSupported", undefined, isBound),
    ...field("vc.binding_required_proof_types", "bindingSupportedProofTypes", undefined, isBound),
    ...field("vc.credential_build_config.token_jws_type", "tokenJwsType"),
    ...field(
      "vc.credential_build_config.hash_algorithm",
      "hashAlgorithm",
      { kind: "select", options: idsOf("hash") },
      isSdJwt,
    ),
    ...field("vc.credential_build_config.sd_jwt.visible_claims", "visibleClaims", undefined, isSdJwt),
  ];
}

type Kind =
  | { kind: "text"; maxLength: number }
  | { kind: "code"; validate: (text: string) => Text | undefined; maxLength: number }
  | { kind: "switch"; stringify: true }
  | typeof time
  | { kind: "select"; options: ReturnType<typeof options> };
