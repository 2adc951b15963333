import type ScopeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/scopeRepresentation";
import type { Call } from "~/data/write/action";
import { labelled } from "~/i18n/serverWords";
import { formOf } from "~/kit/form/formOf";
import type { FieldSpec } from "~/kit/form/Inputs";
import { LONGEST } from "~/kit/form/values";

/** Fields of an authorization scope. */
export const scopeFields: FieldSpec<ScopeRepresentation>[] = [
  { kind: "text", name: "name", label: "name", help: "scopeNameHelp", required: true, maxLength: LONGEST },
  { kind: "text", name: "displayName", label: "displayName", help: "scopeDisplayNameHelp", maxLength: LONGEST },
  { kind: "text", name: "iconUri", ...labelled("iconUri"), maxLength: LONGEST },
];

/** The form's values of an authorization scope, and back. */
export const scopeForm = formOf(scopeFields);

/** More scopes than a client has. */
const ALL = 100_000;

/**
 * Makes an authorization scope of a client (`POST clients/{id}/authz/resource-server/scope`).
 * @param id internal id of the client
 * @param taken what is wrong with a name that a scope has
 * @throws Error where one has the name: the server would overwrite it, and empty what is not typed here
 */
export async function createScope(call: Call, id: string, scope: ScopeRepresentation, taken: string) {
  const { name = "" } = scope;
  const found = await call("ui.authorizationScopes", { id, first: 0, max: ALL, search: name });
  if (found.some((one) => one.name === name)) throw new Error(taken);
  return call("clients.createAuthorizationScope", { id }, scope);
}
