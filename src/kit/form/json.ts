import { isRecord } from "~/data/browser/record";
import type { Key } from "~/i18n/useT";

/** The object a JSON text holds: undefined for an empty text, null when it is no object. */
export function objectIn(text: string): Record<string, unknown> | null | undefined {
  if (text.trim() === "") return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Whether a text is a JSON list of objects, or empty. */
export function isJsonList(text: string): boolean {
  if (text.trim() === "") return true;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every(isRecord);
  } catch {
    return false;
  }
}

/**
 * Why a text is not the JSON that is needed, to be said at its field: what breaks it and where, in the words of the browser,
 * whose error has nothing else to tell that by.
 * @param otherwise what is wrong with it where it is JSON, or empty
 */
export function jsonProblem<Problem extends Key>(text: string, otherwise: Problem) {
  try {
    if (text.trim() !== "") JSON.parse(text);
    return otherwise;
  } catch (error) {
    return ["gatehouse.notJson", { error: error instanceof Error ? error.message : "" }] as const;
  }
}

/** A JSON text laid out for reading; what is no JSON stays as it is. */
export function prettyJson(text = ""): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** The value of a JSON text; the text itself where it is no JSON. */
export function jsonOrText(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}
