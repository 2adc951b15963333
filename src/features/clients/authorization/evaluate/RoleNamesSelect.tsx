import { useState } from "react";
import { usePaged } from "~/data/query/cache";
import type { FieldProps } from "~/kit/form/fieldProps";
import { SelectField } from "~/kit/form/kinds/SelectField";

/** Most roles offered at once, whatever their number. */
const MOST = 20;

/** Roles of the realm by name, found by typing a part of it (`GET roles?search=…`). */
export function RoleNamesSelect(props: FieldProps) {
  const [search, setSearch] = useState("");
  const { rows = [] } = usePaged("roles.find", { first: 0, max: MOST - 1, ...(search && { search }) });
  const options = rows.flatMap(({ name }) => (name ? [{ key: name, value: { text: name } }] : []));
  return <SelectField {...props} isMulti options={options} onSearch={setSearch} placeholder="selectARole" />;
}
