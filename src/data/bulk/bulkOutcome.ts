import { addAlert } from "~/data/write/alerts";
import type { BulkAction, BulkState } from "~/data/bulk/bulkRuns";
import { explain, failureOf, NoAnswerError, statusOf } from "~/data/api/errors";
import { failureText } from "~/data/api/failureText";
import { SignInError } from "~/data/auth/signInFailure";
import { language, type Text } from "~/i18n/i18n";

/** The server's message of a failed row; our own words where it gave none. */
export function messageOf(error: unknown): string {
  const failure = failureOf(error);
  const { status, description } = failure;
  const message = failureText(failure);
  const own = explain(error);
  if (own && status === undefined) return language().t(own);
  return description ? `${message}: ${description}` : message;
}

/** Why nothing was done: what it needs to know could not be read. */
export const unread = (error: unknown): Text => ["gatehouse.bulkReadFailed", { error: messageOf(error) }];

/** What is not known without the right to read it, or where it is not there; `failed` where the server could not say it. */
export const unknown = (error: unknown) =>
  [403, 404].includes(statusOf(error) ?? 0) ? undefined : { failed: unread(error) };

/**
 * Why a run waits after an error that says nothing about the row: nobody is signed in, no answer, a busy server.
 * @returns undefined where the row itself failed
 */
export function pauseReason(error: unknown): Text | undefined {
  const status = statusOf(error);
  if (error instanceof SignInError || status === 401) return "gatehouse.bulkSignIn";
  if (error instanceof NoAnswerError) return "gatehouse.errorNoAnswer";
  return status === 429 || status === 502 || status === 503 ? "gatehouse.errorBusy" : undefined;
}

/** Whether the row cannot be changed here at all: a user of a directory that is only read. */
export const isReadOnly = (error: unknown): boolean => {
  const { status, message } = failureOf(error);
  return status === 400 && /read.?only/i.test(message);
};

/** Shows how a run went, in the words of the action where it has some. */
export function alertEnd(
  { label, done: words, failed: failedWords }: Pick<BulkAction<never>, "label" | "done" | "failed">,
  { done, failed, readOnly, stopped, reason, failures }: BulkState,
): void {
  const action = language().t(label);
  if (failed === 0 && readOnly === 0 && !stopped && reason === undefined) {
    if (typeof words === "function") return addAlert(words(done));
    if (words) return addAlert(words);
    return addAlert(["gatehouse.bulkDone", { action, done }]);
  }
  const variant = done === 0 && (failed > 0 || reason !== undefined) ? "danger" : "warning";
  const result: Text = ["gatehouse.bulkResult", { action, done, failed }];
  const [first] = failures;
  let title: Text = result;
  let explanation = reason;
  if (!explanation && readOnly > 0) explanation = ["gatehouse.bulkReadOnly", { rows: readOnly }];
  if (first && failedWords) {
    const own: Text = [failedWords, { error: first.error }];
    title = own;
    if (!explanation) explanation = result;
  }
  addAlert(title, variant, { explanation });
}
