/** @jest-environment node */
import { SignInError, signInFailure } from "~/data/auth/signInFailure";

/** What keycloak-js throws for an answer that is no success. */
function networkError(status: number, body: unknown): Error {
  const response = new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  return Object.assign(new Error("Server responded with an invalid status."), { response });
}

test.each([
  [400, "Session not active", "session"],
  [400, "Token is not active", "session"],
  [400, "Stale token", "session"],
  [400, "Maximum allowed refresh token reuse exceeded", "session"],
  [400, "User disabled", "disabled"],
  [401, "Invalid client or Invalid client credentials", "refused"],
  [403, "Realm not enabled", "refused"],
  [429, "slow down", "server"],
  [500, "unknown_error", "server"],
])("%i %s is %s", async (status, error_description, why) => {
  const failure = await signInFailure(networkError(status, { error: "code", error_description }));
  expect(failure).toMatchObject({ why, error: "code", description: error_description, message: error_description });
});

test("a realm that is gone is shown in the server's words", async () => {
  const failure = await signInFailure(networkError(404, { error: "Realm does not exist" }));
  expect(failure).toMatchObject({ why: "refused", message: "Realm does not exist", description: undefined });
});

test.each([200, 400, 404, 503])("an answer %i that is not the server's ends no session", async (status) => {
  expect(await signInFailure(networkError(status, "<html>"))).toMatchObject({
    why: "server",
    message: `HTTP ${status}`,
  });
});

test("what fetch and JSON throw", async () => {
  expect(await signInFailure(new TypeError("Failed to fetch"))).toMatchObject({
    why: "offline",
    message: "Failed to fetch",
  });
  expect(await signInFailure(new SyntaxError("no JSON"))).toMatchObject({ why: "server" });
  expect(await signInFailure(new Error("Web Crypto API is not available."))).toMatchObject({ why: "unknown" });
});

test("an answer in the address", async () => {
  const failure = await signInFailure({ error: "access_denied", error_description: "No." });
  expect(failure).toMatchObject({ why: "refused", error: "access_denied", message: "No." });
  expect(await signInFailure({ error: "access_denied" })).toMatchObject({ message: "access_denied" });
});

test("a failure known already stays as it is", async () => {
  const failure = new SignInError("loop", "again");
  expect(await signInFailure(failure)).toBe(failure);
});
