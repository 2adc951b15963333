import type { Call, Outcome } from "~/data/action";
import type { WithAccess, Write } from "~/data/rights";
import { EditForm } from "~/kit/EditForm";
import type { FieldSpec } from "~/kit/Inputs";
import { useEdit } from "~/kit/useEdit";

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
