import { useState } from "react";
import { useAccess } from "~/data/access/access";
import { usePaged } from "~/data/query/cache";
import type { FieldProps } from "~/kit/form/fieldProps";
import { SelectField } from "~/kit/form/kinds/SelectField";
import { TextField } from "~/kit/form/kinds/TextField";

/** Most identity providers offered at once, whatever their number in the realm. */
const MOST = 20;

/** One identity provider by alias, found by typing; who may not list them types the alias. */
export function ProviderSelect(props: FieldProps) {
  const mayList = useAccess()("view-identity-providers").length === 0;
  return mayList ? <Providers {...props} /> : <TextField {...props} />;
}

function Providers(props: FieldProps) {
  const [typed, setTyped] = useState("");
  const search = typed ? { search: typed } : {};
  const { rows = [] } = usePaged("identityProviders.find", { first: 0, max: MOST - 1, ...search });
  const options = rows.flatMap(({ alias }) => (alias ? [{ key: alias, value: { text: alias } }] : []));
  return <SelectField {...props} isTypeahead options={options} onSearch={setTyped} />;
}
