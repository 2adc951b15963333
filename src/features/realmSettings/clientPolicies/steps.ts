import type ComponentTypeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/componentTypeRepresentation";
import { notFound } from "~/data/api/errors";
import { useServerInfo } from "~/data/query/serverInfo";
import type { Call } from "~/data/write/action";
import { same } from "~/data/write/merge";
import {
  changePolicies,
  changeProfiles,
  named,
  policiesIn,
  policiesRead,
  profilesIn,
  profilesRead,
  replaced,
} from "~/features/realmSettings/clientPolicies/lists";
import { useSort } from "~/i18n/useT";

/** An executor of a profile, or a condition of a policy. */
export interface Step {
  type: string;
  configuration: Record<string, unknown>;
}

/** What the steps of the two lists are. */
export type StepKind = "executor" | "condition";

/** A step as the server keeps it: an executor or a condition. */
interface KeptStep {
  executor?: string;
  condition?: string;
  configuration?: object;
}

const stepsIn = (kept: readonly KeptStep[] = []): Step[] =>
  kept.map(({ executor, condition, configuration }) => ({
    type: executor ?? condition ?? "",
    configuration: { ...configuration },
  }));

const PROVIDERS = {
  executor: "org.keycloak.services.clientpolicy.executor.ClientPolicyExecutorProvider",
  condition: "org.keycloak.services.clientpolicy.condition.ClientPolicyConditionProvider",
};

/** The types of steps this server has and describes, by id. */
export const useStepTypes = (kind: StepKind): ComponentTypeRepresentation[] =>
  useSort(useServerInfo().componentTypes?.[PROVIDERS[kind]] ?? [], ({ id }) => id);

/** The executors of a profile. */
export const executorsOf = (profile: { executors?: KeptStep[] }) => stepsIn(profile.executors);
/** The conditions of a policy. */
export const conditionsOf = (policy: { conditions?: KeptStep[] }) => stepsIn(policy.conditions);

/** The steps of the profile or policy of a name, as the server has them now. */
export const readSteps = {
  executor: async (call: Call, owner: string) => executorsOf(named(profilesIn(await call(...profilesRead)).own, owner)),
  condition: async (call: Call, owner: string) =>
    conditionsOf(named(policiesIn(await call(...policiesRead)).own, owner)),
};

type Change = (steps: Step[]) => Step[];

/** Changes the steps of the profile or policy of a name, and writes its list. The server needs a configuration. */
export const changeSteps = {
  executor: (call: Call, owner: string, change: Change) =>
    changeProfiles(call, (profiles) =>
      replaced(profiles, owner, (profile) => ({
        ...profile,
        executors: change(executorsOf(profile)).map(({ type, ...step }) => ({ executor: type, ...step })),
      })),
    ),
  condition: (call: Call, owner: string, change: Change) =>
    changePolicies(call, (policies) =>
      replaced(policies, owner, (policy) => ({
        ...policy,
        conditions: change(conditionsOf(policy)).map(({ type, ...step }) => ({ condition: type, ...step })),
      })),
    ),
};

/** Which of the steps of its type a step is, from 1 on: two of a type have nothing else to tell them apart. */
export const numberOf = (steps: readonly Step[], step: Step) =>
  steps.filter(({ type }) => type === step.type).indexOf(step) + 1;

/**
 * The step of a type by its number.
 * @throws NetworkError 404 where there is none
 */
export function numbered(steps: readonly Step[], type: string, number: number): Step {
  const found = steps.filter((step) => step.type === type)[number - 1];
  if (!found) throw notFound(type);
  return found;
}

/** The steps of a list that has another one in place of a step. */
export const withStep = (steps: readonly Step[], old: Step, next?: Step) =>
  steps.flatMap((step) => (step === old ? (next ?? []) : step));

/** Finds a step again in the list as it is now, as `findAgain` does; undefined where it is not there any more. */
function foundAgain(now: readonly Step[], shown: readonly Step[], step: Step): Step | undefined {
  const ofType = (list: readonly Step[]) => list.filter(({ type }) => type === step.type);
  const [inPlace, count] = [ofType(now)[numberOf(shown, step) - 1], ofType(now).length];
  if (inPlace && same(inPlace, step)) return inPlace;
  return now.find((one) => same(one, step)) ?? (count === ofType(shown).length ? inPlace : undefined);
}

/**
 * Finds a step again in the list as it is now: one that is just the same, the one in its place first; else, where no step
 * of its type came or went meanwhile, the one in its place.
 * @param shown the list that it was seen in
 * @throws NetworkError 404 where it is not there any more
 */
export function findAgain(now: readonly Step[], shown: readonly Step[], step: Step): Step {
  const found = foundAgain(now, shown, step);
  if (!found) throw notFound(step.type);
  return found;
}

/**
 * The steps as they are now in another order; what came meanwhile keeps its place.
 * @param shown the list that was sorted
 * @param order its steps in their new order
 */
export function reordered(now: readonly Step[], shown: readonly Step[], order: readonly Step[]): Step[] {
  const sorted = new Set(order.flatMap((step) => foundAgain(now, shown, step) ?? []));
  const next = [...sorted];
  return now.map((step) => (sorted.has(step) ? (next.shift() ?? step) : step));
}
