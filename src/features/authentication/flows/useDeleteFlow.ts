import type { ListedFlow } from "~/data/api/extra";
import { useAction } from "~/data/write/action";
import { confirm } from "~/kit/dialog/confirm";

/**
 * Deletes a flow after asking; the server refuses one that is in use.
 * @param leave leads away from its page before what is shown there is read again
 */
export function useDeleteFlow(leave?: () => Promise<void> | void) {
  const action = useAction(
    async (call, flowId: string) => {
      await call("authenticationManagement.deleteFlow", { flowId });
      await leave?.();
    },
    { done: "deleteFlowSuccess", failed: "deleteFlowError" },
  );
  return async ({ id, alias }: Pick<ListedFlow, "id" | "alias">) => {
    const yes = await confirm({
      title: "deleteConfirmFlow",
      body: "gatehouse.deleteFlow",
      names: [alias],
      label: "delete",
      danger: true,
    });
    if (yes) await action.run(id);
  };
}
