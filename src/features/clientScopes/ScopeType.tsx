import { useAction } from "~/data/write/action";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { changesType } from "~/features/clientScopes/changesType";
import { type ClientScope, setType } from "~/features/clientScopes/clientScope";
import { useT } from "~/i18n/useT";
import {
  ChangeTypeTool,
  isOptionalOnly,
  type ScopeType,
  ScopeTypeSelect,
  scopeTypes,
} from "~/parts/clients/scopeTypes";

const each = ["none", "default", "optional"] as const;

/** The type of a scope, changed in its row. The server refuses some as default. */
export function TypeSelect({ scope }: { scope: ClientScope }) {
  const { id = "", name = "", type } = scope;
  const change = useAction((call, next: ScopeType) => setType(call, id, next), {
    done: "clientScopeSuccess",
    failed: "clientScopeError",
  });
  return (
    <ScopeTypeSelect
      name={name}
      type={type}
      offered={each.filter((one) => one !== "default" || one === type || !isOptionalOnly(scope))}
      call="clientScopes.addDefaultClientScope"
      isDisabled={change.running}
      onChange={(next) => void change.run(next)}
    />
  );
}

interface ChangeTypeProps {
  isDisabled: boolean;
  start: (action: BulkAction<ClientScope>) => void;
}

/** Changes the type of all selected scopes. */
export function ChangeType({ isDisabled, start }: ChangeTypeProps) {
  const t = useT();
  return (
    <ChangeTypeTool
      offered={each}
      call="clientScopes.addDefaultClientScope"
      isDisabled={isDisabled}
      onChange={(type) => start(changesType(type, { text: `${t("changeTypeTo")}: ${t(scopeTypes[type])}` }))}
    />
  );
}
