import { Button, InputGroup, InputGroupItem, TextInput, type TextInputProps } from "@patternfly/react-core";
import MinusCircleIcon from "@patternfly/react-icons/dist/esm/icons/minus-circle-icon";
import PlusCircleIcon from "@patternfly/react-icons/dist/esm/icons/plus-circle-icon";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Text, useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { focusInside, type Rules, useField } from "~/kit/form/useField";
import { keptList, listIn } from "~/kit/form/values";

export interface MultiLineProps extends FieldProps, Pick<Rules<string[] | string>, "validate"> {
  /** All in one text, joined by `##`. */
  stringify?: boolean;
  addLabel?: Text;
  placeholder?: Text;
  /** What each line is; the label when left out. */
  lineLabel?: Text;
  /** What the browser takes a line for, e.g. `email`. */
  type?: TextInputProps["type"];
  /** Test id of the button that adds a line, where it is not made of the field's. */
  addTestId?: string;
}

/** Lines of text, one value each; the form keeps those that are not empty. */
export function MultiLine(props: MultiLineProps) {
  const { name, label, stringify, addLabel, placeholder, lineLabel, type, testId = name } = props;
  const { addTestId = `${testId}-addValue` } = props;
  const t = useT();
  const { value, change, blur, ref, isDisabled, error } = useField(props, props);
  const box = useRef<HTMLDivElement>(null);
  const kept = listIn(value).filter(Boolean);
  // empty lines are only here, not in the form
  const [typed, setTyped] = useState<string[]>();
  const own = typed && typed.filter(Boolean).join("\n") === kept.join("\n");
  const lines = own ? typed : kept.length > 0 ? kept : [""];
  const set = (next: string[]) => {
    setTyped(next);
    const now = next.filter(Boolean);
    if (now.join("\n") !== kept.join("\n")) change(keptList(now, stringify));
  };
  const setAndFocus = (next: string[], line: number) => {
    flushSync(() => set(next));
    box.current?.querySelectorAll("input")[line]?.focus();
  };
  return (
    <Field {...props} isGroup>
      <div ref={focusInside(ref)}>
        <div ref={box}>
          {lines.map((line, index) => (
            <InputGroup key={index}>
              <InputGroupItem isFill>
                <TextInput
                  id={`${testId}${index}`}
                  name={`${name}.${index}.value`}
                  type={type}
                  data-testid={`${testId}${index}`}
                  aria-label={lineLabel ? t(lineLabel) : t(label)}
                  placeholder={placeholder && t(placeholder)}
                  isDisabled={isDisabled}
                  validated={error ? "error" : "default"}
                  aria-describedby={error}
                  value={line}
                  onChange={(_, text) => set(lines.with(index, text))}
                  onBlur={blur}
                />
              </InputGroupItem>
              <InputGroupItem>
                <Button
                  variant="control"
                  data-testid={`remove${index}`}
                  aria-label={t("remove")}
                  isDisabled={isDisabled || lines.length === 1}
                  icon={<MinusCircleIcon />}
                  onClick={() => setAndFocus(lines.toSpliced(index, 1), Math.max(0, index - 1))}
                />
              </InputGroupItem>
            </InputGroup>
          ))}
        </div>
      </div>
      <Button
        variant="link"
        data-testid={addTestId}
        aria-label={t("add")}
        icon={<PlusCircleIcon />}
        isDisabled={isDisabled || !lines.at(-1)}
        onClick={() => setAndFocus([...lines, ""], lines.length)}
      >
        {addLabel ? t(addLabel) : t("add")}
      </Button>
    </Field>
  );
}
