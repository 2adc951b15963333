import { useWatch } from "react-hook-form";
import { useAccess } from "~/data/access/access";
import { SEES_USERS } from "~/data/access/readers";
import { usePaged } from "~/data/query/cache";
import { useEach } from "~/data/query/useEach";
import type { FieldProps } from "~/kit/form/fieldProps";
import { MultiLine } from "~/kit/form/kinds/MultiLine";
import { SelectField } from "~/kit/form/kinds/SelectField";
import { useTyped } from "~/kit/controls/useTyped";
import { listIn } from "~/kit/form/values";
import { MissingPermissions } from "~/kit/page/Readable";

/** Most users offered at once, whatever their number in the realm. */
const MOST = 20;

interface Props extends FieldProps {
  isMulti?: boolean;
}

/**
 * One or several users of the realm, found by typing a part of the name or e-mail (`GET users?max=20&search=…`); the
 * form keeps the ids.
 */
export function UserSelect(props: Props) {
  const lacking = useAccess()(SEES_USERS);
  if (lacking.length === 0) return <Users {...props} />;
  // who may not see users sees ids, and names several by them
  if (props.isMulti) return <MultiLine {...props} />;
  return (
    <>
      <SelectField {...props} isTypeahead options={[]} toggleTestId={props.name} />
      <MissingPermissions rule={SEES_USERS} lacking={lacking} />
    </>
  );
}

function Users(props: Props) {
  const [typed, setTyped] = useTyped();
  // anywhere in the text; the beginning of a word is what the server searches by itself
  const search = typed ? { search: `*${typed}*` } : {};
  const { rows = [] } = usePaged("users.find", { first: 0, max: MOST - 1, briefRepresentation: true, ...search });
  const chosen = listIn(useWatch({ name: props.name, exact: true }));
  const known = useEach("users.findOne", chosen, (id) => [{ id }]);
  const users = new Map([...known.values(), ...rows].map((user) => [user.id, user]));
  const options = [...users.values()].flatMap(({ id, username }) =>
    id && username ? [{ key: id, value: { text: username } }] : [],
  );
  return (
    <SelectField
      placeholder="selectAUser"
      {...props}
      isTypeahead
      toggleTestId={props.name}
      options={options}
      onSearch={setTyped}
    />
  );
}
