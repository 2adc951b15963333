import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
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

/** Login protocols of the server, in its order; the realm says whether it issues verifiable credentials. */
export const protocolsOf = ({ providers }: ServerInfoRepresentation, realm: RealmRepresentation): string[] =>
  Object.entries(providers?.["login-protocol"]?.providers ?? {})
    .sort(([one, { order: a }], [other, { order: b }]) => b - a || (one < other ? -1 : 1))
    .map(([id]) => id)
    .filter((id) => id !== "oid4vc" || realm.verifiableCredentialsEnabled !== false);
