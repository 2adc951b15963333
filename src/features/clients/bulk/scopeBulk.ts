import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type ClientScopeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientScopeRepresentation";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { protocolOf } from "~/features/clients/client";
import {
  type Assignable,
  assign,
  type AssignedScope,
  changeType,
  unassign,
} from "~/features/clients/scopes/assignedScope";
import { OPENID_CONNECT } from "~/parts/clients/protocols";

type Action = BulkAction<ClientRepresentation>;

/** A scope as a client has it now. */
function scopeOf(client: ClientRepresentation, scope: ClientScopeRepresentation): AssignedScope {
  const { name = "" } = scope;
  if (client.defaultClientScopes?.includes(name)) return { ...scope, type: "default" };
  return { ...scope, type: client.optionalClientScopes?.includes(name) ? "optional" : "none" };
}

/** Puts the scope back as each client had it before. */
const restored = (scope: ClientScopeRepresentation, now: AssignedScope["type"]): Action => ({
  label: "gatehouse.restoreScopes",
  call: "clients.addDefaultClientScope",
  run: async (call, client) => {
    const { type } = scopeOf(client, scope);
    if (type === "none") return unassign(call, client, { ...scope, type: now });
    return now === "none"
      ? assign(call, client, scope.id, type)
      : changeType(call, client, { ...scope, type: now }, type);
  },
});

/**
 * Gives many clients a scope of the realm; those that have it as the other type change it.
 * @param to how they get it
 */
export const addScope = (scope: ClientScopeRepresentation, to: Assignable): Action => ({
  label: ["gatehouse.scopeAdd", { name: scope.name ?? "" }],
  call: "clients.addDefaultClientScope",
  run: (call, client) => {
    const now = scopeOf(client, scope);
    return now.type === "none" ? assign(call, client, scope.id, to) : changeType(call, client, now, to);
  },
  // the server leaves such a scope out without a word
  refuse: (_, clients) =>
    Promise.resolve(
      clients.some((client) => protocolOf(client) !== (scope.protocol ?? OPENID_CONNECT))
        ? "gatehouse.scopeOtherProtocol"
        : undefined,
    ),
  inverse: restored(scope, to),
});

/** Takes a scope from many clients; those without it stay as they are. */
export const removeScope = (scope: ClientScopeRepresentation): Action => ({
  label: ["gatehouse.scopeRemove", { name: scope.name ?? "" }],
  call: "clients.delDefaultClientScope",
  run: (call, client) => unassign(call, client, scopeOf(client, scope)),
  inverse: restored(scope, "none"),
});
