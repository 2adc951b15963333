import type { FieldErrors } from "react-hook-form";
import { isRecord } from "~/data/browser/record";

interface NamedError {
  /** Form name of the field. */
  name: string;
  /** `server` where the server said it, else the rule of the field, if it has a name. */
  type?: unknown;
}

/** A field may be called as a part of an error is: that of an error is a text. */
const isError = ({ type, message }: Record<string, unknown>) => typeof type === "string" || typeof message === "string";

/** The errors of a form by the names of their fields, which nest as the form's values do. */
export const errorsIn = (errors: FieldErrors | unknown[], above = ""): NamedError[] =>
  Object.entries<unknown>({ ...errors }).flatMap(([key, error]) => {
    if (Array.isArray(error)) return errorsIn(error, `${above}${key}.`);
    if (!isRecord(error)) return [];
    return isError(error) ? { name: above + key, type: error.type } : errorsIn(error as FieldErrors, `${above}${key}.`);
  });
