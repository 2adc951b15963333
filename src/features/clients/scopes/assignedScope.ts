import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type ClientScopeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientScopeRepresentation";
import { useMemo } from "react";
import { useAllData, useOptional } from "~/data/query/cache";
import type { Call } from "~/data/write/action";
import { protocolOf } from "~/features/clients/client";
import { OPENID_CONNECT } from "~/parts/clients/protocols";
import { isOptionalOnly, type ScopeType } from "~/parts/clients/scopeTypes";

/** Types that a scope of a client can have. */
export const assignable = ["default", "optional"] as const;
export type Assignable = (typeof assignable)[number];

/** A client scope with how the client has it; the client's dedicated scope is none of the realm's and has no type. */
export interface AssignedScope extends ClientScopeRepresentation {
  type: ScopeType;
}

/** Types that all of these scopes can have: the server refuses some as default. */
export const typesOf = (scopes: readonly ClientScopeRepresentation[]) =>
  assignable.filter((type) => type === "optional" || !scopes.some(isOptionalOnly));

/** Name of the scope that belongs to a client alone. */
export const dedicatedName = ({ clientId }: ClientRepresentation) => `${clientId}-dedicated`;

/**
 * Whether a client can have a scope of this protocol: verifiable credentials are issued to clients of OpenID Connect.
 * @param issues whether the realm may issue them
 */
export const fits = (
  client: ClientRepresentation,
  { protocol = OPENID_CONNECT }: ClientScopeRepresentation,
  issues: boolean,
) => protocol === protocolOf(client) || (issues && protocol === "oid4vc" && protocolOf(client) === OPENID_CONNECT);

const add = { default: "clients.addDefaultClientScope", optional: "clients.addOptionalClientScope" } as const;
const remove = { default: "clients.delDefaultClientScope", optional: "clients.delOptionalClientScope" } as const;

/**
 * The scopes of a client and those of the realm. The realm describes a scope; the client's lists only name it.
 * @param id of the client
 */
export function useAssignedScopes(id: string) {
  const [defaults, optionals] = useAllData(
    ["clients.listDefaultClientScopes", { id }],
    ["clients.listOptionalClientScopes", { id }],
  );
  const all = useOptional("clientScopes.find");
  return useMemo(() => {
    const known = new Map(all?.map((scope) => [scope.id, scope]));
    const typed = (scopes: ClientScopeRepresentation[], type: Assignable) =>
      scopes.map((scope): AssignedScope => ({ ...scope, ...known.get(scope.id), type }));
    // read while a scope changes its type, both lists have it: once in the list of scopes, as it was read last
    const assigned = new Map(
      [...typed(defaults, "default"), ...typed(optionals, "optional")].map((scope) => [scope.id, scope]),
    );
    return { assigned: [...assigned.values()], all: all ?? [] };
  }, [defaults, optionals, all]);
}

/** How a client has a scope now, whatever the scope is called by now. */
export async function readAssigned(call: Call, { id = "" }: ClientRepresentation, scope: ClientScopeRepresentation) {
  const [defaults, optionals] = await Promise.all([
    call("clients.listDefaultClientScopes", { id }),
    call("clients.listOptionalClientScopes", { id }),
  ]);
  const isIn = (list: ClientScopeRepresentation[]) => list.some((one) => one.id === scope.id);
  const type: ScopeType = isIn(defaults) ? "default" : isIn(optionals) ? "optional" : "none";
  return { ...scope, type };
}

/** Gives a client a scope. */
export const assign = (call: Call, { id = "" }: ClientRepresentation, clientScopeId = "", type: Assignable) =>
  call(add[type], { id, clientScopeId });

/** Takes a scope from a client. */
export const unassign = async (call: Call, { id = "" }: ClientRepresentation, scope: AssignedScope) =>
  scope.type === "none" ? undefined : call(remove[scope.type], { id, clientScopeId: scope.id ?? "" });

/**
 * Takes a scope out of one list of the client and puts it into the other: the server ignores a scope that is in one
 * already. What it then refuses goes back to where it was.
 */
export async function changeType(call: Call, client: ClientRepresentation, scope: AssignedScope, to: Assignable) {
  const { type: from } = scope;
  if (from === to || from === "none") return;
  await unassign(call, client, scope);
  await assign(call, client, scope.id, to).catch(async (error: unknown) => {
    await assign(call, client, scope.id, from);
    throw error;
  });
}
