import type { Entry } from "~/features/realmSettings/userProfile/profile";
import { jsonOrText } from "~/kit/form/json";

/** The annotation that the server takes as an object only. */
const LABELS = "inputOptionLabels";

/** The value of an annotation as text: what is none is JSON. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value ?? ""));

/**
 * The annotation that a text means: JSON in place of a stored one that was no text, as long as it is JSON. Decided when it
 * is saved: while it is typed it is often none.
 * @param stored the annotations as they are stored
 */
export function annotationOf(name: string, text: string, stored: readonly Entry[]): Entry {
  const before = stored.find((entry) => entry.name === name)?.value;
  const isText = name !== LABELS && (typeof before === "string" || before === undefined);
  return { name, value: isText ? text : jsonOrText(text) };
}
