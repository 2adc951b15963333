import { useState } from "react";
import { addAlert } from "~/data/write/alerts";
import { isRecord } from "~/data/browser/record";
import { type CallName, type CallOptions, callIn, type Input, type Output } from "~/data/api/api";
import { invalidateAll } from "~/data/query/cache";
import { forgetDeleted, markDeleted } from "~/data/query/deleted";
import { writing } from "~/data/write/drafts";
import { CancelledError, explain, type Failure, failureOf, statusOf } from "~/data/api/errors";
import { failureText } from "~/data/api/failureText";
import { forgetRefusals, learnRefusal } from "~/data/access/permissions";
import { placeShown } from "~/data/browser/shown";
import { SignInError } from "~/data/auth/signInFailure";
import { useRealm } from "~/data/query/useRealm";
import type { KeyWith, Text } from "~/i18n/useT";

/** Calls the server for the realm an action started in. */
export type Call = <Name extends CallName>(name: Name, ...args: Input<Name>) => Promise<Output<Name>>;

/** The alerts of an action. */
export interface Messages {
  /** Alert after success; none when left out. */
  done?: Text;
  /** Alert after a failure, where it depends on the failure by a function; its placeholder `error` is the server's message. */
  failed: KeyWith<"error"> | ((failure: Failure) => KeyWith<"error">);
  /** What to check after a failure that the server put into words. */
  hint?: (failure: Failure) => Text | undefined;
  /**
   * Called as soon as the write was answered, e.g. to lead on: the reads that follow have begun and not ended. Not called
   * where the administrator has gone to another place meanwhile.
   */
  answered?: () => unknown;
  /** It may take minutes: the administrator is not offered to cancel or repeat it. */
  long?: boolean;
}

/**
 * Raises the alert of a failed write: the server's message in the title, `error_description` below; our own words where
 * no server answered or only another one.
 */
export function alertFailure(error: unknown, failed: Messages["failed"], hint?: Messages["hint"]): void {
  const failure = failureOf(error);
  const { description } = failure;
  const key = typeof failed === "function" ? failed(failure) : failed;
  if (error instanceof CancelledError) return;
  let explanation = explain(error);
  if (!explanation && hint) explanation = hint(failure);
  const title: Text = [key, { error: explanation && !statusOf(error) ? "" : failureText(failure) }];
  addAlert(title, "danger", { description, explanation });
}

/**
 * Calls the server for one realm, and remembers what follows from the answer for reads and controls: an object that was
 * deleted, created (again), or refused (403).
 * @param learn what a refusal is handed to
 */
export const callFor =
  (options: CallOptions, learn: typeof learnRefusal = learnRefusal): Call =>
  async (name, ...input) => {
    const [first]: readonly unknown[] = input;
    // a copy can go into another realm; calls about realms themselves name their object so
    const isElsewhere = !name.startsWith("realms.") && isRecord(first) && typeof first.realm === "string";
    const realm = isElsewhere ? String(first.realm) : options.realm;
    const answer = await callIn(options, name, ...input).catch((error: unknown) => {
      if (statusOf(error) === 403) learn(realm, name, ...input);
      throw error;
    });
    markDeleted(realm, name, ...input);
    forgetDeleted(realm, name, ...input);
    forgetRefusals(realm, name, ...input);
    return answer;
  };

/**
 * A write: runs it for the realm it started in, says how it went, makes every read stale.
 * @param run makes the calls; what it answers is handed on
 * @param messages the alerts
 * @returns `run` (never rejects; resolves to the failure, undefined when all went well) and whether it is running
 */
export function useAction<Args extends unknown[] = never[]>(
  run: (call: Call, ...args: Args) => Promise<unknown>,
  messages: Messages,
) {
  const realm = useRealm();
  const [running, setRunning] = useState(false);
  const start = async (...args: Args): Promise<Failure | undefined> => {
    const options: CallOptions = { realm, long: messages.long };
    const place = placeShown();
    let [signedOut, isDone] = [false, false];
    setRunning(true);
    try {
      await writing(() => run(callFor(options), ...args));
      if (messages.done) addAlert(messages.done);
      isDone = true;
      return undefined;
    } catch (error) {
      signedOut = error instanceof SignInError;
      alertFailure(error, messages.failed, messages.hint);
      return failureOf(error);
    } finally {
      setRunning(false);
      // reads sent now would at once prompt again for the sign-in that the administrator has just put aside
      const reads = signedOut ? undefined : invalidateAll();
      if (isDone && placeShown() === place) messages.answered?.();
      await reads;
    }
  };
  return { run: start, running };
}
