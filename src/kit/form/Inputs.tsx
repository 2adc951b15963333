import { type ComponentProps, type ComponentType, memo, type ReactNode, use, useEffect, useRef } from "react";
import { type FieldPath, type FieldValues, useFormContext, useWatch } from "react-hook-form";
import { type FieldProps, StoredContext } from "~/kit/form/fieldProps";
import { CodeField } from "~/kit/form/kinds/CodeField";
import { DurationField } from "~/kit/form/kinds/DurationField";
import { FileField, FileTextField } from "~/kit/form/kinds/FileField";
import { KeyValue } from "~/kit/form/kinds/KeyValue";
import { MapField } from "~/kit/form/kinds/MapField";
import { MultiLine } from "~/kit/form/kinds/MultiLine";
import { NumberField } from "~/kit/form/kinds/NumberField";
import { PasswordField } from "~/kit/form/kinds/PasswordField";
import { SelectField } from "~/kit/form/kinds/SelectField";
import { SwitchField } from "~/kit/form/kinds/SwitchField";
import { TextArea } from "~/kit/form/kinds/TextArea";
import { TextField } from "~/kit/form/kinds/TextField";
import { isEmpty } from "~/kit/form/values";

const kinds = {
  text: TextField,
  textArea: TextArea,
  password: PasswordField,
  number: NumberField,
  switch: SwitchField,
  select: SelectField,
  duration: DurationField,
  multiLine: MultiLine,
  keyValue: KeyValue,
  map: MapField,
  file: FileField,
  fileText: FileTextField,
  code: CodeField,
};

type Kinds = typeof kinds;

/** Renders a field only while other values of the form are as wanted; what is hidden keeps its value. */
export interface When<Values extends FieldValues = FieldValues> {
  /** Where the other value is in the form's values; several where one condition is about all of them. */
  name: FieldPath<Values> | FieldPath<Values>[];
  is: (...values: unknown[]) => boolean;
}

/** A field that the page renders itself, with a name and label for jump links and search. */
export interface CustomField extends Pick<FieldProps, "name" | "label" | "help"> {
  kind: "custom";
  render: () => ReactNode;
}

/**
 * A field of a form with these values, as data: its kind, the props of the kind, and when it is shown. A name that the
 * values do not have does not compile.
 */
export type FieldSpec<Values extends FieldValues = FieldValues> = (
  | { [Kind in keyof Kinds]: { kind: Kind; name: FieldPath<Values> } & ComponentProps<Kinds[Kind]> }[keyof Kinds]
  | CustomField
) & {
  /** All of them have to be as wanted. */
  when?: When<Values> | When<Values>[];
  /** Other values that the rules of the field look at: with each change of these it is checked again, if it holds anything. */
  dependsOn?: FieldPath<Values>[];
};

/** Renders fields in their order. A key stroke renders only its own field: the form around follows no values. */
export const Inputs = memo(function Inputs({ fields }: { fields: readonly FieldSpec[] }) {
  return fields.map((field, index) => <Input key={`${index} ${field.name}`} field={field} />);
});

const Input = memo(function Input({ field: { when = [], dependsOn, ...field } }: { field: FieldSpec }) {
  const control = <InputOfKind {...field} />;
  const checked = dependsOn ? (
    <Dependent name={field.name} names={dependsOn}>
      {control}
    </Dependent>
  ) : (
    control
  );
  return [when].flat().reduceRight(
    (inner, one) => (
      <Watched key={String(one.name)} name={field.name} when={one}>
        {inner}
      </Watched>
    ),
    checked,
  );
});

const isNew = () => false;

/**
 * Follows other values of the form.
 * @returns these, and what `StoredContext` says beside them: what was right beside the former ones has to be right like a new
 *   value once they have changed
 */
function useBeside(names: string[]) {
  const values: unknown[] = useWatch({ name: names, exact: true });
  const isStored = use(StoredContext);
  return [values, names.every((name, index) => isStored(name, values[index])) ? isStored : isNew] as const;
}

/** A field whose rules look at other values of the form. */
function Dependent({ name, names, children }: { name: string; names: string[]; children: ReactNode }) {
  const { trigger, getValues } = useFormContext();
  const [values, isStored] = useBeside(names);
  const first = useRef(values);
  useEffect(() => {
    if (values !== first.current && !isEmpty(getValues(name))) void trigger(name);
  }, [values, name, trigger, getValues]);
  return <StoredContext value={isStored}>{children}</StoredContext>;
}

/** Renders fields while other values are as wanted: what comes up may be wrong, e.g. an address that is required from now on. */
function Watched({ name, when, children }: { name: string; when: When; children: ReactNode }) {
  const { getFieldState, clearErrors } = useFormContext();
  const [values, isStored] = useBeside([when.name].flat());
  const isShown = when.is(...values);
  // what nobody sees is not wrong: its error would keep the form from being saved
  useEffect(() => {
    if (!isShown && getFieldState(name).error) clearErrors(name);
  }, [isShown, name, getFieldState, clearErrors]);
  if (!isShown) return false;
  return <StoredContext value={isStored}>{children}</StoredContext>;
}

function InputOfKind(field: FieldSpec) {
  if (field.kind === "custom") return field.render();
  const { kind, ...props } = field;
  const Kind = kinds[kind] as ComponentType<FieldProps>;
  return <Kind {...props} />;
}
