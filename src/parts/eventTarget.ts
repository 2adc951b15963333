import type AdminEvent from "@keycloak/keycloak-admin-client/lib/defs/adminEventRepresentation";
import { to } from "~/routes";

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i;

/**
 * Address of the page of what an admin event is about.
 * @returns undefined for what was deleted, what has no page, and a path without an id
 */
export function eventTarget({ operationType, resourceType, resourcePath = "" }: AdminEvent): string | undefined {
  const id = UUID.exec(resourcePath)?.[0];
  if (operationType === "DELETE" || !id) return undefined;
  if (resourceType === "CLIENT_SCOPE") return to("client-scope", { id, tab: "settings" });
  if (resourcePath.startsWith("roles-by-id/")) return to("role", { id, tab: "details" });
  return undefined;
}
