import type PolicyProviderRepresentation from "@keycloak/keycloak-admin-client/lib/defs/policyProviderRepresentation";
import type PolicyRepresentation from "@keycloak/keycloak-admin-client/lib/defs/policyRepresentation";
import type { ListState } from "~/data/browser/listState";
import { type Source, useServerSource } from "~/kit/list/listSource";
import type { ListProps } from "~/kit/list/ListView";

/** More policies than a client has of one type. */
const ALL = 100_000;

/**
 * The policies of a client for a list with the filter `type`. The server finds types by a part of their names, those of client
 * scopes with those of clients: where a type is a part of another one, all are read at once, and what else was found is left
 * out before it is paged.
 * @param id internal id of the client
 * @param types that the server has
 * @param list props of the list
 */
export function usePolicies(
  id: string,
  types: readonly PolicyProviderRepresentation[],
  list: Pick<ListProps<PolicyRepresentation>, "columns" | "panel" | "filters">,
  state: ListState,
): Source<PolicyRepresentation> {
  const { page, size } = state;
  const { type: wanted = "" } = state.filters;
  const isPart = wanted !== "" && types.some(({ type = "" }) => type !== wanted && type.includes(wanted));
  const source = useServerSource("ui.findPolicies", { id }, list, isPart ? { ...state, page: 1, size: ALL } : state);
  if (!isPart) return source;
  const ofType = (rows: PolicyRepresentation[]) => rows.filter(({ type }) => type === wanted);
  const rows = source.rows && ofType(source.rows);
  return {
    ...source,
    rows: rows?.slice((page - 1) * size, page * size),
    hasNext: (rows?.length ?? 0) > page * size,
    async *all(isWhole) {
      for await (const part of source.all(isWhole)) yield ofType(part);
    },
  };
}
