import { type Call, useAction } from "~/data/write/action";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import type { ClientScope } from "~/features/clientScopes/clientScope";
import { confirm } from "~/kit/dialog/confirm";

const run = (call: Call, { id = "" }: ClientScope) => call("clientScopes.del", { id });

const question = (count: number, name: string) =>
  ({
    title: ["deleteClientScope", { count, name }],
    body: "deleteConfirmClientScopes",
    consequences: count === 1 ? "gatehouse.clientScopeDeleteConsequences" : undefined,
    danger: true,
  }) as const;

const many: BulkAction<ClientScope> = {
  label: "delete",
  call: "clientScopes.del",
  run,
  done: "deletedSuccessClientScope",
  failed: "deletedErrorClientScope",
  // the server refuses only the last of them
  refuse: async (call, rows) =>
    (await call("clientScopes.find")).length <= rows.length ? "notAllowedToDeleteAllClientScopes" : undefined,
  confirm: question,
};

/**
 * Deletes client scopes after asking (`DELETE client-scopes/{id}`), but never all of the realm's.
 * @param leave the page of a scope that is gone
 * @returns `one` deletes a scope, `many` does so for selected rows
 */
export function useDeleteScopes(leave?: () => unknown) {
  const deletion = useAction((call, scope: ClientScope) => run(call, scope), {
    done: "deletedSuccessClientScope",
    failed: "deletedErrorClientScope",
    leave,
  });
  const one = async (scope: ClientScope) => {
    const { name = "" } = scope;
    if (await confirm({ ...question(1, name), names: [name], label: "delete" })) await deletion.run(scope);
  };
  return { one, many };
}
