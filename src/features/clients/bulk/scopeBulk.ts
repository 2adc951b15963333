import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type ClientScopeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientScopeRepresentation";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import type { Call } from "~/data/write/action";
import { type Assignable, type AssignedScope, fits } from "~/features/clients/scopes/assignedScope";
import { settingTo } from "~/features/clients/scopes/settingTo";

type Action = BulkAction<ClientRepresentation>;

/** A scope as a client has it now. */
function scopeOf(client: ClientRepresentation, scope: ClientScopeRepresentation): AssignedScope {
  const { name = "" } = scope;
  if (client.defaultClientScopes?.includes(name)) return { ...scope, type: "default" };
  return { ...scope, type: client.optionalClientScopes?.includes(name) ? "optional" : "none" };
}

/** How a client has the scope right before the run comes to it: the list may be older. */
const readScope = async (call: Call, { id = "" }: ClientRepresentation, scope: ClientScopeRepresentation) =>
  scopeOf(await call("clients.findOne", { id }), scope);

/** Gives each client the scope as another type, or takes it. */
const setting = (scope: ClientScopeRepresentation, to: AssignedScope["type"]) =>
  settingTo<ClientRepresentation>(
    to,
    { id: ({ id = "" }) => id, client: (client) => client, read: (call, client) => readScope(call, client, scope) },
    { label: "gatehouse.restoreScopes" },
  );

/**
 * Gives many clients a scope of the realm; those that have it as the other type change it. Made anew for each run.
 * @param to how they get it
 * @param issues whether the realm may issue verifiable credentials
 */
export const addScope = (scope: ClientScopeRepresentation, to: Assignable, issues: boolean): Action => ({
  label: ["gatehouse.scopeAdd", { name: scope.name ?? "" }],
  call: "clients.addDefaultClientScope",
  // the server leaves such a scope out without a word
  refuse: (_, clients) =>
    Promise.resolve(
      clients.every((client) => fits(client, scope, issues)) ? undefined : "gatehouse.scopeOtherProtocol",
    ),
  ...setting(scope, to),
});

/** Takes a scope from many clients; those without it stay as they are. Made anew for each run. */
export const removeScope = (scope: ClientScopeRepresentation): Action => ({
  label: ["gatehouse.scopeRemove", { name: scope.name ?? "" }],
  call: "clients.delDefaultClientScope",
  ...setting(scope, "none"),
});
