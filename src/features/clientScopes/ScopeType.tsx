import { ToolbarItem } from "@patternfly/react-core";
import { useAction } from "~/data/write/action";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { changeType, type ClientScope, isParameterized, type ScopeType } from "~/features/clientScopes/clientScope";
import { useT } from "~/i18n/useT";
import { WriteChoice } from "~/kit/controls/Choice";

/** The types a scope can have, in the order they are offered. */
export const types = {
  none: "clientScopeType.none",
  default: "clientScopeType.default",
  optional: "clientScopeType.optional",
} as const;

const each = ["none", "default", "optional"] as const;

const isType = (text: string): text is ScopeType => text in types;

/** The type of a scope, changed in its row. The server refuses a parameterized scope as default. */
export function TypeSelect({ scope }: { scope: ClientScope }) {
  const t = useT();
  const { id = "", name, type } = scope;
  const change = useAction((call, next: ScopeType) => changeType(call, id, type, next), {
    done: "clientScopeSuccess",
    failed: "clientScopeError",
  });
  const offered = each.filter((one) => one !== "default" || one === type || !isParameterized(scope));
  return (
    <WriteChoice
      testId="cell-dropdown"
      className={`gh-scope-${type}`}
      label={`${name} ${t("assignedType")}: ${t(types[type])}`}
      call="clientScopes.addDefaultClientScope"
      value={type}
      options={Object.fromEntries(offered.map((one) => [one, t(types[one])]))}
      isDisabled={change.running}
      onChange={(next) => isType(next) && void change.run(next)}
    />
  );
}

interface ChangeTypeProps {
  isDisabled: boolean;
  start: (action: BulkAction<ClientScope>) => void;
}

/** Changes the type of all selected scopes: a select, as automation knows it. */
export function ChangeType({ isDisabled, start }: ChangeTypeProps) {
  const t = useT();
  const action = (type: ScopeType): BulkAction<ClientScope> => ({
    label: { text: `${t("changeTypeTo")}: ${t(types[type])}` },
    call: "clientScopes.addDefaultClientScope",
    run: (call, scope) => changeType(call, scope.id ?? "", scope.type, type),
    refuse: async (_, scopes) =>
      type === "default" && scopes.some(isParameterized) ? "gatehouse.parameterizedDefault" : undefined,
    done: "clientScopeSuccess",
    inverse: {
      label: "gatehouse.restoreType",
      call: "clientScopes.addDefaultClientScope",
      run: (call, scope) => changeType(call, scope.id ?? "", type, scope.type),
      done: "clientScopeSuccess",
    },
  });
  return (
    <ToolbarItem>
      <WriteChoice
        id="change-type-dropdown"
        label={t("changeTypeTo")}
        text={t("changeTypeTo")}
        call="clientScopes.addDefaultClientScope"
        value=""
        options={Object.fromEntries(each.map((type) => [type, t(types[type])]))}
        isDisabled={isDisabled}
        onChange={(type) => isType(type) && start(action(type))}
      />
    </ToolbarItem>
  );
}
