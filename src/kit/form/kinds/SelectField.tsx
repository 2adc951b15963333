import { type Text, useT } from "~/i18n/useT";
import type { Address } from "~/place";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { Select } from "~/kit/form/kinds/Select";
import { Typeahead } from "~/kit/form/kinds/Typeahead";
import { focusInside, type Rules, useField } from "~/kit/form/useField";
import { isEmpty, storedList, listIn, textIn } from "~/kit/form/values";

/** What can be chosen: the key is kept, the text is shown. */
export interface Option {
  key: string;
  value: Text;
  /** What it is, below the text. */
  description?: Text;
  testId?: string;
}

/** Number of options from which a list is filtered by typing. */
const TYPEAHEAD = 10;

/** What `SelectField` gets. */
export interface SelectFieldProps extends FieldProps, Pick<Rules, "validate"> {
  options: readonly Option[];
  /** Several can be chosen. */
  isMulti?: boolean;
  /** Narrowed by typing; from 10 options on when left out. */
  isTypeahead?: boolean;
  /** Several values in one text, joined by `##`. */
  stringify?: boolean;
  placeholder?: Text;
  /** Test id of the toggle; that of the list is `testId`. */
  toggleTestId?: string;
  /** Accessible names of the toggle and of the open list; the label when left out. */
  toggleLabel?: Text;
  listLabel?: Text;
  /** Accessible name of the input of a typeahead. */
  inputLabel?: Text;
  /** Options are found by any part of their text or key; by the beginning of the text when left out. */
  findsInside?: boolean;
  /** Asks for the options of a typed text. */
  onSearch?: (text: string) => void;
  /** Address of what a chip stands for; undefined where it has none, or none that is known. */
  linkOf?: (key: string) => Address | undefined;
  /** Called when something else was chosen, for fields that follow from it. */
  onChosen?: () => void;
}

/** One or several of a list. A value that is not among the options is shown and kept. */
export function SelectField(props: SelectFieldProps) {
  const {
    name,
    label,
    required,
    options,
    isMulti = false,
    stringify,
    placeholder,
    inputLabel,
    findsInside,
    onSearch,
    linkOf,
    onChosen,
  } = props;
  const { toggleLabel, listLabel, toggleTestId } = props;
  const { isTypeahead = isMulti || onSearch !== undefined || options.length >= TYPEAHEAD, testId = `select-${name}` } =
    props;
  const t = useT();
  const { id, value, change: set, blur, ref, isDisabled, error } = useField<string>(props, props);
  const change = (next: unknown) => {
    set(next);
    onChosen?.();
  };
  const chosen = isMulti ? listIn(value) : isEmpty(value) ? [] : [textIn(value)];
  // an attribute that came as a list stays one
  const replace = (key: string) => {
    if (key !== chosen[0]) change(Array.isArray(value) ? [key] : key);
  };
  const toggle = (key: string) =>
    change(storedList(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key], stringify));
  const control = {
    id,
    testId,
    toggleTestId,
    label: toggleLabel ? t(toggleLabel) : t(label),
    choices: options.map(({ key, value: text, description, testId }) => ({
      key,
      testId,
      text: t(text),
      description: description && t(description),
    })),
    chosen,
    isDisabled,
    placeholder: placeholder && t(placeholder),
    error,
    onChoose: isMulti ? toggle : replace,
    onBlur: blur,
  };
  return (
    <Field {...props}>
      <div ref={focusInside(ref)}>
        {isTypeahead ? (
          <Typeahead
            {...control}
            isMulti={isMulti}
            isRequired={required}
            inputLabel={inputLabel && t(inputLabel)}
            findsInside={findsInside}
            onSearch={onSearch}
            linkOf={linkOf}
            onClear={() => change(isMulti ? storedList([], stringify) : Array.isArray(value) ? [] : "")}
          />
        ) : (
          <Select {...control} listLabel={listLabel && t(listLabel)} />
        )}
      </div>
    </Field>
  );
}
