import Keycloak, { type KeycloakInitOptions } from "keycloak-js";
import { env } from "~/data/env";
import { signInFailure } from "~/data/signInFailure";

/** Claims of the ID token. */
export interface User {
  sub: string;
  givenName?: string;
  familyName?: string;
  username?: string;
  /** Address of a picture; any text the user's profile holds. */
  picture?: string;
}

/** The adapter for this page's realm and client, not yet started. */
export const newAdapter = () =>
  new Keycloak({ url: env().serverBaseUrl, realm: env().realm, clientId: env().clientId });

/**
 * Starts an adapter: takes an answer of sign-in out of the address, or takes given tokens and refreshes them.
 * @returns whether somebody is signed in
 * @throws SignInError
 */
export async function startAdapter(adapter: Keycloak, tokens: KeycloakInitOptions = {}): Promise<boolean> {
  try {
    // No `onLoad`: with it keycloak-js would leave the page by itself at any refusal.
    return await adapter.init({
      pkceMethod: "S256",
      responseMode: "query",
      scope: env().scope,
      checkLoginIframe: false,
      ...tokens,
    });
  } catch (error) {
    throw await signInFailure(error);
  }
}

/**
 * This page's address as the server takes it for a redirect: it refuses some characters in the hash that browsers leave
 * as they are. Encoded they mean the same to the router; everything else stays byte by byte.
 */
export function hereForServer(): string {
  const { origin, pathname, search, hash } = window.location;
  return origin + pathname + search + hash.replace(/(?!^)#|%(?![0-9a-f]{2})|[{}|^\\]/gi, encodeURIComponent);
}

/** The user an adapter is signed in as; from the ID token, because the console's access token is a lightweight one without `sub`. */
export function userOf({ idTokenParsed = {} }: Keycloak): User {
  const claim = (name: string) => (typeof idTokenParsed[name] === "string" ? idTokenParsed[name] : undefined);
  return {
    sub: claim("sub") ?? "",
    givenName: claim("given_name"),
    familyName: claim("family_name"),
    username: claim("preferred_username"),
    picture: claim("picture"),
  };
}

/**
 * When the session of an adapter ends as far as its refresh token knows.
 * @returns `at`: epoch milliseconds of this browser's clock, undefined for a token without end; `life`: seconds between
 *   issue and end
 */
export function endOf({ refreshTokenParsed: { exp, iat = 0 } = {}, timeSkew }: Keycloak): {
  at?: number;
  life: number;
} {
  if (exp === undefined) return { life: Infinity };
  return { at: (exp + (timeSkew ?? 0)) * 1000, life: exp - iat };
}
