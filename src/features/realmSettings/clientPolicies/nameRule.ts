import { isSegment } from "~/data/api/segment";
import type { Failure } from "~/data/api/errors";
import type { Text } from "~/i18n/useT";

/**
 * Says what is wrong with a name: two of a list must not have the same, and the server takes `.` and `..`, but no address
 * leads to them.
 * @param name the one it has now; empty for a new entry
 */
export const nameRule =
  (list: readonly { name?: string }[], name: string) =>
  (typed: string): Text | undefined => {
    if (!isSegment(typed)) return "gatehouse.nameUnusable";
    return typed !== name && list.some((one) => one.name === typed) ? "createClientProfileNameHelperText" : undefined;
  };

/** The field of a name that somebody else has given meanwhile, which the server says in words only. */
export const refusedName = ({ status, message }: Failure) =>
  status === 400 && message.includes("duplicated") ? "name" : undefined;
