import { usePaged } from "~/data/query/cache";
import { useTyped } from "~/kit/controls/useTyped";
import type { FieldProps } from "~/kit/form/fieldProps";
import { SelectField } from "~/kit/form/kinds/SelectField";

/** Most scopes offered at once, whatever their number. */
const MOST = 20;

/** Authorization scopes of a client by name, found by typing a part of it. */
export function ScopeSelect({ clientId, ...props }: FieldProps & { clientId: string }) {
  const [search, setSearch] = useTyped();
  const { rows = [] } = usePaged("ui.authorizationScopes", { id: clientId, first: 0, max: MOST - 1, search });
  const options = rows.flatMap(({ name }) => (name ? [{ key: name, value: { text: name } }] : []));
  return <SelectField {...props} isMulti options={options} onSearch={setSearch} inputLabel="authorizationScopes" />;
}
