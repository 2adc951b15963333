import { useWatch } from "react-hook-form";
import { useAccess } from "~/data/access/access";
import { usePaged } from "~/data/query/cache";
import { useEach } from "~/data/query/useEach";
import type { FieldProps } from "~/kit/form/fieldProps";
import { MultiLine } from "~/kit/form/kinds/MultiLine";
import { SelectField, type SelectFieldProps } from "~/kit/form/kinds/SelectField";
import { TextField } from "~/kit/form/kinds/TextField";
import { useTyped } from "~/kit/controls/useTyped";
import { listIn } from "~/kit/form/values";

/** Most clients offered at once, whatever their number in the realm. */
const MOST = 20;

interface Props extends FieldProps, Pick<SelectFieldProps, "placeholder"> {
  isMulti?: boolean;
  /** Several values in one text, joined by `##`. */
  stringify?: boolean;
  /** The form keeps the internal id instead of the client id. */
  byId?: boolean;
}

/**
 * One or several clients, found by typing a part of the client id (`GET clients?max=20&clientId=…&search=true`); who
 * may not list clients can only type.
 */
export function ClientSelect(props: Props) {
  const mayList = useAccess()("query-clients").length === 0;
  if (mayList) return <Clients {...props} />;
  return props.isMulti ? <MultiLine {...props} /> : <TextField {...props} />;
}

function Clients({ byId, ...props }: Props) {
  const [typed, setTyped] = useTyped();
  const search = typed ? { clientId: typed, search: true } : {};
  const { rows = [] } = usePaged("clients.find", { first: 0, max: MOST - 1, ...search });
  const value: unknown = useWatch({ name: props.name, exact: true });
  const chosen = byId ? listIn(value) : [];
  const known = useEach("clients.findOne", chosen, (id) => [{ id }]);
  const clients = new Map([...known.values(), ...rows].map((client) => [client?.id, client]));
  const options = [...clients.values()].flatMap((client) => {
    if (!client?.clientId) return [];
    return [{ key: (byId ? client.id : undefined) ?? client.clientId, value: { text: client.clientId } }];
  });
  return <SelectField {...props} isTypeahead options={options} onSearch={setTyped} />;
}
