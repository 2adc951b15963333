import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { type Call, useAction } from "~/data/write/action";
import { type Assignable, type AssignedScope, readAssigned, unassign } from "~/features/clients/scopes/assignedScope";
import { settingTo } from "~/features/clients/scopes/settingTo";
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
  const rows = {
    id: ({ id = "" }: AssignedScope) => id,
    client: () => client,
    read: (call: Call, scope: AssignedScope) => readAssigned(call, client, scope),
  };
  const removeMany = (): BulkAction<AssignedScope> => ({
    label: "remove",
    call: "clients.delDefaultClientScope",
    ...settingTo("none", rows, { label: "gatehouse.restoreScopes", done: "clientScopeSuccess" }),
    done: "clientScopeRemoveSuccess",
    failed: "clientScopeRemoveError",
  });
  const changeMany = (to: Assignable): BulkAction<AssignedScope> => ({
    label: { text: `${t("changeTypeTo")}: ${t(scopeTypes[to])}` },
    call: "clients.addDefaultClientScope",
    ...settingTo(to, rows, { label: "gatehouse.restoreType", done: "clientScopeSuccess" }),
    done: "clientScopeSuccess",
    failed: "clientScopeError",
  });
  return { remove, removeMany, changeMany };
}
