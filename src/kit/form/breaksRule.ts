import type { FieldErrors } from "react-hook-form";
import { isRecord } from "~/data/browser/record";

/** A field may be called as a part of an error is: that of an error is a text. */
const isError = ({ type, message }: Record<string, unknown>) => typeof type === "string" || typeof message === "string";

/**
 * Whether a field breaks a rule of its own, which only typing can mend. What the server said may be about a field that is
 * not shown here, or right with another value elsewhere. Errors nest as the form's values do.
 */
export const breaksRule = (errors: FieldErrors | unknown[]): boolean =>
  Object.values<unknown>({ ...errors }).some((error) => {
    if (Array.isArray(error)) return breaksRule(error);
    if (!isRecord(error)) return false;
    return isError(error) ? error.type !== "server" : breaksRule(error as FieldErrors);
  });
