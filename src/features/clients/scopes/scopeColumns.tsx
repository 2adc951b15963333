import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { useAction } from "~/data/write/action";
import {
  type Assignable,
  assignable,
  type AssignedScope,
  changeType,
  typesOf,
} from "~/features/clients/scopes/assignedScope";
import { useServerText, useT } from "~/i18n/useT";
import { Choice } from "~/kit/controls/Choice";
import { LinkIfThere } from "~/kit/page/LinkIfThere";
import type { Column } from "~/kit/list/columns";
import { ScopeTypeSelect, scopeTypes } from "~/parts/clients/scopeTypes";
import { to } from "~/routes";

/**
 * The columns of the scopes of a client, in the order that automation counts.
 * @param isDedicated whether a row is the dedicated scope of the client
 */
export function useScopeColumns(
  client: ClientRepresentation,
  isDedicated: (scope: AssignedScope) => boolean,
): Column<AssignedScope>[] {
  const t = useT();
  const label = useServerText();
  const { id = "" } = client;
  return [
    {
      name: "name",
      label: "assignedClientScope",
      text: ({ name = "" }) => name,
      cell: (scope) => (
        <LinkIfThere
          to={
            isDedicated(scope)
              ? to("client-dedicated-scope", { id })
              : to("client-scope", { id: scope.id ?? "", tab: "settings" })
          }
        >
          {scope.name}
        </LinkIfThere>
      ),
    },
    {
      name: "type",
      label: "assignedType",
      text: ({ type }) => t(scopeTypes[type]),
      cell: (scope) =>
        isDedicated(scope) ? (
          <NoType name={scope.name ?? ""} />
        ) : (
          <TypeSelect key={`${scope.id} ${scope.type}`} client={client} scope={scope} />
        ),
    },
    { name: "description", label: "description", text: ({ description }) => label(description) },
  ];
}

/** The type that the dedicated scope has not: it is always there. */
function NoType({ name }: { name: string }) {
  const t = useT();
  const none = t(scopeTypes.none);
  return (
    <Choice
      testId="cell-dropdown"
      label={`${name} ${t("assignedType")}: ${none}`}
      value="none"
      options={{ none }}
      isDisabled
      onChange={() => undefined}
    />
  );
}

/** The type of a scope, changed in its row. The server refuses some as default. */
function TypeSelect({ client, scope }: { client: ClientRepresentation; scope: AssignedScope }) {
  const { name = "", type } = scope;
  const change = useAction((call, next: Assignable) => changeType(call, client, scope, next), {
    done: "clientScopeSuccess",
    failed: "clientScopeError",
  });
  return (
    <ScopeTypeSelect
      name={name}
      type={type}
      offered={assignable.filter((one) => one === type || typesOf([scope]).includes(one))}
      call="clients.addDefaultClientScope"
      object={client}
      isDisabled={change.running}
      onChange={(next) => void change.run(next)}
    />
  );
}
