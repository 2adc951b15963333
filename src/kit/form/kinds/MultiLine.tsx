import { Button, InputGroup, InputGroupItem, TextInput, type TextInputProps } from "@patternfly/react-core";
import MinusCircleIcon from "@patternfly/react-icons/dist/esm/icons/minus-circle-icon";
import PlusCircleIcon from "@patternfly/react-icons/dist/esm/icons/plus-circle-icon";
import { type FocusEvent, memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { same } from "~/data/write/merge";
import { type Text, useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { newRow, type Row } from "~/kit/form/kinds/rows";
import { focusInside, type Rules, useField } from "~/kit/form/useField";
import { storedList, listIn } from "~/kit/form/values";

interface MultiLineProps extends FieldProps, Pick<Rules<string[] | string>, "validate"> {
  /** Most characters of a line. */
  maxLength?: number;
  /** All in one text, joined by `##`. */
  stringify?: boolean;
  addLabel?: Text;
  placeholder?: Text;
  /** What the browser takes a line for, e.g. `email`. */
  type?: TextInputProps["type"];
  /** Test id of the button that adds a line, where it is not made of the field's. */
  addTestId?: string;
  /** Test id of every line, where scripts count lines that have the same one. */
  lineTestId?: string;
}

const valuesIn = (lines: readonly Row[]) => lines.flatMap(({ value }) => value || []);

/** A line for every value, an empty one where there is none. */
function linesOf(value: unknown): Row[] {
  const texts = listIn(value).filter(Boolean);
  return (texts.length > 0 ? texts : [""]).map((text) => newRow("", text));
}

/** Lines of text, one value each; the form keeps those that are not empty. A key stroke renders its own line only. */
export function MultiLine(props: MultiLineProps) {
  const { name, label, stringify, addLabel, placeholder, type, maxLength = Infinity, testId = name } = props;
  const { addTestId = `${testId}-addValue`, lineTestId } = props;
  const t = useT();
  const { value, change, blur, ref, isDisabled, error } = useField<string[] | string>(props, {
    validate: (lines, values): Text | undefined => {
      if (listIn(lines).some(({ length }) => length > maxLength)) return ["maxLength", { length: maxLength }];
      return props.validate?.(lines, values);
    },
  });
  const box = useRef<HTMLDivElement>(null);
  const values = listIn(value).filter(Boolean);
  // empty lines are only here, not in the form
  const [typed, setTyped] = useState<Row[]>();
  const stored = useMemo(() => linesOf(value), [value]);
  const lines = typed && same(valuesIn(typed), values) ? typed : stored;
  const set = (next: Row[]) => {
    setTyped(next);
    const now = valuesIn(next);
    if (!same(now, values)) change(storedList(now, stringify));
  };
  const latest = useRef({ lines, set, blur });
  useLayoutEffect(() => void (latest.current = { lines, set, blur }));
  const setAndFocus = useCallback((next: Row[], line: number) => {
    flushSync(() => latest.current.set(next));
    box.current?.querySelectorAll("input")[line]?.focus();
  }, []);
  const onLine = useCallback(
    (next: Row) => latest.current.set(latest.current.lines.map((line) => (line.id === next.id ? next : line))),
    [],
  );
  const onRemove = useCallback(
    (index: number) => setAndFocus(latest.current.lines.toSpliced(index, 1), Math.max(0, index - 1)),
    [setAndFocus],
  );
  const onBlur = useCallback((event: FocusEvent) => {
    if (!box.current?.contains(event.relatedTarget)) latest.current.blur();
  }, []);
  return (
    <Field {...props} isGroup>
      <div ref={focusInside(ref)}>
        <div ref={box} id={props.id}>
          {lines.map((line, index) => (
            <Line
              key={line.id}
              line={line}
              index={index}
              id={`${testId}${index}`}
              testId={lineTestId ?? `${testId}${index}`}
              name={`${name}.${index}.value`}
              type={type}
              label={t(label)}
              placeholder={placeholder && t(placeholder)}
              isDisabled={isDisabled}
              isOnly={lines.length === 1}
              error={error}
              onLine={onLine}
              onRemove={onRemove}
              onBlur={onBlur}
            />
          ))}
        </div>
      </div>
      <Button
        variant="link"
        data-testid={addTestId}
        aria-label={t("add")}
        icon={<PlusCircleIcon />}
        isDisabled={isDisabled || !lines.at(-1)?.value}
        onClick={() => setAndFocus([...lines, newRow()], lines.length)}
      >
        {addLabel ? t(addLabel) : t("add")}
      </Button>
    </Field>
  );
}

interface LineProps {
  line: Row;
  index: number;
  id: string;
  testId: string;
  name: string;
  type: TextInputProps["type"];
  label: string;
  placeholder: string | undefined;
  isDisabled: boolean;
  isOnly: boolean;
  error: string | undefined;
  onLine: (line: Row) => void;
  onRemove: (index: number) => void;
  onBlur: (event: FocusEvent) => void;
}

const Line = memo(function Line(props: LineProps) {
  const { line, index, id, testId, name, type, label, placeholder, isDisabled, isOnly, error } = props;
  const { onLine, onRemove, onBlur } = props;
  const t = useT();
  return (
    <InputGroup>
      <InputGroupItem isFill>
        <TextInput
          id={id}
          name={name}
          type={type}
          data-testid={testId}
          aria-label={label}
          placeholder={placeholder}
          isDisabled={isDisabled}
          validated={error ? "error" : "default"}
          aria-describedby={error}
          value={line.value}
          onChange={(_, value) => onLine({ ...line, value })}
          onBlur={onBlur}
        />
      </InputGroupItem>
      <InputGroupItem>
        <Button
          variant="control"
          data-testid={`remove${index}`}
          aria-label={t("remove")}
          isDisabled={isDisabled || isOnly}
          icon={<MinusCircleIcon />}
          onClick={() => onRemove(index)}
        />
      </InputGroupItem>
    </InputGroup>
  );
});
