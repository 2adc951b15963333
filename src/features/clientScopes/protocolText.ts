import type { Text } from "~/i18n/useT";

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
