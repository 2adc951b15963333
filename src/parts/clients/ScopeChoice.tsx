import type ClientScopeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientScopeRepresentation";
import { useServerText, useSort, useT } from "~/i18n/useT";
import { LocalList } from "~/kit/list/List";
import type { Filter } from "~/kit/list/columns";
import { useLocalListState } from "~/kit/list/useListState";
import { OPENID_CONNECT, protocolText } from "~/parts/clients/protocols";
import { ScopeSearch } from "~/parts/clients/ScopeSearch";

interface Props {
  /** The client scopes that can be selected, in any order. */
  scopes: ClientScopeRepresentation[];
  onSelect: (selected: ClientScopeRepresentation[]) => void;
}

/** Client scopes to select in a dialog, with a filter by protocol where there is more than one. */
export function ScopeChoice({ scopes, onSelect }: Props) {
  const t = useT();
  const label = useServerText();
  const state = useLocalListState();
  const rows = useSort(scopes, ({ name = "" }) => name);
  const protocols = new Set(rows.map(({ protocol = OPENID_CONNECT }) => protocol));
  const byProtocol: Filter<ClientScopeRepresentation> = {
    name: "protocol",
    label: "protocol",
    any: "protocolTypes.all",
    options: Object.fromEntries([...protocols].map((one) => [one, protocolText(one)])),
    test: ({ protocol = OPENID_CONNECT }, value) => protocol === value,
  };
  const filters = protocols.size > 1 ? [byProtocol] : [];
  return (
    <LocalList
      listId="add-scopes"
      label="chooseAMapperType"
      rows={rows}
      state={state}
      id={({ id = "" }) => id}
      search="searchForClientScope"
      selectable
      onSelect={onSelect}
      filters={filters}
      narrowing={
        filters.length > 0
          ? (isSelecting) => <ScopeSearch search="searchForClientScope" {...{ filters, isSelecting, state }} />
          : undefined
      }
      columns={[
        { name: "name", label: "name", text: ({ name = "" }) => name },
        {
          name: "protocol",
          label: "protocol",
          text: ({ protocol = OPENID_CONNECT }) => t(protocolText(protocol)),
        },
        { name: "description", label: "description", text: ({ description }) => label(description) },
      ]}
      empty={{ title: "emptyAddClientScopes", body: "emptyAddClientScopesInstructions" }}
    />
  );
}
