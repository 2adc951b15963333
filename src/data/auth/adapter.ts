import Keycloak, { type KeycloakInitOptions } from "keycloak-js";
import { env } from "~/data/auth/env";
import { SignInError, signInFailure } from "~/data/auth/signInFailure";

/** Milliseconds after which a request for tokens counts as unanswered: keycloak-js itself would wait for ever. */
const MAX_WAIT = 15_000;

/** Claims of the ID token. */
export interface User {
  sub: string;
  givenName?: string;
  familyName?: string;
  username?: string;
  /** Where the console's client gets it: the realm can take the scope away. */
  email?: string;
  /** Address of a picture; any text the user's profile holds. */
  picture?: string;
}

/** The adapter for this page's realm and client, not yet started. */
export const newAdapter = () =>
  new Keycloak({ url: env().serverBaseUrl, realm: env().realm, clientId: env().clientId });

/** Adapters with a request that got no answer: keycloak-js makes no other one before that has ended. */
const stuck = new WeakSet<Keycloak>();

/** What an adapter answers, or a SignInError when it does not in time. */
async function inTime<T>(adapter: Keycloak, answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      stuck.add(adapter);
      reject(new SignInError("server", `The server gave no answer within ${MAX_WAIT / 1000} s.`));
    }, MAX_WAIT);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    throw await signInFailure(error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Starts an adapter: takes an answer of sign-in out of the address, or takes given tokens and refreshes them.
 * @returns whether somebody is signed in
 * @throws SignInError, also when the server gives no answer within 15 s
 */
export const startAdapter = (adapter: Keycloak, tokens: KeycloakInitOptions = {}): Promise<boolean> =>
  // No `onLoad`: with it keycloak-js would leave the page by itself at any refusal.
  inTime(
    adapter,
    adapter.init({
      pkceMethod: "S256",
      responseMode: "query",
      scope: env().scope,
      checkLoginIframe: false,
      ...tokens,
    }),
  );

/** Milliseconds after which it is left to the sign-in page to answer. */
const QUIET_PATIENCE = 5000;

/**
 * Asks for what a redirect to sign-in would bring back, without leaving the page, and puts it into the address. Helps only
 * where this browser is signed in already; anybody else has to see the sign-in page.
 * @param adapter that was started, in vain
 * @param meanwhile called when the request is sent
 * @returns whether the address has a code now, which another adapter can take
 */
export async function askQuietly(adapter: Keycloak, meanwhile: () => void): Promise<boolean> {
  const { origin, pathname, hash } = window.location;
  const url = await adapter.createLoginUrl({ prompt: "none", redirectUri: origin + pathname });
  // of another host the page may not see where it leads to
  if (new URL(url).origin !== origin) return false;
  const signal = AbortSignal.timeout(QUIET_PATIENCE);
  const pending = fetch(url, { signal, cache: "no-store" }).catch(() => undefined);
  meanwhile();
  const answer = await pending;
  const { search, searchParams } = new URL(answer?.url || origin);
  if (!searchParams.has("code")) return false;
  window.history.replaceState(window.history.state, "", pathname + search + hash);
  return true;
}

/**
 * Gets new tokens for an adapter, valid or not.
 * @returns the adapter that has them: another one where this one still waits for an answer
 * @throws like `startAdapter`
 */
export async function refreshAdapter(adapter: Keycloak): Promise<Keycloak> {
  if (!stuck.has(adapter)) {
    await inTime(adapter, adapter.updateToken(-1));
    return adapter;
  }
  const { token, refreshToken, idToken } = adapter;
  const next = newAdapter();
  await startAdapter(next, { token, refreshToken, idToken });
  return next;
}

/**
 * This page's address as the server takes it for a redirect: it refuses some characters in the hash that browsers leave
 * as they are. Encoded they mean the same to the router; everything else stays byte by byte.
 */
export function hereForServer(): string {
  const { origin, pathname, search, hash } = window.location;
  return origin + pathname + search + hash.replace(/(?!^)#|%(?![0-9a-f]{2})|[{}|^\\]/gi, encodeURIComponent);
}

/**
 * The user an adapter is signed in as; from the ID token, because the console's access token is a lightweight one
 * without `sub`.
 */
export function userOf({ idTokenParsed = {} }: Keycloak): User {
  const claim = (name: string) => (typeof idTokenParsed[name] === "string" ? idTokenParsed[name] : undefined);
  return {
    sub: claim("sub") ?? "",
    email: claim("email"),
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
