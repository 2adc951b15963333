import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { ToolbarItem } from "@patternfly/react-core";
import { useState } from "react";
import { AddScopes } from "~/features/clients/scopes/AddScopes";
import { type AssignedScope, typesOf, useAssignedScopes } from "~/features/clients/scopes/assignedScope";
import { useScopeActions } from "~/features/clients/scopes/scopeActions";
import { useScopeColumns } from "~/features/clients/scopes/scopeColumns";
import { Unseen } from "~/features/clients/scopes/Unseen";
import { useSort, useT } from "~/i18n/useT";
import { KebabMenu } from "~/kit/controls/Menu";
import { WriteItem, WriteTool } from "~/kit/controls/Write";
import type { Filter } from "~/kit/list/columns";
import { LocalList } from "~/kit/list/List";
import { ScopeSearch } from "~/parts/clients/ScopeSearch";
import { ChangeTypeTool, scopeTypes } from "~/parts/clients/scopeTypes";

/** Id of the row of the dedicated scope, which is no scope of the realm. */
const DEDICATED = "dedicated";

const isDedicated = ({ id }: AssignedScope) => id === DEDICATED;

const filters: Filter<AssignedScope>[] = [
  {
    name: "type",
    label: "clientScopeSearch.type",
    testId: "clientScopeSearchType",
    any: "allTypes",
    options: { default: scopeTypes.default, optional: scopeTypes.optional },
    test: ({ type }, value) => type === value,
  },
];

/** The scopes of a client, its dedicated one first: given, changed and taken away. */
export function ScopeSetup({ client }: { client: ClientRepresentation }) {
  const t = useT();
  const { id = "", clientId = "" } = client;
  const { assigned, all } = useAssignedScopes(id);
  const sorted = useSort(assigned, ({ name = "" }) => name);
  const [adding, setAdding] = useState(false);
  const { remove, removeMany, changeMany } = useScopeActions(client);
  const dedicated: AssignedScope = {
    id: DEDICATED,
    type: "none",
    name: t(["dedicatedScopeName", { clientName: clientId }]),
    description: t("dedicatedScopeDescription"),
  };
  return (
    <>
      <Unseen isEmpty={all.length === 0 && assigned.length === 0} />
      <LocalList
        listId="scopes-of-client"
        label="clientScopeList"
        rows={[dedicated, ...sorted]}
        id={({ id = "" }) => id}
        searched={({ name = "" }) => name}
        narrowing={(isSelecting) => <ScopeSearch search="searchByName" {...{ filters, isSelecting }} />}
        filters={filters}
        columns={useScopeColumns(client, isDedicated)}
        isDisabled={isDedicated}
        actions={[
          {
            label: "remove",
            call: "clients.delDefaultClientScope",
            object: () => client,
            when: (scope) => !isDedicated(scope),
            run: (scope) => void remove(scope),
          },
        ]}
        bulk={[]}
        toolbar={(selected, _, start) => (
          <>
            <WriteTool
              label="addClientScope"
              call="clients.addDefaultClientScope"
              object={client}
              onClick={() => setAdding(true)}
            />
            <ChangeTypeTool
              offered={typesOf(selected)}
              call="clients.addDefaultClientScope"
              object={client}
              isDisabled={selected.length === 0}
              onChange={(type) => start(changeMany(type))}
            />
            <ToolbarItem>
              <KebabMenu testId="kebab">
                <WriteItem
                  call="clients.delDefaultClientScope"
                  object={client}
                  isDisabled={selected.length === 0}
                  onClick={() => start(removeMany())}
                >
                  {t("remove")}
                </WriteItem>
              </KebabMenu>
            </ToolbarItem>
          </>
        )}
      />
      {adding && <AddScopes client={client} assigned={assigned} all={all} onClose={() => setAdding(false)} />}
    </>
  );
}
