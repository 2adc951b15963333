import { failureOf } from "~/data/api/errors";
import { failureText } from "~/data/api/failureText";
import type { Text } from "~/i18n/useT";

/** What the server says where it gives no reason, such as an address without an answer or an untrusted certificate. */
const UNSAID = "unknown_error";

/** Statuses that the server answers to a file without metadata. */
const WRONG_FILE = [400, 500];

/** Why metadata at an address, or in a file, could not be read; what to check where the server gives no reason. */
export function metadataProblem(error: unknown, isFile = false): Text {
  const failure = failureOf(error);
  if (isFile && WRONG_FILE.includes(failure.status ?? 0)) return "gatehouse.metadataFileUnreadable";
  if (failure.message === UNSAID) return "gatehouse.metadataUnreadable";
  return ["gatehouse.metadataFailed", { error: failureText(failure) }];
}
