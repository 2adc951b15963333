import { useState } from "react";
import { useWatch } from "react-hook-form";
import { usePaged } from "~/data/query/cache";
import { useEach } from "~/data/query/useEach";
import type { FieldProps } from "~/kit/form/fieldProps";
import { SelectField } from "~/kit/form/kinds/SelectField";
import { textIn } from "~/kit/form/values";

/** Most users offered at once, whatever their number in the realm. */
const MOST = 20;

/** One user of the realm, found by typing a part of the name or e-mail (`GET users?max=20&search=…`); the form keeps the id. */
export function UserSelect(props: FieldProps) {
  const [typed, setTyped] = useState("");
  const search = typed ? { search: typed } : {};
  const { rows = [] } = usePaged("users.find", { first: 0, max: MOST - 1, briefRepresentation: true, ...search });
  const chosen = textIn(useWatch({ name: props.name, exact: true }));
  const known = useEach("users.findOne", chosen ? [chosen] : [], (id) => [{ id }]);
  const users = new Map([...known.values(), ...rows].map((user) => [user.id, user]));
  const options = [...users.values()].flatMap(({ id, username }) =>
    id && username ? [{ key: id, value: { text: username } }] : [],
  );
  return <SelectField {...props} isTypeahead toggleTestId={props.name} options={options} onSearch={setTyped} />;
}
