import type PolicyProviderRepresentation from "@keycloak/keycloak-admin-client/lib/defs/policyProviderRepresentation";
import type PolicyRepresentation from "@keycloak/keycloak-admin-client/lib/defs/policyRepresentation";
import type { Column, Filter } from "~/kit/list/columns";

/**
 * Columns of the policies of a permission, and of those that it can be given.
 * @param types that the server has
 * @param cell renders the name where it is more than that
 */
export const policyColumns = (
  types: readonly PolicyProviderRepresentation[],
  cell?: (policy: PolicyRepresentation) => React.ReactNode,
): Column<PolicyRepresentation>[] => [
  { name: "name", label: "name", text: ({ name = "" }) => name, ...(cell && { cell }) },
  { name: "type", label: "type", text: ({ type = "" }) => types.find((one) => one.type === type)?.name ?? type },
  { name: "description", label: "description", text: ({ description = "" }) => description },
];

const [ID, TEST_ID] = ["toggle-id-10", "filter-type-dropdown-existingPolicies"];

/**
 * Narrows policies to those of one type, under the ids that automation knows.
 * @param types that the server has; permissions are none of policies
 * @param isOnly no other such filter is on the page
 */
export function policyTypeFilter(
  types: readonly PolicyProviderRepresentation[],
  isOnly = true,
): Filter<PolicyRepresentation> {
  const named = types.flatMap(({ type = "", name = type }) =>
    type === "resource" || type === "scope" ? [] : ([[type, name]] as const),
  );
  return {
    name: "type",
    label: "type",
    any: "allTypes",
    options: Object.fromEntries(named.map(([type, name]) => [type, { text: name }])),
    id: isOnly ? ID : undefined,
    testId: TEST_ID,
    optionIds: {
      "": `${TEST_ID}-all`,
      ...Object.fromEntries(named.map(([type, name]) => [type, `${TEST_ID}-${name}`])),
    },
  };
}
