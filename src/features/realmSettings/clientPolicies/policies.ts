import type ClientPolicyRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientPolicyRepresentation";
import { useAction } from "~/data/write/action";
import { changePolicies, replaced, without } from "~/features/realmSettings/clientPolicies/lists";
import { confirm } from "~/kit/dialog/confirm";

/** Switches a policy on, or off after asking (`PUT client-policies/policies`). */
export function useEnablePolicy() {
  const { run, running } = useAction(
    (call, name: string, enabled: boolean) =>
      changePolicies(call, (policies) => replaced(policies, name, (policy) => ({ ...policy, enabled }))),
    { done: "updateClientPolicySuccess", failed: "updateClientPoliciesError" },
  );
  const enable = async ({ name = "" }: ClientPolicyRepresentation, on: boolean) => {
    const yes =
      on ||
      (await confirm({
        title: "disablePolicyConfirmTitle",
        body: "disablePolicyConfirm",
        names: [name],
        label: "disable",
      }));
    if (yes) await run(name, on);
  };
  return { enable, isRunning: running };
}

/**
 * Deletes a policy after asking (`PUT client-policies/policies`).
 * @param leave the page of a policy that is gone
 */
export function useDeletePolicy(leave?: () => unknown) {
  const deletion = useAction((call, name: string) => changePolicies(call, (policies) => without(policies, name)), {
    done: "deleteClientPolicySuccess",
    failed: "deleteClientPolicyError",
    leave,
  });
  return async (name: string) => {
    const yes = await confirm({
      title: "deleteClientPolicyConfirmTitle",
      body: ["deleteClientPolicyConfirm", { policyName: name }],
      names: [name],
      label: "delete",
      danger: true,
    });
    if (yes) await deletion.run(name);
  };
}
