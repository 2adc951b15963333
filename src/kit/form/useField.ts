import { use } from "react";
import { type FieldValues, useController, useFormContext } from "react-hook-form";
import { isSegment } from "~/data/api/segment";
import { type Text, useT } from "~/i18n/useT";
import { type FieldProps, StoredContext, useDisabled } from "~/kit/form/fieldProps";
import { isEmpty, LONGEST, textIn } from "~/kit/form/values";

/** What a value has to be. Bounds and lengths count for values that are there; `required` says that one must be. */
export interface Rules<Value = string> {
  min?: number;
  max?: number;
  /** Most characters. */
  maxLength?: number;
  pattern?: { value: RegExp; message: Text };
  /** Further rule: the error of a value among all values of the form, undefined when it is right. */
  validate?: (value: Value, values: FieldValues) => Text | undefined;
}

/** The rule of a text that is a whole number: what else the server stores of numbers it may not be able to read again. */
export const WHOLE = { value: /^-?\d+$/, message: "gatehouse.wholeNumber" } as const;

const ATOM = String.raw`[^\s@"(),.:;<>[\]\\]+`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;

/** The rule of an e-mail address: a local part, and a domain or an IP address in brackets. */
export const EMAIL = {
  value: new RegExp(
    String.raw`^(?:${ATOM}(?:\.${ATOM})*|"[^\s"]+")@(?:${LABEL}(?:\.${LABEL})*|\[(?:IPv6:)?[\da-f.:]+\])$`,
    "iu",
  ),
  message: "emailInvalid",
} as const;

/** The rule of keys and values that have columns both. */
export const withinRoom = (map: Record<string, string[]>): Text | undefined =>
  Object.entries(map)
    .flat(2)
    .some((text) => text.length > LONGEST)
    ? ["maxLength", { length: LONGEST }]
    : undefined;

/** The rule of a name that is in addresses: the server takes `.` and `..`, but no address leads to them. */
export const usableName = (name: string) => (isSegment(name.trim()) ? undefined : "gatehouse.nameUnusable");

/** The largest whole number of the server. */
export const LARGEST = 2_147_483_647;

function broken(value: unknown, { required, requiredText }: FieldProps, rules: Rules): Text | undefined {
  if (isEmpty(value) && required && requiredText) return requiredText;
  if (isEmpty(value)) return required ? "required" : undefined;
  const { min, max, maxLength, pattern } = rules;
  const text = textIn(value);
  if (min !== undefined && Number(text) < min) return ["greaterThan", { value: min }];
  if (max !== undefined && Number(text) > max) return ["lessThan", { value: max }];
  if (maxLength !== undefined && text.length > maxLength) return ["maxLength", { length: maxLength }];
  if (pattern && !pattern.value.test(text)) return pattern.message;
  return undefined;
}

/** What is wrong with a value among all values of the form; undefined when it is right. */
export function errorOf<Value>(
  value: unknown,
  props: FieldProps,
  { validate, ...bounds }: Rules<Value>,
  values: FieldValues,
): Text | undefined {
  const error = broken(value, props, bounds);
  if (error) return error;
  return validate?.(value as Value, values);
}

let isPressed = false;
const ENDS = ["pointerup", "pointercancel"] as const;

document.addEventListener("pointerdown", () => (isPressed = true), true);
for (const end of ENDS) document.addEventListener(end, () => (isPressed = false), true);

/**
 * Runs what follows from a field that is left: at once, or after the click by which it is left. An error that shows while
 * the button of the mouse is down moves what is below the pointer, and the click would hit nothing.
 */
function afterPress(run: () => void): void {
  if (!isPressed) return run();
  const released = new AbortController();
  const end = () => {
    released.abort();
    // the click comes after this event
    setTimeout(run);
  };
  for (const name of ENDS) document.addEventListener(name, end, { capture: true, signal: released.signal });
}

/**
 * Binds a control to its value in the form around it. Rules count for new objects and for what was changed here: from when
 * the changed field is left, and with each change after that.
 * @param props of the field
 * @param rules of its value; `validate` gets the value as the form keeps it
 * @returns the value as the form keeps it, `change` to set it, `blur`, the control's `ref` for the focus of the first
 *   error, whether it was changed, its id, whether it is off, and the id of its error text (undefined while there is none)
 */
export function useField<Value>(props: FieldProps, rules: Rules<Value> = {}) {
  const t = useT();
  const { name, id = name, defaultValue } = props;
  const isStored = use(StoredContext);
  const { trigger } = useFormContext();
  const { field, fieldState } = useController({
    name,
    defaultValue,
    rules: {
      validate: (value: unknown, values: FieldValues) => {
        if (isStored(name, value)) return true;
        const error = errorOf(value, props, rules, values);
        return error === undefined || t(error);
      },
    },
  });
  const value: unknown = field.value;
  const error = fieldState.error && `${id}-helper`;
  const change = (next: unknown) => {
    field.onChange(next);
    // nothing but blanks is said while it is typed; the error goes as soon as there is more
    if (props.required && typeof next === "string" && (error || (next !== "" && isEmpty(next)))) void trigger(name);
  };
  return {
    value,
    change,
    // who only passes a field has typed nothing wrong
    blur: () => fieldState.isDirty && afterPress(field.onBlur),
    ref: field.ref,
    isDirty: fieldState.isDirty,
    id,
    isDisabled: useDisabled(props.isDisabled),
    error,
  };
}

/**
 * Gives the focus of the first error to a control that is rendered by PatternFly and keeps its own reference: to what is
 * typed into, else to a button; what is off takes none. Of several inputs the first one that is wrong gets it, which is
 * marked only when the error is rendered.
 */
export const focusInside = (ref: (instance: { focus: () => void } | null) => void) => (box: HTMLElement | null) => {
  const find = (selector: string) => box?.querySelector<HTMLElement>(selector);
  const wrong = () => find('input[aria-invalid="true"]:enabled');
  const focus = () => {
    (wrong() ?? find("input:enabled, textarea:enabled") ?? find("button:enabled"))?.focus();
    setTimeout(() => box?.contains(document.activeElement) && wrong()?.focus());
  };
  ref(box && { focus });
};
