import { useState } from "react";
import { usePaged } from "~/data/query/cache";

/** Most identity providers offered at once, whatever their number in the realm. */
const MOST = 20;

/**
 * Identity providers by alias, to choose from, found by typing (`GET identity-provider/instances?search=…`).
 * @returns props of a `SelectField`
 */
export function useIdentityProviderOptions() {
  const [typed, onSearch] = useState("");
  const search = typed ? { search: typed } : {};
  const { rows = [] } = usePaged("identityProviders.find", { first: 0, max: MOST - 1, ...search });
  const options = rows.flatMap(({ alias }) => (alias ? [{ key: alias, value: { text: alias } }] : []));
  return { options, onSearch };
}
