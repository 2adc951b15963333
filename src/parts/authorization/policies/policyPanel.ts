import type PolicyProviderRepresentation from "@keycloak/keycloak-admin-client/lib/defs/policyProviderRepresentation";
import type { AdvancedSearch } from "~/kit/list/advancedSearch";

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
    {
      kind: "select",
      name: "type",
      label: "type",
      placeholder: "allTypes",
      options: [
        { key: "", value: "allTypes" },
        ...types.flatMap(({ type = "", name = "" }) =>
          type === "resource" || type === "scope" ? [] : [{ key: type, value: { text: name } }],
        ),
      ],
    },
  ],
});
