import { isRecord } from "~/data/browser/record";

/**
 * Why a token could not be had:
 * `session`: the server ended the session (400 `invalid_grant`: signed out, expired, revoked, user deleted);
 * `disabled`: the account was disabled (`User disabled` on refresh);
 * `refused`: another 4xx: the realm or the client is disabled or gone;
 * `loop`: two redirects to sign-in within 30 s did not help;
 * `offline`: no answer came; `server`: 429 or 5xx, the server restarts or a proxy answers for it;
 * `unknown`: the browser itself failed, e.g. without Web Crypto.
 */
export type Why = "session" | "disabled" | "refused" | "loop" | "offline" | "server" | "unknown";

/** A sign-in or refresh that failed. `error` and `description` are the server's own words, where it answered. */
export class SignInError extends Error {
  constructor(
    readonly why: Why,
    message: string,
    readonly error?: string,
    readonly description?: string,
  ) {
    super(message);
  }
}

/** The response of the token endpoint, as keycloak-js adds it to its `NetworkError` (which its types do not export). */
const responseIn = (thrown: unknown) =>
  thrown instanceof Error && "response" in thrown && thrown.response instanceof Response ? thrown.response : undefined;
const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

function whyOf(status: number, description: string | undefined): Why {
  if (status >= 500 || status === 429 || status === 408) return "server";
  if (status !== 400) return "refused";
  // the server's own fixed English texts: on refresh, and on a code
  return description === "User disabled" || description === "Account disabled" ? "disabled" : "session";
}

/**
 * Tells apart what keycloak-js throws: `NetworkError` with the response of the token endpoint, `TypeError` of `fetch`
 * without one, and a plain record `{ error, error_description }` for an answer in the address.
 */
export async function signInFailure(thrown: unknown): Promise<SignInError> {
  if (thrown instanceof SignInError) return thrown;
  const response = responseIn(thrown);
  if (response) {
    const body: unknown = await response.json().catch(() => undefined);
    const { error, error_description } = isRecord(body) ? body : {};
    const description = text(error_description);
    // an answer that is not the server's (a proxy's page) ends no session
    const why = isRecord(body) ? whyOf(response.status, description) : "server";
    return new SignInError(why, description ?? text(error) ?? `HTTP ${response.status}`, text(error), description);
  }
  if (thrown instanceof TypeError) return new SignInError("offline", thrown.message);
  // a successful status with a body that is no JSON
  if (thrown instanceof SyntaxError) return new SignInError("server", thrown.message);
  if (thrown instanceof Error) return new SignInError("unknown", thrown.message);
  if (isRecord(thrown)) {
    const description = text(thrown.error_description);
    const error = text(thrown.error);
    return new SignInError("refused", description ?? error ?? "", error, description);
  }
  return new SignInError("unknown", String(thrown));
}
