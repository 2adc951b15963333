import { type Text, useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import { type FieldProps, undotted } from "~/kit/form/fieldProps";
import { KeyValueRows } from "~/kit/form/kinds/KeyValueRows";
import { jsonOf, rowsIn } from "~/kit/form/kinds/rows";
import { useTypedRows } from "~/kit/form/kinds/useTypedRows";
import { focusInside, useField } from "~/kit/form/useField";
import { textIn } from "~/kit/form/values";

/** Whether two texts hold the same rows; no text holds none. */
const isSame = (one: string, other: string) => (one || "[]") === (other || "[]");

/** What is wrong with the rows of a text. */
function problemOf(text: string): Text | undefined {
  const rows = rowsIn(text);
  if (rows.some(({ key }) => !key)) return "keyError";
  return rows.some(({ value }) => !value) ? "valueError" : undefined;
}

/** Rows of key and value in one JSON text, `[{"key":…,"value":…}]`, as settings of the type `Map` keep them. */
export function MapField(props: FieldProps) {
  const { name, label, testId = undotted(name) } = props;
  const t = useT();
  const { value, change, blur, ref, isDisabled, error } = useField<string>(props, { validate: problemOf });
  const text = textIn(value);
  const { rows, onChange } = useTypedRows({ value: text, change, toRows: rowsIn, toValue: jsonOf, isSame });
  return (
    <Field {...props} isGroup>
      <div ref={focusInside(ref)}>
        <KeyValueRows
          name={name}
          label={t(label)}
          ids={{
            row: "row",
            key: (index) => `${name}.${index}.key`,
            value: (index) => `${name}.${index}.value`,
            remove: (index) => `${name}.${index}.remove`,
            add: `${name}-add-row`,
            empty: `${testId}-empty-state`,
            addEmpty: `${testId}-add-row`,
          }}
          rows={rows}
          isDisabled={isDisabled}
          error={error}
          onBlur={blur}
          onChange={onChange}
        />
      </div>
    </Field>
  );
}
