import type { StepKind } from "~/features/realmSettings/clientPolicies/steps";
import { to } from "~/routes";

/** Texts, test ids, calls and addresses of executors and of conditions. */
export const stepTexts = {
  executor: {
    call: "clientPolicies.createProfiles",
    title: "executors",
    titleHelp: "executorsHelpText",
    none: "emptyExecutors",
    noneTestId: undefined,
    add: "addExecutor",
    edit: "executorDetails",
    view: "executorDetails",
    type: "executorType",
    choose: "choose",
    deleteTitle: "deleteExecutorProfileConfirmTitle",
    remove: { done: "deleteExecutorSuccess", failed: "deleteExecutorError" },
    create: { done: "addExecutorSuccess", failed: "addExecutorError" },
    update: { done: "updateExecutorSuccess", failed: "updateExecutorError" },
    sort: { done: "updateClientProfileSuccess", failed: "updateClientProfilesError" },
    testIds: {
      item: undefined,
      row: "executors-list-row",
      cell: "executor-type",
      select: "executorType-select",
      toggle: "kc-executor",
      help: "executorTypeHelpText",
      save: "addExecutor-saveBtn",
      cancel: "addExecutor-cancelBtn",
    },
    linkTestId: () => "editExecutor",
    helpId: () => "executorTypeTextHelpText",
    deleteTestId: (type: string) => `deleteExecutor-${type}`,
  },
  condition: {
    call: "clientPolicies.updatePolicy",
    title: "conditions",
    titleHelp: "conditionsHelp",
    none: "emptyConditions",
    noneTestId: "no-conditions",
    add: "addCondition",
    edit: "editCondition",
    view: "viewCondition",
    type: "conditionType",
    choose: "selectACondition",
    deleteTitle: "deleteClientPolicyConditionConfirmTitle",
    remove: { done: "deleteConditionSuccess", failed: "deleteConditionError" },
    create: { done: "createClientConditionSuccess", failed: "createClientConditionError" },
    update: { done: "updateClientConditionSuccess", failed: "createClientConditionError" },
    sort: { done: "updateClientPolicySuccess", failed: "updateClientPoliciesError" },
    testIds: {
      item: "conditions-list-item",
      row: "conditions-list-row",
      cell: "condition-type",
      select: "conditionType-select",
      toggle: "provider",
      help: "conditionType",
      save: "addCondition-saveBtn",
      cancel: "addCondition-cancelBtn",
    },
    linkTestId: (type: string) => `${type}-condition-link`,
    helpId: (type: string) => type,
    deleteTestId: (type: string) => `delete-${type}-condition`,
  },
} as const;

/** Address of a new step of a profile or policy. */
export const newStepAddress = (kind: StepKind, owner: string) =>
  kind === "executor"
    ? to("client-executor-new", { profileName: owner })
    : to("client-condition-new", { policyName: owner });

/** Address of a step; the first one of its type needs no number. */
export function stepAddress(kind: StepKind, owner: string, type: string, number: number) {
  const which = { number: number > 1 ? String(number) : undefined };
  return kind === "executor"
    ? to("client-executor", { profileName: owner, executorName: type, ...which })
    : to("client-condition", { policyName: owner, conditionName: type, ...which });
}
