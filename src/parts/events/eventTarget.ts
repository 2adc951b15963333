import type AdminEvent from "@keycloak/keycloak-admin-client/lib/defs/adminEventRepresentation";
import { isRecord } from "~/data/browser/record";
import { isUserId } from "~/parts/events/eventId";
import { pageAt } from "~/parts/groups/pageAt";

/** Page of the object whose id is in a resource path, by how the path begins; the first that fits counts. */
const pages: [path: RegExp, page: string][] = [
  [/^users\/+([^/]+)/, "/:realm/users/:id/settings"],
  [/^groups\/([^/]+)/, "/:realm/groups/:id"],
  [/^roles-by-id\/([^/]+)/, "/:realm/roles/:id/details"],
  [/^clients\/([^/]+)\/authz\//, "/:realm/clients/:id/authorization"],
  [/^clients\/([^/]+)/, "/:realm/clients/:id/settings"],
  [/^client-scopes\/([^/]+)/, "/:realm/client-scopes/:id/settings"],
  // its steps have paths with the alias of the flow, which may look like an id
  [/^authentication\/flows\/([^/]+)$/, "/:realm/authentication/:id/-"],
  [/^organizations\/([^/]+)\/members/, "/:realm/organizations/:id/members"],
  [/^organizations\/([^/]+)/, "/:realm/organizations/:id/settings"],
];

/** Id of the user whose resource path it is, or that it is below; the server stores paths decoded. */
export function userIn(path = ""): string | undefined {
  const [, segment = ""] = /^users\/+([^/]+)/.exec(path) ?? [];
  // not `users/profile`
  return isUserId(segment) ? segment : undefined;
}

/**
 * Address of the page of what an admin event is about.
 * @returns undefined for what was deleted, what has no page, and a path without an id
 */
export function eventTarget(event: AdminEvent): string | undefined {
  const { operationType, resourcePath = "" } = event;
  const [path, page] = pages.find(([one]) => one.test(resourcePath)) ?? [];
  // not one further on: a client imported under an id of its own has mappers with others
  const [, id = ""] = path?.exec(resourcePath) ?? [];
  return operationType === "DELETE" || !isUserId(id) || !page ? undefined : pageAt(page, { id });
}

function nameIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(nameIn).filter(Boolean).join(", ");
  if (!isRecord(value)) return "";
  const { clientId, username, alias, name, displayName } = value;
  return String(clientId ?? username ?? alias ?? name ?? displayName ?? "");
}

/** What an event's representation calls its object, or its objects; empty where it says nothing, or is no JSON. */
export function nameOfObject({ representation }: AdminEvent): string {
  try {
    return nameIn(JSON.parse(representation ?? "null"));
  } catch {
    return "";
  }
}
