import type { Failure, FieldError } from "~/data/api/errors";
import { language } from "~/i18n/i18n";

/**
 * What the server says of one field, in words: `{{0}}`, `{{1}}` … stand for its parameters, which may be keys as well.
 */
export function fieldText({ errorMessage, params = [] }: FieldError): string {
  const { serverText } = language();
  return serverText(errorMessage).replace(/\{\{(\d+)\}\}/g, (_, index: string) => serverText(params[Number(index)]));
}

/** The server's message of a failure; where it names fields, what it says of each of them. */
export const failureText = ({ fields, message }: Failure): string =>
  fields.length > 0 ? [...new Set(fields.map(fieldText))].join(" ") : message;
