import type ScopeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/scopeRepresentation";
import { formOf } from "~/kit/form/formOf";
import type { FieldSpec } from "~/kit/form/Inputs";
import { LONGEST } from "~/kit/form/useField";

/** Fields of an authorization scope. */
export const scopeFields: FieldSpec<ScopeRepresentation>[] = [
  { kind: "text", name: "name", label: "name", help: "scopeNameHelp", required: true, maxLength: LONGEST },
  { kind: "text", name: "displayName", label: "displayName", help: "scopeDisplayNameHelp", maxLength: LONGEST },
  { kind: "text", name: "iconUri", label: "iconUri", help: "iconUriHelp", maxLength: LONGEST },
];

/** The form's values of an authorization scope, and back. */
export const scopeForm = formOf(scopeFields);
