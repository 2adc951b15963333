import { createContext, use } from "react";
import type { Text } from "~/i18n/useT";

/** Props of every kind of field. */
export interface FieldProps {
  /** Where the value is in the form's values; dots inside of a name as `dotted` writes them. */
  name: string;
  label: Text;
  help?: Text;
  required?: boolean;
  /** Error of a required field without a value; `required` when left out. */
  requiredText?: Text;
  isDisabled?: boolean;
  /** Id of the control; the name when left out. */
  id?: string;
  /** Test id of the control; the kind's own when left out. */
  testId?: string;
  /** Test id of the error; `{name}-helper` when left out. */
  errorTestId?: string;
  /** What the help icon is called; the id when left out. */
  helpId?: string;
  /** Id of the frame with label, control and error; none when left out. */
  groupId?: string;
  /** Value a new object starts with. Left out for an object that exists: what it lacks stays absent. */
  defaultValue?: unknown;
}

/** Whether the form around a field may only be looked at. */
export const ReadOnlyContext = createContext(false);

/** Whether a control is off: by its own setting or because the form may only be looked at. */
export const useDisabled = (isDisabled = false) => use(ReadOnlyContext) || isDisabled;

/**
 * Tells whether a value is the one that the object on the server has: what nobody changed here is no error here, e.g. a
 * setting that another client left out. For a new object nothing is.
 */
export const StoredContext = createContext<(name: string, value: unknown) => boolean>(() => false);

const DOT = "\u{1F37A}";

/**
 * Name of a form field for an attribute or config name with dots, which would else be read as a path: the contract
 * writes U+1F37A for each of them.
 */
export const dotted = (name: string) => name.replaceAll(".", DOT);

/** The name as the server knows it. */
export const undotted = (name: string) => name.replaceAll(DOT, ".");

const renamed = (map: Record<string, unknown>, rename: (name: string) => string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [rename(name), value]));

/** Attributes or settings as values of a form. */
export const toFormMap = (map: Record<string, unknown> = {}) => renamed(map, dotted);

/** The attributes or settings that values of a form mean. */
export const fromFormMap = (map: Record<string, unknown>) => renamed(map, undotted);
