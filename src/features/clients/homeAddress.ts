import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { env } from "~/data/auth/env";

/**
 * Where a client's users begin: its base URL, below its root URL where that is one, with the server's placeholders
 * filled in.
 * @returns undefined where it has none, and for what is no web address: a client's administrator may have put in
 *   anything, e.g. `javascript:`
 */
export function homeAddress({ rootUrl = "", baseUrl = "" }: ClientRepresentation): string | undefined {
  const root = rootUrl.replace("${authAdminUrl}", env().adminBaseUrl).replace("${authBaseUrl}", env().serverBaseUrl);
  const address = /^https?:/i.test(baseUrl) || !root ? baseUrl : root + baseUrl;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;
}
