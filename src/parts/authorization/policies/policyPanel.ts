import type PolicyProviderRepresentation from "@keycloak/keycloak-admin-client/lib/defs/policyProviderRepresentation";
import type { FieldSpec } from "~/kit/form/Inputs";
import type { AdvancedSearch } from "~/kit/list/advancedSearch";

/** One of these types, or all of them. */
export const typeField = (types: readonly PolicyProviderRepresentation[]): FieldSpec => ({
  kind: "select",
  name: "type",
  label: "type",
  placeholder: "allTypes",
  options: [
    { key: "", value: "allTypes" },
    ...types.map(({ type = "", name = "" }) => ({ key: type, value: { text: name } })),
  ],
});

/** A type that is searched for, as it was chosen. */
export const typeChips =
  (types: readonly PolicyProviderRepresentation[]): AdvancedSearch["chips"] =>
  (name, value) =>
    name === "type"
      ? [{ label: "type", text: types.find(({ type }) => type === value)?.name ?? value, rest: "" }]
      : undefined;

/**
 * What policies are searched by.
 * @param types that the server has
 */
export const policyPanel = (types: readonly PolicyProviderRepresentation[]): AdvancedSearch => ({
  label: "searchClientAuthorizationPolicy",
  submit: "search",
  reset: "clear",
  testIds: { toggle: "searchdropdown_dorpdown", submit: "search-btn", reset: "revert-btn" },
  fields: [
    { kind: "text", name: "name", label: "name" },
    typeField(types.filter(({ type }) => type !== "resource" && type !== "scope")),
  ],
  chips: typeChips(types),
});
