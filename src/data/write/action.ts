import { useState } from "react";
import { addAlert } from "~/data/write/alerts";
import { isRecord } from "~/data/browser/record";
import { type CallName, type CallOptions, callIn, type Input, type Output } from "~/data/api/api";
import { invalidateAll } from "~/data/query/cache";
import { forgetDeleted, markDeleted } from "~/data/query/deleted";
import { giveUpForms, writing } from "~/data/write/drafts";
import { inTurn } from "~/data/write/inTurn";
import { CancelledError, explain, type Failure, failureOf, statusOf } from "~/data/api/errors";
import { failureText } from "~/data/api/failureText";
import { forgetRefusals, isWrite, learnRefusal } from "~/data/access/permissions";
import { objectShown, placeShown } from "~/data/browser/shown";
import { SignInError } from "~/data/auth/signInFailure";
import { useRealm } from "~/data/query/useRealm";
import type { FailureText } from "~/i18n/serverWords";
import type { KeyWith, Text } from "~/i18n/useT";

/** Calls the server for the realm an action started in. */
export type Call = <Name extends CallName>(name: Name, ...args: Input<Name>) => Promise<Output<Name>>;

/** The alerts of an action. */
export interface Messages {
  /** Alert after success; none when left out. */
  done?: Text;
  /** Alert after a failure, where it depends on the failure by a function; its placeholder `error` is the server's message. */
  failed: KeyWith<"error"> | FailureText | ((failure: Failure) => KeyWith<"error">);
  /** What to check after a failure that the server put into words. */
  hint?: (failure: Failure) => Text | undefined;
  /** It may take minutes: the administrator is not offered to cancel or repeat it. */
  long?: boolean;
}

/** Where an action leads. Not called where the administrator has gone to another page meanwhile. */
interface Leads<Result> {
  /**
   * Leads away from the page of what was deleted, before what it shows is requested again; what was typed there is given up.
   * Gets what `run` answered.
   */
  leave?: (result: Result) => unknown;
  /** Leads on to what was made: the reads that follow have begun and not ended. Gets what `run` answered. */
  answered?: (result: Result) => unknown;
}

/**
 * Raises the alert of a failed write: the server's message in the title, `error_description` below; our own words where
 * no server answered or only another one. None for a call that the administrator cancelled.
 * @param failed title of the alert
 * @param hint what to check, where we have no words of our own
 */
export function alertFailure(error: unknown, failed: Messages["failed"], hint?: Messages["hint"]): void {
  const failure = failureOf(error);
  const { description } = failure;
  const key = typeof failed === "function" ? failed(failure) : failed;
  if (error instanceof CancelledError) return;
  let explanation = explain(error, true);
  if (!explanation && hint) explanation = hint(failure);
  const said = explanation && !statusOf(error) ? "" : failureText(failure);
  const title: Text = typeof key === "string" ? [key, { error: said }] : key.about(said);
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
    const named = isRecord(first) && typeof first.realm === "string" ? first.realm : options.realm;
    const realm = name.startsWith("realms.") ? options.realm : named;
    // the only one that needs no permission of a realm
    const writes = isWrite(name) || name === "realms.create";
    const answer = await callIn({ ...options, isWrite: writes }, name, ...input).catch((error: unknown) => {
      if (statusOf(error) === 403) learn(named, name, ...input);
      throw error;
    });
    markDeleted(realm, name, ...input);
    forgetDeleted(realm, name, ...input);
    forgetRefusals(realm, name, ...input);
    return answer;
  };

/**
 * A write: runs it for the realm it started in, after those begun on the same object's page, says how it went, makes
 * every read stale.
 * @param run makes the calls; what it answers is handed on
 * @param messages the alerts
 * @returns `run` (never rejects; resolves to the failure at once, to undefined when all went well and the reads after it have
 *   ended) and whether it is running
 */
export function useAction<Args extends unknown[] = never[], Result = unknown>(
  run: (call: Call, ...args: Args) => Promise<Result>,
  messages: Messages & Leads<NoInfer<Result>>,
) {
  const realm = useRealm();
  const [running, setRunning] = useState(false);
  const start = async (...args: Args): Promise<Failure | undefined> => {
    const options: CallOptions = { realm, long: messages.long };
    const [place, object] = [placeShown(), objectShown()];
    let signedOut = false;
    let leadOn = () => {};
    let failure: Failure | undefined;
    setRunning(true);
    try {
      // what may take minutes holds up nothing
      const result = await inTurn(messages.long ? "" : object, () => writing(() => run(callFor(options), ...args)));
      if (messages.leave && objectShown() === object) {
        giveUpForms();
        await messages.leave(result);
      }
      if (messages.done) addAlert(messages.done);
      leadOn = () => void messages.answered?.(result);
    } catch (error) {
      signedOut = error instanceof SignInError;
      alertFailure(error, messages.failed, messages.hint);
      failure = failureOf(error);
    }
    setRunning(false);
    // reads sent now would at once prompt again for the sign-in that the administrator has just put aside
    const reads = signedOut ? undefined : invalidateAll();
    if (placeShown() === place) leadOn();
    // what was refused is said at its field, and can be sent again, without waiting for them
    if (!failure) await reads;
    return failure;
  };
  return { run: start, running };
}
