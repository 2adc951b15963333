import type { Call, Messages } from "~/data/write/action";
import type { WithAccess, Write } from "~/data/access/permissions";
import { EditForm } from "~/kit/form/EditForm";
import { formOf } from "~/kit/form/formOf";
import type { FieldSpec } from "~/kit/form/Inputs";
import { useEdit } from "~/kit/form/useEdit";
import { withinRoom } from "~/kit/form/useField";

interface Values {
  attributes?: Record<string, string[]>;
}

interface Props<Item extends Values> extends Messages {
  /** Names the kind of object, for the form's draft. */
  name: string;
  object: Item & WithAccess;
  call: Write;
  read: (call: Call) => Promise<Item>;
  write: (call: Call, next: Item) => Promise<unknown>;
}

// of what is no user values have no more room than keys
const fields: FieldSpec<Values>[] = [
  { kind: "keyValue", name: "attributes", label: "attributes", validate: withinRoom },
];
const testIds = { save: "attributes-save", cancel: "attributes-revert" };

/** The attributes of an object as rows of key and value, saved with the object as the server has it then. */
export function AttributesForm<Item extends Values>({ name, ...options }: Props<Item>) {
  const edit = useEdit<Item, Values, unknown>({
    ...options,
    name: `${name} attributes`,
    ...formOf(fields),
  });
  return <EditForm edit={edit} fields={fields} testIds={testIds} />;
}
