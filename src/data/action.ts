import { useState } from "react";
import { addAlert } from "~/data/alerts";
import { type CallName, type CallOptions, callIn, type Input, type Output } from "~/data/api";
import { invalidateAll } from "~/data/cache";
import { CancelledError, explain, type Failure, failureOf, statusOf } from "~/data/errors";
import { SignInError } from "~/data/signInFailure";
import { useRealm } from "~/data/useRealm";
import type { KeyWith, Text } from "~/i18n/useT";

/** Calls the server for the realm an action started in. */
export type Call = <Name extends CallName>(name: Name, ...args: Input<Name>) => Promise<Output<Name>>;

/** What an action tells the administrator. */
export interface Outcome {
  /** Alert after success; none when left out. */
  done?: Text;
  /** Alert after a failure; its placeholder `error` is the server's message. */
  failed: KeyWith<"error">;
}

/**
 * Raises the alert of a failed write: the server's message in the title, `error_description` below; our own words where no
 * server answered or only another one.
 */
export function alertFailure(error: unknown, failed: Outcome["failed"]): void {
  const { message, description } = failureOf(error);
  if (error instanceof CancelledError) return;
  const explanation = explain(error);
  const title: Text = [failed, { error: explanation && !statusOf(error) ? "" : message }];
  addAlert(title, "danger", { description, explanation });
}

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
    const options: CallOptions = { realm };
    let signedOut = false;
    setRunning(true);
    try {
      await run((name, ...input) => callIn(options, name, ...input), ...args);
      if (outcome.done) addAlert(outcome.done);
      return undefined;
    } catch (error) {
      signedOut = error instanceof SignInError;
      alertFailure(error, outcome.failed);
      return failureOf(error);
    } finally {
      setRunning(false);
      // reads asked now would ask at once again for the sign-in that the administrator has just put aside
      if (!signedOut) await invalidateAll();
    }
  };
  return { run: start, running };
}
