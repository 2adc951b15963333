import type { Text } from "~/i18n/useT";
import type { FieldSpec } from "~/kit/form/Inputs";

/** One value that a list is searched by, as it shows below the toolbar. */
export interface PanelChip {
  label: Text;
  text: string;
  /** The field's value without it. */
  rest: string;
  testId?: string;
}

/** A form that narrows a list. */
export interface AdvancedSearch {
  /** Text of the button that opens it. */
  label: Text;
  /** Text of the button that searches. */
  submit: Text;
  /** Accessible name of a button beside the panel that searches by what is filled in there. */
  run?: Text;
  /** Text of the button that empties it. */
  reset: Text;
  /** Named like the call's arguments. */
  fields: readonly FieldSpec[];
  /** Fields that mean nothing without another one, by its name: its chip takes them away with it. */
  dependents?: Readonly<Record<string, readonly string[]>>;
  /** Names of the text fields that are searched by each word on its own. */
  words?: readonly string[];
  /** Chips of a field whose value needs words; undefined for the value as it is. */
  chips?: (name: string, value: string) => PanelChip[] | undefined;
  testIds: { toggle: string; form?: string; submit: string; reset?: string };
}

/** Several values are in the address as one, joined by commas. */
export const listOf = (value: string | undefined) => (value ? value.split(",") : []);

/** The words of a text. */
export const wordsIn = (text: string | undefined) => [...new Set((text ?? "").split(/\s+/).filter(Boolean))];

/** Whether a field holds several values. */
export const isMulti = (field: FieldSpec) => field.kind === "select" && field.isMulti === true;

/** What is pasted into a text often has blanks around it, with which nothing is found. */
const withoutBlanks = ({ kind }: FieldSpec, text: string) => (kind === "text" ? text.trim() : text);

/** The filters that the values of a panel's form become. */
export const panelFilters = (
  { fields }: AdvancedSearch,
  values: Record<string, string | string[] | undefined>,
): Record<string, string> =>
  Object.fromEntries(
    fields.map((field) => [field.name, withoutBlanks(field, [values[field.name] ?? ""].flat().join(","))]),
  );

/** The values of a panel's fields, as its form and the list's call take them. */
export const panelValues = (
  { fields }: AdvancedSearch,
  filters: Record<string, string>,
): Record<string, string | string[]> =>
  Object.fromEntries(
    fields.map((field) => {
      const value = filters[field.name];
      return [field.name, isMulti(field) ? listOf(value) : withoutBlanks(field, value ?? "")];
    }),
  );
