import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { examplesOf } from "~/features/clients/addresses/addressLint";
import { protocolOf } from "~/features/clients/client";
import { rootAddress } from "~/features/clients/homeAddress";
import type { Key } from "~/i18n/useT";
import { OPENID_CONNECT } from "~/parts/clients/protocols";

/**
 * Addresses of the server that an application is configured with.
 * @param issuer address of the realm, `{server}/realms/{realm}`
 * @returns labels and addresses, in order; none for a protocol that is neither OpenID Connect nor SAML
 */
export function endpointsOf(client: ClientRepresentation, issuer: string): [label: Key, address: string][] {
  const protocol = protocolOf(client);
  const oidc = `${issuer}/protocol/openid-connect`;
  const saml = `${issuer}/protocol/saml`;
  if (protocol === OPENID_CONNECT)
    return [
      ["issuer", issuer],
      ["discoveryEndpoint", `${issuer}/.well-known/openid-configuration`],
      ["gatehouse.authorizationEndpoint", `${oidc}/auth`],
      ["gatehouse.tokenEndpoint", `${oidc}/token`],
      ["gatehouse.userInfoEndpoint", `${oidc}/userinfo`],
      ["gatehouse.logoutEndpoint", `${oidc}/logout`],
      ["gatehouse.keysEndpoint", `${oidc}/certs`],
    ];
  if (protocol === "saml")
    return [
      ["gatehouse.samlMetadata", `${saml}/descriptor`],
      ["gatehouse.samlEndpoint", saml],
    ];
  return [];
}

/** The first address that users may be sent back to, with a page in place of a wildcard. */
const returnAddress = ({ redirectUris = [], rootUrl = "" }: ClientRepresentation) =>
  redirectUris.flatMap((uri) => examplesOf(uri, rootAddress(rootUrl))?.match ?? [])[0];

/** A value of an environment file, quoted so that a shell reads it as it is. */
const quoted = (value: string) => `"${value.replace(/["$\\`]/g, String.raw`\$&`)}"`;

/**
 * Environment variables of an application of OpenID Connect; a secret stays out of it.
 * @param issuer address of the realm
 */
export function environmentOf(client: ClientRepresentation, issuer: string): string {
  const address = returnAddress(client);
  const lines = [`OIDC_ISSUER=${quoted(issuer)}`, `OIDC_CLIENT_ID=${quoted(client.clientId ?? "")}`];
  if (!client.publicClient) lines.push("OIDC_CLIENT_SECRET=");
  if (address) lines.push(`OIDC_REDIRECT_URI=${quoted(address)}`);
  return `${lines.join("\n")}\n`;
}

/**
 * Address that signs a user in to the client with an authorization code, asking for the password in any case.
 * @param issuer address of the realm
 * @returns undefined where the client has no such flow, no address to return to, or takes only requests that were pushed before
 */
export function signInAddress(client: ClientRepresentation, issuer: string): string | undefined {
  const redirect = returnAddress(client);
  const { standardFlowEnabled, attributes = {} } = client;
  if (protocolOf(client) !== OPENID_CONNECT || !standardFlowEnabled || !redirect) return undefined;
  if (attributes["require.pushed.authorization.requests"] === "true") return undefined;
  const query = new URLSearchParams({
    client_id: client.clientId ?? "",
    redirect_uri: redirect,
    response_type: "code",
    scope: "openid",
    prompt: "login",
    // nobody redeems the code: 43 characters as PKCE wants them
    code_challenge: "gatehouse-test-sign-in".padEnd(43, "-"),
    code_challenge_method: String(attributes["pkce.code.challenge.method"] || "S256"),
  });
  return `${issuer}/protocol/openid-connect/auth?${query}`;
}
