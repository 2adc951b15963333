import { Label } from "@patternfly/react-core";
import { Link } from "react-router-dom";
import type { ClientScope } from "~/features/clientScopes/clientScope";
import { OPENID_CONNECT, protocolText } from "~/parts/clients/protocols";
import { TypeSelect } from "~/features/clientScopes/ScopeType";
import { hasFeature } from "~/data/access/features";
import { useServerInfoIfThere } from "~/data/query/serverInfo";
import { useT } from "~/i18n/useT";
import { isParameterized, scopeTypes } from "~/parts/clients/scopeTypes";
import type { Column, Filter } from "~/kit/list/columns";
import { to } from "~/routes";

/** The columns of the list of client scopes, in the order that automation counts. */
export function useScopeColumns(): Column<ClientScope>[] {
  const t = useT();
  return [
    { name: "name", label: "name", text: ({ name = "" }) => name, cell: (scope) => <ScopeLink {...scope} /> },
    {
      name: "type",
      label: "assignedType",
      text: ({ type }) => t(scopeTypes[type]),
      cell: (scope) => <TypeSelect scope={scope} />,
    },
    {
      name: "protocol",
      label: "protocol",
      text: ({ protocol = OPENID_CONNECT }) => t(protocolText(protocol)),
      isOneLine: true,
    },
    {
      name: "order",
      label: "displayOrder",
      text: ({ attributes }) => String(attributes?.["gui.order"] ?? ""),
      order: ({ attributes }) => Number(attributes?.["gui.order"] || Infinity),
    },
    {
      name: "description",
      label: "description",
      text: ({ description = "" }) => description,
      cell: (scope) => <Description {...scope} />,
      isOneLine: true,
    },
  ];
}

/** Filters by type and by protocol, of which those that a realm always has are offered, and those that it has. */
export function scopeFilters(scopes: ClientScope[]): Filter<ClientScope>[] {
  const protocols = new Set([OPENID_CONNECT, "saml", ...scopes.map(({ protocol = OPENID_CONNECT }) => protocol)]);
  return [
    {
      name: "type",
      label: "clientScopeSearch.type",
      testId: "clientScopeSearchType",
      any: "allTypes",
      options: scopeTypes,
      test: ({ type }, value) => type === value,
    },
    {
      name: "protocol",
      label: "clientScopeSearch.protocol",
      testId: "clientScopeSearchProtocol",
      any: "protocolTypes.all",
      options: Object.fromEntries([...protocols].map((protocol) => [protocol, protocolText(protocol)])),
      test: ({ protocol = OPENID_CONNECT }, value) => protocol === value,
    },
  ];
}

/** Name of a scope that leads to it. */
const ScopeLink = ({ id = "", name }: ClientScope) => (
  <Link to={to("client-scope", { id, tab: "settings" })}>{name}</Link>
);

/** The description; before it whether the scope takes a parameter, which the cell of the name must not say. */
function Description(scope: ClientScope) {
  const t = useT();
  const info = useServerInfoIfThere();
  const takesParameter =
    isParameterized(scope) && ["PARAMETERIZED_SCOPES", "DYNAMIC_SCOPES"].some((name) => hasFeature(info, name));
  if (!takesParameter) return scope.description || "—";
  return (
    <>
      <Label isCompact>{t.ifThere("parameterizedScope") ?? t.ifThere("dynamicScope")}</Label> {scope.description}
    </>
  );
}
