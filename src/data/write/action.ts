import { useState } from "react";
import { addAlert } from "~/data/write/alerts";
import { type CallName, type CallOptions, callIn, type Input, type Output } from "~/data/api/api";
import { invalidateAll, markDeleted } from "~/data/query/cache";
import { writing } from "~/data/write/drafts";
import { CancelledError, explain, type Failure, failureOf, statusOf } from "~/data/api/errors";
import { failureText } from "~/data/api/failureText";
import { deletes } from "~/data/access/requiredPermissions";
import { isRecord } from "~/data/browser/record";
import { learnRefusal } from "~/data/access/permissions";
import { SignInError } from "~/data/auth/signInFailure";
import { useRealm } from "~/data/query/useRealm";
import type { KeyWith, Text } from "~/i18n/useT";

/** Calls the server for the realm an action started in. */
export type Call = <Name extends CallName>(name: Name, ...args: Input<Name>) => Promise<Output<Name>>;

/** What an action tells the administrator. */
export interface Outcome {
  /** Alert after success; none when left out. */
  done?: Text;
  /** Alert after a failure; its placeholder `error` is the server's message. */
  failed: KeyWith<"error">;
  /** What to check after a failure that the server put into words. */
  hint?: (failure: Failure) => Text | undefined;
  /** It may take minutes: nobody is asked meanwhile whether to wait on. */
  long?: boolean;
}

/**
 * Raises the alert of a failed write: the server's message in the title, `error_description` below; our own words where
 * no server answered or only another one.
 */
export function alertFailure(error: unknown, failed: Outcome["failed"], hint?: Outcome["hint"]): void {
  const failure = failureOf(error);
  const { description } = failure;
  if (error instanceof CancelledError) return;
  let explanation = explain(error);
  if (!explanation && hint) explanation = hint(failure);
  const title: Text = [failed, { error: explanation && !statusOf(error) ? "" : failureText(failure) }];
  addAlert(title, "danger", { description, explanation });
}

/** The id that a call takes by one of these names. */
function idIn([target]: readonly unknown[], ...names: string[]): string | undefined {
  const ids = isRecord(target) ? names.map((name) => target[name]) : [];
  return ids.find((id) => typeof id === "string");
}

/** Remembers a refused write with the object it was about. */
const learn = (realm: string, name: CallName, input: readonly unknown[]) => (error: unknown) => {
  if (statusOf(error) === 403) learnRefusal(realm, name, idIn(input, "id", "roleId"));
  throw error;
};

/**
 * A write: runs it for the realm it started in, says how it went, makes every read stale.
 * @param run makes the calls; what it answers is handed on
 * @param outcome the alerts
 * @returns `run` (never rejects; resolves to the failure, undefined when all went well) and whether it is running
 */
export function useAction<Args extends unknown[]>(
  run: (call: Call, ...args: Args) => Promise<unknown>,
  outcome: Outcome,
) {
  const realm = useRealm();
  const [running, setRunning] = useState(false);
  const start = async (...args: Args): Promise<Failure | undefined> => {
    const options: CallOptions = { realm, long: outcome.long };
    let signedOut = false;
    setRunning(true);
    try {
      const call: Call = async (name, ...input) => {
        const answer = await callIn(options, name, ...input).catch(learn(realm, name, input));
        const argument = deletes[name];
        const deleted = argument && idIn(input, argument);
        if (deleted) markDeleted(deleted);
        return answer;
      };
      await writing(() => run(call, ...args));
      if (outcome.done) addAlert(outcome.done);
      return undefined;
    } catch (error) {
      signedOut = error instanceof SignInError;
      alertFailure(error, outcome.failed, outcome.hint);
      return failureOf(error);
    } finally {
      setRunning(false);
      // reads asked now would ask at once again for the sign-in that the administrator has just put aside
      if (!signedOut) await invalidateAll();
    }
  };
  return { run: start, running };
}
