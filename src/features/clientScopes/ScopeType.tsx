import { ToolbarItem } from "@patternfly/react-core";
import { useAction } from "~/data/write/action";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { changeType, type ClientScope, isParameterized, type ScopeType } from "~/features/clientScopes/clientScope";
import { useT } from "~/i18n/useT";
import { WriteChoice } from "~/kit/controls/Choice";
import { TextMenu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";

/** The types a scope can have, in the order they are offered. */
export const types = {
  none: "clientScopeType.none",
  default: "clientScopeType.default",
  optional: "clientScopeType.optional",
} as const;

const each = ["none", "default", "optional"] as const;

const isType = (text: string): text is ScopeType => text in types;

/** The type of a scope, changed where it stands. The server refuses a parameterized scope as default. */
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

/** Menu that changes the type of all ticked scopes. */
export function ChangeType({ isDisabled, start }: ChangeTypeProps) {
  const t = useT();
  const action = (type: ScopeType): BulkAction<ClientScope> => ({
    label: { text: `${t("changeTypeTo")}: ${t(types[type])}` },
    call: "clientScopes.addDefaultClientScope",
    run: (call, scope) => changeType(call, scope.id ?? "", scope.type, type),
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
      <TextMenu id="change-type-dropdown" label="changeTypeTo" isDisabled={isDisabled}>
        {each.map((type) => (
          <WriteItem key={type} call="clientScopes.addDefaultClientScope" onClick={() => start(action(type))}>
            {t(types[type])}
          </WriteItem>
        ))}
      </TextMenu>
    </ToolbarItem>
  );
}
