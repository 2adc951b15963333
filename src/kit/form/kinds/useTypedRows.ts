import { useMemo, useState } from "react";
import type { Row } from "~/kit/form/kinds/rows";

interface Options<Value> {
  value: Value;
  /** Sets the value of the form. */
  change: (value: Value) => void;
  toRows: (value: Value) => Row[];
  /** The value that rows mean. */
  toValue: (rows: Row[]) => Value;
  isSame: (one: Value, other: Value) => boolean;
}

/**
 * Rows of a value that the form keeps in another shape. What the value has no room for is only here: a row without anything
 * in it, and the order of rows.
 * @returns the rows as they were typed as long as the value is theirs, else those of the value; and what sets them
 */
export function useTypedRows<Value>({ value, change, toRows, toValue, isSame }: Options<Value>) {
  const [typed, setTyped] = useState<{ rows: Row[]; value: Value }>();
  const isTyped = typed !== undefined && isSame(typed.value, value);
  const stored = useMemo(() => (isTyped ? [] : toRows(value)), [isTyped, toRows, value]);
  const onChange = (rows: Row[]) => {
    const next = toValue(rows);
    setTyped({ rows, value: next });
    if (!isSame(next, value)) change(next);
  };
  return { rows: isTyped ? typed.rows : stored, onChange };
}
