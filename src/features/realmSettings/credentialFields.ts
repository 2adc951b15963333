import type { Translate } from "~/i18n/i18n";
import { type LabelKey, serverWords } from "~/i18n/serverWords";
import { dotted } from "~/kit/form/fieldProps";
import type { FieldSpec } from "~/kit/form/Inputs";
import type { RealmValues } from "~/parts/realm/realmConverters";

type Field = FieldSpec<RealmValues>;

/** The server takes none shorter, in seconds. */
const SHORTEST = 30;

const attribute = (name: string) => `attributes.${dotted(name)}` as const;

/** A lifespan of what wallets are given; empty for the default of the server. */
const lifespan = (name: string) =>
  ({
    kind: "duration",
    stringify: true,
    name: attribute(name),
    min: SHORTEST,
    units: ["seconds", "minutes", "hours"],
  }) as const;

/** A field that only some servers have. */
function ifThere(
  t: Translate,
  key: LabelKey,
  field: (words: NonNullable<ReturnType<typeof serverWords>>) => Field,
): Field[] {
  const words = serverWords(t, key);
  return words ? [field(words)] : [];
}

/** Settings of the issuing of verifiable credentials; what this server does not know is left out. */
export const credentialFields = (t: Translate): Field[] => [
  // minutes first, and seconds for what is shorter: scripts type a number without choosing the unit
  ...ifThere(t, "oid4vciNonceLifetime", (words) => ({
    ...lifespan("vc.c-nonce-lifetime-seconds"),
    ...words,
    units: ["minutes", "seconds", "hours"],
  })),
  ...ifThere(t, "preAuthorizedCodeLifespan", (words) => ({ ...lifespan("preAuthorizedCodeLifespanS"), ...words })),
  ...ifThere(t, "credentialOfferLifespan", (words) => ({ ...lifespan("credentialOfferLifespanS"), ...words })),
  ...ifThere(t, "batchIssuanceSize", (words) => ({
    kind: "number",
    stringify: true,
    name: attribute("oid4vci.batch_credential_issuance.batch_size"),
    min: 1,
    ...words,
  })),
  ...ifThere(t, "requireRequestEncryption", (words) => ({
    kind: "switch",
    stringify: true,
    name: attribute("oid4vci.request.encryption.required"),
    ...words,
  })),
  ...ifThere(t, "requireResponseEncryption", (words) => ({
    kind: "switch",
    stringify: true,
    name: attribute("oid4vci.response.encryption.required"),
    ...words,
  })),
];
