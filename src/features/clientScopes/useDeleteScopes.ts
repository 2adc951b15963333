import { type Call, useAction } from "~/data/write/action";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import type { ClientScope } from "~/features/clientScopes/clientScope";
import { confirm } from "~/kit/dialog/confirm";

const run = (call: Call, { id = "" }: ClientScope) => call("clientScopes.del", { id });

const many: BulkAction<ClientScope> = {
  label: "delete",
  call: "clientScopes.del",
  run,
  done: "deletedSuccessClientScope",
  // the server refuses only the last of them
  refuse: async (call, rows) =>
    (await call("clientScopes.find")).length <= rows.length ? "notAllowedToDeleteAllClientScopes" : undefined,
  confirm: (rows) => ({
    title: ["deleteClientScope", { count: rows, name: "" }],
    body: "deleteConfirmClientScopes",
    danger: true,
  }),
};

/**
 * Deletes client scopes after asking (`DELETE client-scopes/{id}`), but never all of the realm's.
 * @param leave the page of a scope that is gone
 * @returns `one` deletes a scope, `many` does so for selected rows
 */
export function useDeleteScopes(leave?: () => unknown) {
  const deletion = useAction(
    async (call, scope: ClientScope) => {
      await run(call, scope);
      // before everything that is shown is requested again
      await leave?.();
    },
    { done: "deletedSuccessClientScope", failed: "deletedErrorClientScope" },
  );
  const one = async (scope: ClientScope) => {
    const { name = "" } = scope;
    const yes = await confirm({
      title: ["deleteClientScope", { count: 1, name }],
      body: "deleteConfirmClientScopes",
      names: [name],
      consequences: "gatehouse.clientScopeDeleteConsequences",
      label: "delete",
      danger: true,
    });
    if (yes) await deletion.run(scope);
  };
  return { one, many };
}
