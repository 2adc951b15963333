import type { BulkAction } from "~/data/bulk/bulkRuns";
import { changeType, type ClientScope, readScope, setType } from "~/features/clientScopes/clientScope";
import type { Text } from "~/i18n/useT";
import { isOptionalOnly, type ScopeType } from "~/parts/clients/scopeTypes";

/** Gives many scopes a type. Its inverse restores the one that the server had right before. Made anew for each run. */
export function changesType(type: ScopeType, label: Text): BulkAction<ClientScope> {
  const before = new Map<string, ScopeType>();
  return {
    label,
    call: "clientScopes.addDefaultClientScope",
    run: async (call, { id = "" }) => {
      const { type: now } = await readScope(call, id);
      // a second try, e.g. after an answer that was lost, finds what the first one made
      if (!before.has(id)) before.set(id, now);
      await changeType(call, id, now, type);
    },
    refuse: async (_, scopes) =>
      type === "default" && scopes.some(isOptionalOnly) ? "gatehouse.optionalScopesOnly" : undefined,
    done: "clientScopeSuccess",
    failed: "clientScopeError",
    inverse: {
      label: "gatehouse.restoreType",
      call: "clientScopes.addDefaultClientScope",
      run: async (call, { id = "" }) => {
        const was = before.get(id);
        if (was !== undefined) await setType(call, id, was, type);
      },
      done: "clientScopeSuccess",
      failed: "clientScopeError",
    },
  };
}
