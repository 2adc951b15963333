import { useState } from "react";
import { usePaged } from "~/data/query/cache";
import type { FieldProps } from "~/kit/form/fieldProps";
import { SelectField } from "~/kit/form/kinds/SelectField";

/** Most identity providers offered at once, whatever their number in the realm. */
const MOST = 20;

interface Props extends FieldProps {
  /** Several values in one text, joined by `##`. */
  stringify?: boolean;
}

/** Several identity providers by alias, found by typing (`GET identity-provider/instances?search=…`). */
export function IdentityProviderSelect(props: Props) {
  const [typed, setTyped] = useState("");
  const search = typed ? { search: typed } : {};
  const { rows = [] } = usePaged("identityProviders.find", { first: 0, max: MOST - 1, ...search });
  const options = rows.flatMap(({ alias }) => (alias ? [{ key: alias, value: { text: alias } }] : []));
  return <SelectField {...props} isMulti options={options} onSearch={setTyped} />;
}
