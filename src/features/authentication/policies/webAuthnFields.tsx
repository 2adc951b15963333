import { AaguidField, AttestationField } from "~/features/authentication/policies/Attestation";
import type { Realm, WebAuthnPrefix, WebAuthnProperty } from "~/features/authentication/realm";
import { labelled } from "~/i18n/serverWords";
import type { Key, useT } from "~/i18n/useT";
import type { FieldSpec } from "~/kit/form/Inputs";

const ALGORITHMS = ["ES256", "ES384", "ES512", "RS256", "RS384", "RS512", "Ed25519", "RS1"];

/** Seconds that a registration may take at most. */
const LONGEST = 31_536;

const nameWith =
  (prefix: WebAuthnPrefix) =>
  <Property extends WebAuthnProperty>(property: Property) =>
    `${prefix}${property}` as const;

/** The fields of a policy that every supported server has; words are those of the first policy. */
export function webAuthnFields(prefix: WebAuthnPrefix): FieldSpec<Realm>[] {
  const nameOf = nameWith(prefix);
  const select = <Value extends string>(
    property: WebAuthnProperty,
    label: Key,
    help: Key,
    values: readonly Value[],
    text: (value: Value) => Key,
  ): FieldSpec<Realm> => ({
    kind: "select",
    name: nameOf(property),
    label,
    help,
    options: values.map((key) => ({ key, value: text(key) })),
  });
  const attestation = {
    name: nameOf("AttestationConveyancePreference"),
    ...labelled("webAuthnPolicyAttestationConveyancePreference"),
    options: (["not specified", "none", "indirect", "direct"] as const).map((key) => ({
      key,
      value: `attestationPreference.${key}` as const,
    })),
  } as const;
  const makes = {
    name: nameOf("AcceptableAaguids"),
    ...labelled("webAuthnPolicyAcceptableAaguids"),
    helpId: "webAuthnPolicyAcceptableAaguids",
    addLabel: "addAaguids",
  } as const;
  return [
    {
      kind: "text",
      name: nameOf("RpEntityName"),
      ...labelled("webAuthnPolicyRpEntityName"),
      required: true,
    },
    {
      kind: "select",
      isMulti: true,
      name: nameOf("SignatureAlgorithms"),
      ...labelled("webAuthnPolicySignatureAlgorithms"),
      options: ALGORITHMS.map((key) => ({ key, value: { text: key } })),
    },
    { kind: "text", name: nameOf("RpId"), ...labelled("webAuthnPolicyRpId") },
    { kind: "custom", ...attestation, render: () => <AttestationField prefix={prefix} {...attestation} /> },
    select(
      "AuthenticatorAttachment",
      "webAuthnPolicyAuthenticatorAttachment",
      "webAuthnPolicyAuthenticatorAttachmentHelp",
      ["not specified", "platform", "cross-platform"],
      (value) => `authenticatorAttachment.${value}`,
    ),
    select(
      "RequireResidentKey",
      "webAuthnPolicyRequireResidentKey",
      "webAuthnPolicyRequireResidentKeyHelp",
      ["not specified", "Yes", "No"],
      (value) => `residentKey.${value}`,
    ),
    select(
      "UserVerificationRequirement",
      "webAuthnPolicyUserVerificationRequirement",
      "webAuthnPolicyUserVerificationRequirementHelp",
      ["not specified", "required", "preferred", "discouraged"],
      (value) => `userVerify.${value}`,
    ),
    {
      kind: "duration",
      name: nameOf("CreateTimeout"),
      ...labelled("webAuthnPolicyCreateTimeout"),
      units: ["seconds", "minutes", "hours"],
      validate: (seconds) =>
        Number(seconds) < 0 || Number(seconds) > LONGEST ? "webAuthnPolicyCreateTimeoutHint" : undefined,
    },
    {
      kind: "switch",
      name: nameOf("AvoidSameAuthenticatorRegister"),
      ...labelled("webAuthnPolicyAvoidSameAuthenticatorRegister"),
    },
    { kind: "custom", ...makes, render: () => <AaguidField prefix={prefix} {...makes} /> },
    {
      kind: "multiLine",
      name: nameOf("ExtraOrigins"),
      ...labelled("webAuthnPolicyExtraOrigins"),
      helpId: "webAuthnPolicyExtraOrigins",
      addLabel: "addOrigins",
    },
  ];
}

const RESIDENT_KEYS = ["not specified", "required", "preferred", "discouraged"] as const;
const MEDIATIONS = ["conditional", "none", "optional", "required", "silent"] as const;

/**
 * The fields that newer servers have in addition: they are there where the server has words for them.
 * @param hasPasskeys the server's feature is on
 */
export function newerFields(
  t: ReturnType<typeof useT>,
  prefix: WebAuthnPrefix,
  hasPasskeys: boolean,
): FieldSpec<Realm>[] {
  const residentKey = t.ifThere("webAuthnPolicyResidentKey");
  const passkeys = t.ifThere("webAuthnPolicyPasskeysEnabled");
  const mediation = t.ifThere("webAuthnPolicyMediation");
  const mediations = MEDIATIONS.map((key) => ({ key, value: { text: t.ifThere(`mediation.${key}`) ?? key } }));
  const isPasswordless = prefix === "webAuthnPolicyPasswordless";
  const nameOf = nameWith(prefix);
  const helpOf = (help: string | undefined) => (help ? { text: help } : undefined);
  return [
    ...(residentKey
      ? [
          {
            kind: "select",
            name: nameOf("ResidentKey"),
            label: { text: residentKey },
            help: helpOf(t.ifThere("webAuthnPolicyResidentKeyHelp")),
            options: RESIDENT_KEYS.map((key) => ({
              key,
              value: { text: t.ifThere(`residentKeyRequirement.${key}`) ?? key },
            })),
          } as const,
        ]
      : []),
    ...(isPasswordless && hasPasskeys && passkeys
      ? [
          {
            kind: "switch",
            name: nameOf("PasskeysEnabled"),
            label: { text: passkeys },
            help: helpOf(t.ifThere("webAuthnPolicyPasskeysEnabledHelp")),
          } as const,
        ]
      : []),
    ...(isPasswordless && hasPasskeys && mediation
      ? [
          {
            kind: "select",
            name: nameOf("Mediation"),
            label: { text: mediation },
            help: helpOf(t.ifThere("webAuthnPolicyMediationHelp")),
            options: mediations,
            // what the server takes for granted where the realm does not say it
            placeholder: mediations[0]?.value,
          } as const,
        ]
      : []),
  ];
}
