import { parseJson } from "~/data/browser/parseJson";
import { isRecord } from "~/data/browser/record";
import type { Key } from "~/i18n/useT";

/** The object a JSON text holds: undefined for an empty text, null when it is no object. */
export function objectIn(text: string): Record<string, unknown> | null | undefined {
  if (text.trim() === "") return undefined;
  const { value } = parseJson(text);
  return isRecord(value) ? value : null;
}

/** Whether a text is a JSON list of objects, or empty. */
export function isJsonList(text: string): boolean {
  if (text.trim() === "") return true;
  const { value } = parseJson(text);
  return Array.isArray(value) && value.every(isRecord);
}

/**
 * Why a text is not the JSON that is needed, to be said at its field: what breaks it and where.
 * @param otherwise what is wrong with it where it is JSON, or empty
 */
export function jsonProblem<Problem extends Key>(text: string, otherwise: Problem) {
  const { error } = parseJson(text.trim() === "" ? "null" : text);
  return error === undefined ? otherwise : (["gatehouse.notJson", { error }] as const);
}

/** A JSON text laid out for reading; what is no JSON stays as it is. */
export function prettyJson(text = ""): string {
  const { value, error } = parseJson(text);
  return error === undefined ? JSON.stringify(value, null, 2) : text;
}

/** The value of a JSON text; the text itself where it is no JSON. */
export function jsonOrText(text: string): unknown {
  const { value, error } = parseJson(text);
  return error === undefined ? value : text;
}
