import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import { hasFeature } from "~/data/access/features";
import type { Text } from "~/i18n/useT";

/** Protocol of a client or client scope that names none, as the server takes it. */
export const OPENID_CONNECT = "openid-connect";

const known: Record<string, Text> = {
  "openid-connect": "protocolTypes.openid-connect",
  saml: "protocolTypes.saml",
  oid4vc: "protocolTypes.oid4vc",
};

/** The name of a login protocol; its id where it has no other. */
export function protocolText(protocol: string): Text {
  const text = known[protocol];
  if (text) return text;
  return { text: protocol };
}

/**
 * Whether a realm may issue verifiable credentials. Its own switch decides that since 26.6, and settles nothing on older
 * servers, which have it off: they do not know the feature SCIM_API yet, not even as one that is off.
 */
export function mayIssueCredentials(info: ServerInfoRepresentation, realm: RealmRepresentation): boolean {
  const hasSwitch = info.features?.some(({ name }) => name === "SCIM_API") ?? false;
  return hasFeature(info, "OID4VC_VCI") && (!hasSwitch || realm.verifiableCredentialsEnabled !== false);
}

/** Login protocols of the server, in its order; that of verifiable credentials where the realm may issue them. */
export const protocolsOf = (info: ServerInfoRepresentation, realm: RealmRepresentation): string[] =>
  Object.entries(info.providers?.["login-protocol"]?.providers ?? {})
    .sort(([one, { order: a }], [other, { order: b }]) => b - a || (one < other ? -1 : 1))
    .map(([id]) => id)
    .filter((id) => id !== "oid4vc" || mayIssueCredentials(info, realm));
