import type { FieldErrors } from "react-hook-form";

interface NamedError {
  /** Form name of the field. */
  name: string;
  /** `server` where the server said it, else the rule of the field. */
  type: string;
}

/** The errors of a form by the names of their fields, which nest as the form's values do. */
export const errorsIn = (errors: FieldErrors, above = ""): NamedError[] =>
  Object.entries<object | undefined>(errors).flatMap(([key, error = {}]) => {
    const type: unknown = Reflect.get(error, "type");
    return typeof type === "string" ? { name: above + key, type } : errorsIn(error, `${above}${key}.`);
  });
