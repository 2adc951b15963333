import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { env } from "~/data/auth/env";
import { isWebAddress } from "~/data/browser/webAddress";

/** A root URL with the server's placeholders filled in, as those of its own clients have them. */
export const rootAddress = (rootUrl: string) =>
  rootUrl.replace("${authAdminUrl}", env().adminBaseUrl).replace("${authBaseUrl}", env().serverBaseUrl);

/**
 * Where a client's users begin: its base URL, below its root URL where that is one.
 * @returns undefined where it has none, and for what is no web address
 */
export function homeAddress({ rootUrl = "", baseUrl = "" }: ClientRepresentation): string | undefined {
  const root = rootAddress(rootUrl);
  const address = /^https?:/i.test(baseUrl) || !root ? baseUrl : root + baseUrl;
  return isWebAddress(address) ? address : undefined;
}
