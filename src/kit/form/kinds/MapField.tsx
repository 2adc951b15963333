import { useMemo, useState } from "react";
import { useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import { type FieldProps, undotted } from "~/kit/form/fieldProps";
import { KeyValueRows } from "~/kit/form/kinds/KeyValueRows";
import { jsonOf, type Row, rowsIn } from "~/kit/form/kinds/rows";
import { focusInside, useField } from "~/kit/form/useField";
import { textIn } from "~/kit/form/values";

/** Rows of key and value in one JSON text, `[{"key":…,"value":…}]`, as settings of the type `Map` keep them. */
export function MapField(props: FieldProps) {
  const { name, label, testId = undotted(name) } = props;
  const t = useT();
  const { value, change, blur, ref, isDisabled, error } = useField(props);
  const text = textIn(value);
  // rows without a key are only here, not in the form
  const [typed, setTyped] = useState<Row[]>();
  const isKept = (rows: Row[]) => jsonOf(rows) === (text || "[]");
  const stored = useMemo(() => rowsIn(text), [text]);
  const rows = typed && isKept(typed) ? typed : stored;
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
          isChecked={error !== undefined}
          onBlur={blur}
          onChange={(next) => {
            setTyped(next);
            if (!isKept(next)) change(jsonOf(next));
          }}
        />
      </div>
    </Field>
  );
}
