import { labelled } from "~/i18n/serverWords";
import type { FieldSpec } from "~/kit/form/Inputs";
import type { Configured, SettingName } from "~/parts/providerSettings/ProviderSettings";
import { textIn } from "~/kit/form/values";
import { LARGEST, WHOLE } from "~/kit/form/useField";

/** Whether a provider synchronizes by itself; the form keeps it beside the periods. */
export interface Periodic {
  periodicFullSync: boolean;
  periodicChangedUsersSync: boolean;
}

/** Seconds between synchronizations that begin to be periodic: a week for all users, a day for changed ones. */
const START = { fullSyncPeriod: "604800", changedSyncPeriod: "86400" };

/** A period that is absent, -1 or 0 means none. */
const isPeriod = (value: unknown) => Number(textIn(value)) > 0;

/** Which synchronizations are periodic. */
export const periodicOf = (config: Record<string, unknown>): Periodic => ({
  periodicFullSync: isPeriod(config.fullSyncPeriod),
  periodicChangedUsersSync: isPeriod(config.changedSyncPeriod),
});

/** The periods as the form shows them: what they would begin with while there is none. */
export const shownPeriods = ({ fullSyncPeriod, changedSyncPeriod }: Record<string, unknown>) => ({
  fullSyncPeriod: [isPeriod(fullSyncPeriod) ? textIn(fullSyncPeriod) : START.fullSyncPeriod],
  changedSyncPeriod: [isPeriod(changedSyncPeriod) ? textIn(changedSyncPeriod) : START.changedSyncPeriod],
});

/** The periods as the server keeps them: -1 for none. */
export const storedPeriods = (
  { fullSyncPeriod, changedSyncPeriod }: Record<string, unknown>,
  { periodicFullSync, periodicChangedUsersSync }: Periodic,
) => ({
  fullSyncPeriod: [periodicFullSync ? textIn(fullSyncPeriod) : "-1"],
  changedSyncPeriod: [periodicChangedUsersSync ? textIn(changedSyncPeriod) : "-1"],
});

const isTrue = (value: unknown) => value === true;

/**
 * When users are synchronized by themselves.
 * @param nameOf form name of a setting
 */
export const periodFields = (nameOf: (setting: string) => SettingName): FieldSpec<Configured & Periodic>[] => [
  {
    kind: "switch",
    name: "periodicFullSync",
    id: "kc-periodic-full-sync",
    testId: "periodic-full-sync",
    ...labelled("periodicFullSync"),
    helpId: "periodicFullSync",
  },
  {
    kind: "text",
    type: "number",
    name: nameOf("fullSyncPeriod"),
    ...labelled("fullSyncPeriod"),
    required: true,
    min: -1,
    max: LARGEST,
    pattern: WHOLE,
    when: { name: "periodicFullSync", is: isTrue },
  },
  {
    kind: "switch",
    name: "periodicChangedUsersSync",
    id: "kc-periodic-changed-users-sync",
    testId: "periodic-changed-users-sync",
    ...labelled("periodicChangedUsersSync"),
    helpId: "periodicChangedUsersSync",
  },
  {
    kind: "text",
    type: "number",
    name: nameOf("changedSyncPeriod"),
    label: "changedUsersSyncPeriod",
    help: "changedUsersSyncHelp",
    required: true,
    min: -1,
    max: LARGEST,
    pattern: WHOLE,
    when: { name: "periodicChangedUsersSync", is: isTrue },
  },
];
