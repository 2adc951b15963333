/** Joins several values in one text, where the server keeps them so. */
const SEPARATOR = "##";

/** A form value as text: the first one of a list, empty for nothing. */
export function textIn(value: unknown): string {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return one === undefined || one === null ? "" : String(one);
}

/** A form value as list of texts, also where several are in one text (joined by `##`). */
export function listIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  const text = textIn(value);
  return text === "" ? [] : text.split(SEPARATOR);
}

/** What the form keeps of a list: the list, or with `stringify` one text joined by `##`. */
export const storedList = (list: string[], stringify = false) => (stringify ? list.join(SEPARATOR) : list);

/** Whether a form value means "on": true, `"true"`, or a list of it. */
export const isOn = (value: unknown) => textIn(value) === "true";

/** Whether a form value is nothing, for the rule `required`. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.every(isEmpty));

/** Whether a regular expression matches a whole text; undefined where a browser does not understand it, e.g. one of Java. */
export function matchesWhole(pattern: string, text: string): boolean | undefined {
  try {
    return new RegExp(`^(?:${pattern})$`, "u").test(text);
  } catch {
    return undefined;
  }
}

/**
 * Most characters of a text that has a column of the server's database, as names and addresses have: over a longer one
 * the server fails (500), and names no field. Values of user attributes and settings may be longer; keys, and values of other
 * attributes, not.
 */
export const LONGEST = 255;
