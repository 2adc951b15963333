import { get, useFormState } from "react-hook-form";
import { isRecord } from "~/data/browser/record";
import { type Text, useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { KeyValueRows } from "~/kit/form/kinds/KeyValueRows";
import { mapOf, type Row, toRows } from "~/kit/form/kinds/rows";
import { useTypedRows } from "~/kit/form/kinds/useTypedRows";
import { focusInside, type Rules, useField } from "~/kit/form/useField";

interface KeyValueProps extends FieldProps, Pick<Rules<Record<string, string[]>>, "validate"> {
  /** The server keeps one text for a key, not a list; with a key twice the last one counts. */
  isSingle?: boolean;
}

type Texts = Record<string, unknown>;

const empty: Texts = {};

/** The part that is missing in a row of a map. */
function missing(map: unknown): keyof Row | undefined {
  const rows = toRows(map);
  if (rows.some(({ key }) => !key)) return "key";
  return rows.some(({ value }) => !value) ? "value" : undefined;
}

/** Whether two values of a key are the same: a text, or texts in their order. */
const isSameValue = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((text, index) => text === other[index])
    : one === other;

/** Whether two maps hold the same, in whatever order: the server keeps none of its keys. */
function isSame(one: Texts, other: Texts): boolean {
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && isSameValue(one[key], other[key]));
}

/** Errors of single keys that the server named. */
function useRowErrors(name: string): Record<string, string> {
  const error: { types?: Record<string, string> } | undefined = get(useFormState({ name, exact: true }).errors, name);
  return error?.types ?? {};
}

/**
 * A map of texts, as rows of key and value: a key in two rows has two values. The form keeps the server's own shape, a
 * map of lists; while a key is missing it stands there under the empty name, and the form cannot be saved.
 */
export function KeyValue(props: KeyValueProps) {
  const { name, label, isSingle, validate, testId = name } = props;
  const t = useT();
  const { value, change, blur, ref, isDisabled, error } = useField<Record<string, string[]>>(props, {
    validate: (map, values): Text | undefined => {
      const part = missing(map);
      if (part === "key") return "keyError";
      if (part) return "valueError";
      return validate?.(map, values);
    },
  });
  const errors = useRowErrors(name);
  const toMap = (rows: Row[]) => {
    const map = mapOf(rows);
    if (!isSingle) return map;
    return Object.fromEntries(Object.entries(map).map(([key, values]) => [key, values.at(-1) ?? ""]));
  };
  const map = isRecord(value) ? value : empty;
  const { rows, onChange } = useTypedRows<Texts>({ value: map, change, toRows, toValue: toMap, isSame });
  return (
    <Field {...props} isGroup>
      <div ref={focusInside(ref)}>
        <KeyValueRows
          name={name}
          // the raw key, as automation knows it: "Add attributes"
          label={typeof label === "string" ? label : t(label)}
          ids={{
            key: () => `${testId}-key`,
            value: () => `${testId}-value`,
            remove: () => `${testId}-remove`,
            add: `${testId}-add-row`,
            empty: `${testId}-empty-state`,
            addEmpty: `${testId}-add-row`,
          }}
          rows={rows}
          isDisabled={isDisabled}
          error={error}
          errors={errors}
          onBlur={blur}
          onChange={onChange}
        />
      </div>
    </Field>
  );
}
