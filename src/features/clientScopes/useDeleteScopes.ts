import { type Call, useAction } from "~/data/action";
import type { BulkAction } from "~/data/bulk";
import type { ClientScope } from "~/features/clientScopes/clientScope";
import { confirm } from "~/kit/confirm";

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
 * @returns `one` answers whether the scope is gone; `many` does it for ticked rows
 */
export function useDeleteScopes() {
  const deletion = useAction(run, { done: "deletedSuccessClientScope", failed: "deletedErrorClientScope" });
  const one = async (scope: ClientScope) => {
    const { name = "" } = scope;
    const yes = await confirm({
      title: ["deleteClientScope", { count: 1, name }],
      body: "deleteConfirmClientScopes",
      names: [name],
      falls: "gatehouse.clientScopeDeleteFalls",
      label: "delete",
      danger: true,
    });
    return yes && !(await deletion.run(scope));
  };
  return { one, many };
}
