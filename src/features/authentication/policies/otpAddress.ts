import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";

/** What of the policy an application for one-time passwords gets. */
export type OtpValues = Pick<
  RealmRepresentation,
  "otpPolicyType" | "otpPolicyAlgorithm" | "otpPolicyDigits" | "otpPolicyPeriod" | "otpPolicyInitialCounter"
>;

/** The secret of the examples of RFC 6238 in base 32: no user has it. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
/** Most bytes of the largest QR code (version 40, level L). */
const LONGEST = 2953;

/** Whether something is a whole number; a field that is typed in holds "" for none. */
const isWhole = (value: unknown, least: number) =>
  value !== "" && Number.isInteger(Number(value)) && Number(value) >= least;

/**
 * What applications for one-time passwords read from the QR code of a new user, as the server writes it: the name of the
 * realm is percent-encoded, the algorithm loses its `Hmac`.
 * @param issuer what the realm is called
 * @param policy of the realm, as it may be while it is typed
 * @returns the address, of an example; undefined where the values make none, or none that fits in a QR code
 */
export function otpAddress(issuer: string, policy: OtpValues): string | undefined {
  const { otpPolicyType = "totp", otpPolicyAlgorithm = "HmacSHA1", otpPolicyDigits = 6 } = policy;
  const isCounted = otpPolicyType === "hotp";
  const count = isCounted ? policy.otpPolicyInitialCounter : policy.otpPolicyPeriod;
  if (!isWhole(count, isCounted ? 0 : 1)) return undefined;
  const encoded = encodeURIComponent(issuer);
  const query = [
    `secret=${SECRET}`,
    `issuer=${encoded}`,
    `algorithm=${otpPolicyAlgorithm.replace(/^Hmac/, "")}`,
    `digits=${otpPolicyDigits}`,
    `${isCounted ? "counter" : "period"}=${count}`,
  ];
  const address = `otpauth://${otpPolicyType}/${encoded}:example?${query.join("&")}`;
  return address.length <= LONGEST ? address : undefined;
}
