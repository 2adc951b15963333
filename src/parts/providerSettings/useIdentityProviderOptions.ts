import { usePaged } from "~/data/query/cache";
import { useTyped } from "~/kit/controls/useTyped";

/** Most identity providers offered at once, whatever their number in the realm. */
const MOST = 20;

/**
 * Identity providers by alias, to choose from, found by typing (`GET identity-provider/instances?search=…`).
 * @param query what else the call gets, e.g. `realmOnly`, or the `type` that they have to have
 * @returns props of a `SelectField`
 */
export function useIdentityProviderOptions(query: { realmOnly?: boolean; type?: string } = {}) {
  const [typed, onSearch] = useTyped();
  const search = typed ? { ...query, search: typed } : query;
  const { rows = [] } = usePaged("identityProviders.find", { first: 0, max: MOST - 1, ...search });
  const options = rows.flatMap(({ alias }) => (alias ? [{ key: alias, value: { text: alias } }] : []));
  return { options, onSearch };
}
