import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { useRealmRepresentation } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";
import {
  type BruteForceValues,
  type Mode,
  toForm,
  toObject,
  withMode,
  withoutMode,
} from "~/features/realmSettings/lockouts";
import { labelled, serverWords } from "~/i18n/serverWords";
import { type Key, useT } from "~/i18n/useT";
import { EditForm } from "~/kit/form/EditForm";
import type { FieldSpec } from "~/kit/form/Inputs";
import { useEdit } from "~/kit/form/useEdit";
import { readRealm, writeRealm } from "~/parts/realm/realmCalls";

type Field = FieldSpec<BruteForceValues>;

const testIds = { save: "brute-force-tab-save", cancel: "brute-force-tab-revert" };

const modes: Mode[] = ["Disabled", "PermanentLockout", "TemporaryLockout", "PermanentAfterTemporaryLockout"];
const UNITS = ["seconds", "minutes", "hours", "days"] as const;

const inModes = (...wanted: Mode[]) =>
  ({ name: "mode", is: (mode: unknown) => wanted.some((one) => one === mode) }) as const;

const detects = inModes("PermanentLockout", "TemporaryLockout", "PermanentAfterTemporaryLockout");
const locksForATime = inModes("TemporaryLockout", "PermanentAfterTemporaryLockout");

const waiting = (name: keyof BruteForceValues, label: Key, help: Key, when: Field["when"]): Field => ({
  kind: "duration",
  name,
  label,
  help,
  units: UNITS,
  required: true,
  when,
});

/** What happens to users whose password somebody guesses at (`PUT /admin/realms/{realm}`). */
export function BruteForce() {
  const t = useT();
  const name = useRealm();
  const realm = useRealmRepresentation();
  const object = useMemo(() => withMode(realm), [realm]);
  const edit = useEdit({
    name: "brute force",
    object,
    toForm,
    toObject,
    call: "realms.update",
    read: async (call) => withMode(await readRealm(call, name)),
    write: (call, next, _, before) => writeRealm(call, name, withoutMode(next, before), before),
    done: "realmSaveSuccess",
    failed: "realmSaveError",
  });
  // the help counts with what is typed
  const failureFactor = useWatch({ control: edit.form.control, name: "failureFactor" });
  const secondary = serverWords(t, "maxSecondaryAuthFailures");
  const fields: Field[] = [
    {
      kind: "select",
      name: "mode",
      id: "kc-brute-force-mode",
      testId: "select-brute-force-mode",
      label: "bruteForceMode",
      help: "bruteForceModeHelpText",
      helpId: "bruteForceMode",
      options: modes.map((key) => ({ key, value: `bruteForceMode.${key}` })),
    },
    {
      kind: "number",
      name: "failureFactor",
      ...labelled("failureFactor"),
      required: true,
      min: 0,
      when: detects,
    },
    {
      kind: "number",
      name: "maxTemporaryLockouts",
      ...labelled("maxTemporaryLockouts"),
      required: true,
      // with none the realm would lock at once
      min: 1,
      when: inModes("PermanentAfterTemporaryLockout"),
    },
    {
      kind: "select",
      name: "bruteForceStrategy",
      label: "bruteForceStrategy",
      help: ["bruteForceStrategyHelp", { failureFactor }],
      options: (["MULTIPLE", "LINEAR"] as const).map((key) => ({ key, value: `bruteForceStrategy.${key}` })),
      when: locksForATime,
    },
    waiting("waitIncrementSeconds", "waitIncrementSeconds", "waitIncrementSecondsHelp", locksForATime),
    waiting("maxFailureWaitSeconds", "maxFailureWaitSeconds", "maxFailureWaitSecondsHelp", locksForATime),
    waiting("maxDeltaTimeSeconds", "maxDeltaTimeSeconds", "maxDeltaTimeSecondsHelp", locksForATime),
    {
      kind: "number",
      name: "quickLoginCheckMilliSeconds",
      ...labelled("quickLoginCheckMilliSeconds"),
      required: true,
      min: 0,
      when: detects,
    },
    waiting(
      "minimumQuickLoginWaitSeconds",
      "minimumQuickLoginWaitSeconds",
      "minimumQuickLoginWaitSecondsHelp",
      detects,
    ),
    ...(secondary
      ? [
          {
            kind: "number",
            name: "maxSecondaryAuthFailures",
            required: true,
            min: 0,
            when: detects,
            ...secondary,
          } as const,
        ]
      : []),
  ];
  return <EditForm edit={edit} fields={fields} testIds={testIds} />;
}
