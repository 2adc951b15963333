import type PolicyProviderRepresentation from "@keycloak/keycloak-admin-client/lib/defs/policyProviderRepresentation";
import { useLoad } from "~/data/query/useLoad";
import { useSort } from "~/i18n/useT";

/** Types of permissions, and one that only policies of old realms have. */
const notOffered: readonly string[] = ["resource", "scope", "js"];

/**
 * The types that a new policy can have, by name. As long as there is no policy an aggregated one could hold nothing.
 * @param id internal id of the client
 * @param types that the server has
 */
export function useOfferedTypes(id: string, types: readonly PolicyProviderRepresentation[]) {
  const first = useLoad(["first policy", id], (read) => read("ui.findPolicies", { id, first: 0, max: 1 }));
  const hasPolicy = (first.data?.length ?? 0) > 0;
  const offered = types.filter(({ type = "" }) => !notOffered.includes(type) && (type !== "aggregate" || hasPolicy));
  return useSort(offered, ({ name = "" }) => name);
}
