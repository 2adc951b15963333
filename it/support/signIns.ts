// Real sign-ins of users without a browser, which make sessions and events.
import { admin, server, uniqueName } from "./server";

/** A client that lets users sign in by name and password. @returns its client id and internal id */
export async function makeClient(realm: string): Promise<{ clientId: string; id: string }> {
  const clientId = uniqueName("app");
  const { id } = await admin.clients.create({ realm, clientId, publicClient: true, directAccessGrantsEnabled: true });
  return { clientId, id };
}

/** What the token endpoint answers. */
interface Answer {
  error?: string;
  access_token?: string;
  /** Seconds. */
  expires_in?: number;
  refresh_expires_in?: number;
  refresh_token?: string;
}

/** Asks the token endpoint of a realm; by password where nothing else is said. */
export async function askToken(realm: string, fields: Record<string, string>): Promise<Answer> {
  const url = `${server.url}/realms/${encodeURIComponent(realm)}/protocol/openid-connect/token`;
  const body = new URLSearchParams({ grant_type: "password", scope: "openid", ...fields });
  return (await fetch(url, { method: "POST", body })).json();
}

/** Signs a user in whose password is the name (`createUser`). @returns the refresh token */
export async function signInAs(realm: string, client_id: string, username: string, scope = "openid"): Promise<string> {
  const { error, refresh_token = "" } = await askToken(realm, { client_id, username, password: username, scope });
  if (error) throw new Error(`${username} could not sign in: ${error}`);
  return refresh_token;
}
