import type { ListedFlow } from "~/data/api/extra";
import { useRealm } from "~/data/query/useRealm";
import { type Call, useAction } from "~/data/write/action";
import { bindings, boundTo } from "~/features/authentication/flows/flow";
import { useT } from "~/i18n/useT";
import { confirm } from "~/kit/dialog/confirm";

type Deleted = Pick<ListedFlow, "id" | "alias">;

/**
 * Deletes a flow after asking. What uses it by then is told: the server refuses such a flow without a reason.
 * @param leave the page of a flow that is gone
 */
export function useDeleteFlow(leave?: () => unknown) {
  const t = useT();
  const realm = useRealm();
  const usesOf = async (call: Call, { id, alias }: Deleted) => {
    const { usedBy } = (await call("ui.flows")).find((one) => one.id === id) ?? {};
    if (usedBy?.type !== "DEFAULT") return usedBy?.values ?? [];
    return boundTo(await call("realms.findOne", { realm }), alias).map((name) => t(bindings[name]));
  };
  const action = useAction(
    async (call, flow: Deleted) => {
      const uses = await usesOf(call, flow);
      if (uses.length > 0) throw new Error(t(["gatehouse.flowUsedBy", { uses: uses.join(", ") }]));
      await call("authenticationManagement.deleteFlow", { flowId: flow.id });
    },
    { done: "deleteFlowSuccess", failed: "deleteFlowError", leave },
  );
  return async (flow: Deleted) => {
    const yes = await confirm({
      title: "deleteConfirmFlow",
      body: "gatehouse.deleteFlow",
      names: [flow.alias],
      label: "delete",
      danger: true,
    });
    if (yes) await action.run(flow);
  };
}
