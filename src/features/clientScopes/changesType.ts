import { isUnanswered } from "~/data/bulk/attempt";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { changeType, type ClientScope, readScope, setType } from "~/features/clientScopes/clientScope";
import type { Text } from "~/i18n/useT";
import { isOptionalOnly, type ScopeType } from "~/parts/clients/scopeTypes";

/** Gives many scopes a type. Its inverse restores the one that the server had right before. Made anew for each run. */
export function changesType(type: ScopeType, label: Text): BulkAction<ClientScope> {
  const before = new Map<string, ScopeType>();
  /** Scopes that may be left without a type: they are out of the list of the old one, and not in that of the new one. */
  const halves = new Set<string>();
  return {
    label,
    call: "clientScopes.addDefaultClientScope",
    run: async (call, { id = "" }) => {
      const { type: now } = await readScope(call, id);
      // a second try, e.g. after an answer that was lost, finds what the first one made
      if (!before.has(id)) before.set(id, now);
      await changeType(call, id, now, type).catch(async (cause: unknown) => {
        const left = isUnanswered(cause) ? undefined : await readScope(call, id).catch(() => undefined);
        // one that has its type as before has nothing to undo
        if (left?.type === before.get(id)) before.delete(id);
        else halves.add(id);
        throw cause;
      });
      halves.delete(id);
    },
    undoes: ({ id = "" }, isDone) => isDone || before.has(id),
    refuse: async (_, scopes) =>
      type === "default" && scopes.some(isOptionalOnly) ? "gatehouse.optionalScopesOnly" : undefined,
    done: "clientScopeSuccess",
    failed: "clientScopeError",
    inverse: {
      label: "gatehouse.restoreType",
      call: "clientScopes.addDefaultClientScope",
      run: async (call, { id = "" }) => {
        const was = before.get(id);
        if (was === undefined) return;
        await setType(call, id, was, type);
        if (halves.has(id)) await setType(call, id, was, "none");
      },
      done: "clientScopeSuccess",
      failed: "clientScopeError",
    },
  };
}
