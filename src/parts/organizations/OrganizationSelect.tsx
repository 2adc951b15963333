import { useWatch } from "react-hook-form";
import { usePaged } from "~/data/query/cache";
import { useEach } from "~/data/query/useEach";
import type { FieldProps } from "~/kit/form/fieldProps";
import { SelectField } from "~/kit/form/kinds/SelectField";
import { useTyped } from "~/kit/controls/useTyped";
import { listIn } from "~/kit/form/values";

/** Most organizations offered at once, whatever their number. */
const MOST = 20;

interface Props extends FieldProps {
  isMulti?: boolean;
}

/**
 * One or several organizations of the realm, found by typing a part of the name or a domain
 * (`GET organizations?max=20&search=…`); the form keeps the ids, which is what shows of those that may not be read.
 */
export function OrganizationSelect(props: Props) {
  const [typed, setTyped] = useTyped();
  const { rows = [] } = usePaged("organizations.find", { first: 0, max: MOST - 1, ...(typed && { search: typed }) });
  const chosen = listIn(useWatch({ name: props.name, exact: true }));
  const known = useEach("organizations.findOne", chosen, (id) => [{ id }]);
  const organizations = new Map([...known.values(), ...rows].map((one) => [one.id, one]));
  const options = [...organizations.values()].flatMap(({ id, name }) =>
    id && name ? [{ key: id, value: { text: name } }] : [],
  );
  return <SelectField {...props} isTypeahead options={options} onSearch={setTyped} />;
}
