import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type ClientScopeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientScopeRepresentation";
import { isUnanswered } from "~/data/bulk/attempt";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import type { Call } from "~/data/write/action";
import {
  type Assignable,
  assign,
  type AssignedScope,
  changeType,
  fits,
  unassign,
} from "~/features/clients/scopes/assignedScope";

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

/** Gives each client the scope as another type, or takes it; undo puts it back where the run itself changed something. */
function settingTo(
  scope: ClientScopeRepresentation,
  to: AssignedScope["type"],
): Pick<Action, "run" | "undoes" | "inverse"> {
  const before = new Map<string, AssignedScope["type"]>();
  const set = async (call: Call, client: ClientRepresentation, now: AssignedScope, next: AssignedScope["type"]) => {
    if (next === "none") return unassign(call, client, now);
    return now.type === "none" ? assign(call, client, scope.id, next) : changeType(call, client, now, next);
  };
  return {
    run: async (call, client) => {
      const { id = "" } = client;
      const now = await readScope(call, client, scope);
      if (now.type === to) return;
      // a second try, e.g. after an answer that was lost, finds what the first one made
      if (!before.has(id)) before.set(id, now.type);
      await set(call, client, now, to).catch(async (cause: unknown) => {
        // a client that still has it as before has nothing to undo; one that lost it on the way has
        const left = isUnanswered(cause) ? undefined : await readScope(call, client, scope).catch(() => undefined);
        if (left?.type === before.get(id)) before.delete(id);
        throw cause;
      });
    },
    // also what is left of a row that failed
    undoes: ({ id = "" }, isDone) => isDone || before.has(id),
    inverse: {
      label: "gatehouse.restoreScopes",
      call: "clients.addDefaultClientScope",
      run: async (call, client) => {
        const { id = "" } = client;
        const type = before.get(id);
        if (type === undefined) return;
        await set(call, client, await readScope(call, client, scope), type);
        before.delete(id);
      },
    },
  };
}

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
  ...settingTo(scope, to),
});

/** Takes a scope from many clients; those without it stay as they are. Made anew for each run. */
export const removeScope = (scope: ClientScopeRepresentation): Action => ({
  label: ["gatehouse.scopeRemove", { name: scope.name ?? "" }],
  call: "clients.delDefaultClientScope",
  ...settingTo(scope, "none"),
});
