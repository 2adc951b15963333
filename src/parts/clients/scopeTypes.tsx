import type ClientScopeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientScopeRepresentation";
import { ToolbarItem } from "@patternfly/react-core";
import type { WithAccess, Write } from "~/data/access/permissions";
import { useT } from "~/i18n/useT";
import { WriteChoice } from "~/kit/controls/Choice";

/** How clients get a scope, by name of the type: in this order they are offered. */
export const scopeTypes = {
  none: "clientScopeType.none",
  default: "clientScopeType.default",
  optional: "clientScopeType.optional",
} as const;

/** How a client gets a scope: always, on request, or not at all. */
export type ScopeType = keyof typeof scopeTypes;

/** Whether clients request a scope with a parameter; servers before 26.7 call such a scope dynamic. */
export const isParameterized = ({ attributes = {} }: ClientScopeRepresentation) =>
  attributes["is.parameterized.scope"] === "true" || attributes["is.dynamic.scope"] === "true";

/** Whether the server refuses a scope as a default of a client: one with a parameter, and one of verifiable credentials. */
export const isOptionalOnly = (scope: ClientScopeRepresentation) =>
  isParameterized(scope) || scope.protocol === "oid4vc";

interface Props<Type extends ScopeType> {
  /** Types that can be chosen, in order. */
  offered: readonly Type[];
  call: Write;
  /** What it writes where its own `access` counts. */
  object?: WithAccess;
  isDisabled: boolean;
  onChange: (type: Type) => void;
}

interface SelectProps<Type extends ScopeType> extends Props<Type> {
  /** Name of the scope. */
  name: string;
  type: ScopeType;
}

/** The type of a scope in its row, where it is changed. */
export function ScopeTypeSelect<Type extends ScopeType>({ name, type, offered, onChange, ...rest }: SelectProps<Type>) {
  const t = useT();
  return (
    <WriteChoice
      {...rest}
      testId="cell-dropdown"
      className={`gh-scope-${type}`}
      label={`${name} ${t("assignedType")}: ${t(scopeTypes[type])}`}
      value={type}
      text={t(scopeTypes[type])}
      options={useTexts(offered)}
      onChange={(next) => offered.filter((one) => one === next).forEach(onChange)}
    />
  );
}

/** Chooses the type of all selected scopes in the toolbar of their list: a select, as automation knows it. */
export function ChangeTypeTool<Type extends ScopeType>({ offered, onChange, ...rest }: Props<Type>) {
  const t = useT();
  return (
    <ToolbarItem>
      <WriteChoice
        {...rest}
        id="change-type-dropdown"
        label={t("changeTypeTo")}
        text={t("changeTypeTo")}
        value=""
        options={useTexts(offered)}
        onChange={(next) => offered.filter((one) => one === next).forEach(onChange)}
      />
    </ToolbarItem>
  );
}

function useTexts(offered: readonly ScopeType[]) {
  const t = useT();
  return Object.fromEntries(offered.map((one) => [one, t(scopeTypes[one])]));
}
