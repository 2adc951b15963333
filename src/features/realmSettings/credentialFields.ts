import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import type { Translate } from "~/i18n/i18n";
import { type LabelKey, serverWords } from "~/i18n/serverWords";
import type { Text } from "~/i18n/useT";
import { dotted } from "~/kit/form/fieldProps";
import type { FieldSpec, When } from "~/kit/form/Inputs";
import { isJsonList, jsonProblem } from "~/kit/form/json";
import type { Unit } from "~/kit/form/kinds/DurationInput";
import { isOn, textIn } from "~/kit/form/values";
import type { RealmValues } from "~/parts/realm/realmConverters";

type Field = FieldSpec<RealmValues>;

interface Duration {
  kind: "duration";
  stringify: true;
  /** In seconds. */
  min: number;
  units: readonly Unit[];
}

/** The server takes no shorter lifespan, in seconds. */
const SHORTEST = 30;

const attribute = (name: string) => `attributes.${dotted(name)}` as const;

const STRATEGY = attribute("oid4vci.time.claims.strategy");

/** A lifespan of what wallets are given; emptied, it is the default of the server. */
const lifespan: Duration = { kind: "duration", stringify: true, min: SHORTEST, units: ["seconds", "minutes", "hours"] };

const number = { kind: "number", stringify: true, min: 1 } as const;
const onOff = { kind: "switch", stringify: true } as const;

const isStrategy = (strategy: string): When<RealmValues> => ({ name: STRATEGY, is: (chosen) => chosen === strategy });

/** Only while one of these attributes is on. */
const whileOn = (...names: string[]): When<RealmValues> => ({
  name: names.map(attribute),
  is: (...values) => values.some(isOn),
});

/** Keys are a JSON list of them. */
const isJson = (text: string): Text | undefined =>
  isJsonList(textIn(text)) ? undefined : jsonProblem(text, "gatehouse.noJsonList");

type Kind =
  | Duration
  | typeof number
  | typeof onOff
  | { kind: "text" }
  | { kind: "code"; validate: (text: string) => Text | undefined }
  | { kind: "select"; options: { key: string; value: Text }[]; isTypeahead?: boolean };

/** Settings of the issuing of verifiable credentials; what this server has no words for is left out. */
export function credentialFields(t: Translate, { cryptoInfo }: ServerInfoRepresentation): Field[] {
  const field = (name: string, key: LabelKey, kind: Kind, ...when: When<RealmValues>[]): Field[] => {
    const words = serverWords(t, key);
    return words ? [{ ...kind, name: attribute(name), ...words, when }] : [];
  };
  const said = (key: "randomize" | "round") => ({ key, value: { text: t.ifThere(key) ?? key } });
  // newer servers sign the metadata for whoever wants that
  const whileSigned = t.ifThere("signedIssuerMetadata") ? [whileOn("oid4vci.signed_metadata.enabled")] : [];
  const algorithms = cryptoInfo?.clientSignatureAsymmetricAlgorithms ?? [];
  return [
    // minutes first, and seconds for what is shorter: scripts type a number without choosing the unit
    ...field("vc.c-nonce-lifetime-seconds", "oid4vciNonceLifetime", {
      ...lifespan,
      units: ["minutes", "seconds", "hours"],
    }),
    ...field("preAuthorizedCodeLifespanS", "preAuthorizedCodeLifespan", lifespan),
    ...field("credentialOfferLifespanS", "credentialOfferLifespan", lifespan),
    ...field("oid4vci.signed_metadata.enabled", "signedIssuerMetadata", onOff),
    ...field("oid4vci.signed_metadata.lifespan", "signedMetadataLifespan", lifespan, ...whileSigned),
    ...field(
      "oid4vci.signed_metadata.alg",
      "signedMetadataSigningAlgorithm",
      { kind: "select", options: algorithms.map((key) => ({ key, value: { text: key } })), isTypeahead: false },
      ...whileSigned,
    ),
    ...field("oid4vci.encryption.required", "requireEncryption", onOff),
    ...field("oid4vci.request.encryption.required", "requireRequestEncryption", onOff),
    ...field("oid4vci.response.encryption.required", "requireResponseEncryption", onOff),
    ...field(
      "oid4vci.request.zip.algorithms",
      "enableDeflateCompression",
      {
        kind: "select",
        options: [
          { key: "", value: "none" },
          { key: "DEF", value: { text: "DEF" } },
        ],
      },
      whileOn(
        "oid4vci.encryption.required",
        "oid4vci.request.encryption.required",
        "oid4vci.response.encryption.required",
      ),
    ),
    ...field("oid4vci.batch_credential_issuance.batch_size", "batchIssuanceSize", number),
    ...field("oid4vc.attestation.trusted_key_ids", "trustedKeyIds", { kind: "text" }),
    ...field("oid4vc.attestation.trusted_keys", "trustedKeys", { kind: "code", validate: isJson }),
    ...field("oid4vci.time.claims.strategy", "timeClaimsStrategy", {
      kind: "select",
      options: [{ key: "off", value: "off" }, said("randomize"), said("round")],
    }),
    ...field(
      "oid4vci.time.randomize.window.seconds",
      "randomizeWindow",
      { ...lifespan, min: 1, units: ["seconds", "minutes", "hours", "days"] },
      isStrategy("randomize"),
    ),
    ...field(
      "oid4vci.time.round.unit",
      "roundUnit",
      {
        kind: "select",
        options: [
          { key: "SECOND", value: "times.seconds" },
          { key: "MINUTE", value: "times.minutes" },
          { key: "HOUR", value: "times.hours" },
          { key: "DAY", value: "times.days" },
        ],
      },
      isStrategy("round"),
    ),
  ];
}
