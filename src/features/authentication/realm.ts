import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import type { Call } from "~/data/write/action";
import { readRealm, writeRealm } from "~/parts/realm/realmCalls";

/** What the properties of the two policies for WebAuthn begin with. */
export type WebAuthnPrefix = "webAuthnPolicy" | "webAuthnPolicyPasswordless";

/** What follows the prefix. */
export type WebAuthnProperty =
  | "RpEntityName"
  | "SignatureAlgorithms"
  | "RpId"
  | "AttestationConveyancePreference"
  | "AuthenticatorAttachment"
  | "RequireResidentKey"
  | "UserVerificationRequirement"
  | "CreateTimeout"
  | "AvoidSameAuthenticatorRegister"
  | "AcceptableAaguids"
  | "ExtraOrigins"
  | "ResidentKey"
  | "PasskeysEnabled"
  | "Mediation";

/** A realm with what the server knows and the admin client's type does not. */
export type Realm = RealmRepresentation & { firstBrokerLoginFlow?: string } & {
  [Name in `${WebAuthnPrefix}${WebAuthnProperty}`]?: unknown;
};

/**
 * The realm's own settings for `useEdit`: read anew right before they are written, so that only what was changed here
 * changes (`GET` and `PUT /admin/realms/{realm}`).
 */
export const realmCalls = (realm: string) => ({
  call: "realms.update" as const,
  read: (call: Call): Promise<Realm> => readRealm(call, realm),
  write: (call: Call, next: Realm, _values: unknown, before: Realm) => writeRealm(call, realm, next, before),
});
