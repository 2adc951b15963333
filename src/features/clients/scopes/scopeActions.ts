import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { useAction } from "~/data/write/action";
import {
  type Assignable,
  assign,
  type AssignedScope,
  changeType,
  unassign,
} from "~/features/clients/scopes/assignedScope";
import { useT } from "~/i18n/useT";
import { confirm } from "~/kit/dialog/confirm";
import { scopeTypes } from "~/parts/clients/scopeTypes";

/**
 * What is done with the scopes of a client.
 * @returns `remove` asks and takes one away; `removeMany` and `changeMany` work on selected rows and can be undone
 */
export function useScopeActions(client: ClientRepresentation) {
  const t = useT();
  const removal = useAction((call, scope: AssignedScope) => unassign(call, client, scope), {
    done: "clientScopeRemoveSuccess",
    failed: "clientScopeRemoveError",
  });
  const remove = async (scope: AssignedScope) => {
    const { name = "" } = scope;
    const yes = await confirm({
      title: ["deleteClientScope", { count: 1, name }],
      body: "deleteConfirmClientScopes",
      names: [name],
      label: "delete",
      danger: true,
    });
    if (yes) await removal.run(scope);
  };
  const removeMany: BulkAction<AssignedScope> = {
    label: "remove",
    call: "clients.delDefaultClientScope",
    run: (call, scope) => unassign(call, client, scope),
    done: "clientScopeRemoveSuccess",
    failed: "clientScopeRemoveError",
    inverse: {
      label: "gatehouse.restoreScopes",
      call: "clients.addDefaultClientScope",
      run: async (call, { id, type }) => (type === "none" ? undefined : assign(call, client, id, type)),
      done: "clientScopeSuccess",
    },
  };
  const changeMany = (to: Assignable): BulkAction<AssignedScope> => ({
    label: { text: `${t("changeTypeTo")}: ${t(scopeTypes[to])}` },
    call: "clients.addDefaultClientScope",
    run: (call, scope) => changeType(call, client, scope, to),
    done: "clientScopeSuccess",
    failed: "clientScopeError",
    inverse: {
      label: "gatehouse.restoreType",
      call: "clients.addDefaultClientScope",
      run: async (call, scope) =>
        scope.type === "none" ? undefined : changeType(call, client, { ...scope, type: to }, scope.type),
      done: "clientScopeSuccess",
    },
  });
  return { remove, removeMany, changeMany };
}
