import { jsonOrText } from "~/kit/form/json";

/** The value of an annotation as text: what is none is JSON. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value ?? ""));

/** The value that a text means in place of a stored one: JSON where that was no text, as long as it is JSON. */
export const jsonOr = (text: string, stored: unknown): unknown =>
  typeof stored === "string" || stored === undefined ? text : jsonOrText(text);
