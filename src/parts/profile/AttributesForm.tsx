import type { Call, Outcome } from "~/data/write/action";
import type { WithAccess, Write } from "~/data/access/permissions";
import { EditForm } from "~/kit/form/EditForm";
import type { FieldSpec } from "~/kit/form/Inputs";
import { useEdit } from "~/kit/form/useEdit";

type Attributes = Record<string, string[]>;

interface Props<Item extends { attributes?: Attributes }> extends Outcome {
  /** Names the kind of object, for the form's draft. */
  name: string;
  object: Item & WithAccess;
  call: Write;
  read: (call: Call) => Promise<Item>;
  write: (call: Call, next: Item) => Promise<unknown>;
}

const fields: FieldSpec[] = [{ kind: "keyValue", name: "attributes", label: "attributes" }];
const testIds = { save: "attributes-save", cancel: "attributes-revert" };
const toForm = ({ attributes = {} }: { attributes?: Attributes }) => ({ attributes });
const toObject = (values: { attributes: Attributes }) => values;

/** The attributes of an object as rows of key and value, saved with the object as the server has it then. */
export function AttributesForm<Item extends { attributes?: Attributes }>({ name, ...options }: Props<Item>) {
  const edit = useEdit<Item, { attributes: Attributes }, unknown>({
    ...options,
    name: `${name} attributes`,
    toForm,
    toObject,
  });
  return <EditForm edit={edit} fields={fields} testIds={testIds} />;
}
