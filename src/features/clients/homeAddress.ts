import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { env } from "~/data/auth/env";
import { isWebAddress } from "~/data/browser/webAddress";

/**
 * Where a client's users begin: its base URL, below its root URL where that is one, with the server's placeholders
 * filled in.
 * @returns undefined where it has none, and for what is no web address
 */
export function homeAddress({ rootUrl = "", baseUrl = "" }: ClientRepresentation): string | undefined {
  const root = rootUrl.replace("${authAdminUrl}", env().adminBaseUrl).replace("${authBaseUrl}", env().serverBaseUrl);
  const address = /^https?:/i.test(baseUrl) || !root ? baseUrl : root + baseUrl;
  return isWebAddress(address) ? address : undefined;
}
