import { ToolbarItem } from "@patternfly/react-core";
import { useClientScopes } from "~/features/clientScopes/clientScope";
import { scopeFilters, useScopeColumns } from "~/features/clientScopes/scopeColumns";
import { ChangeType } from "~/features/clientScopes/ScopeType";
import { useDeleteScopes } from "~/features/clientScopes/useDeleteScopes";
import { useSort, useT } from "~/i18n/useT";
import { LocalList } from "~/kit/list/List";
import { KebabMenu } from "~/kit/controls/Menu";
import { PageHeading } from "~/kit/page/Page";
import { WriteItem, WriteTool } from "~/kit/controls/Write";
import { ScopeSearch } from "~/parts/clients/ScopeSearch";
import { to } from "~/routes";

/** The client scopes of the realm. */
export default function ClientScopeList() {
  const t = useT();
  const scopes = useSort(useClientScopes(), ({ name = "" }) => name);
  const columns = useScopeColumns();
  const filters = scopeFilters(scopes);
  const remove = useDeleteScopes();
  return (
    <>
      <PageHeading title={t("clientScopes")} subtitle={t("clientScopeExplain")} learnMore="_client_scopes" />
      <LocalList
        listId="client-scopes"
        label="clientScopeList"
        rows={scopes}
        id={({ id = "" }) => id}
        searched={({ name = "" }) => name}
        narrowing={(isSelecting) => <ScopeSearch search="searchForClientScope" {...{ filters, isSelecting }} />}
        filters={filters}
        columns={columns}
        actions={[{ label: "delete", call: "clientScopes.del", run: (scope) => void remove.one(scope) }]}
        bulk={[]}
        toolbar={({ length }, _, start) => (
          <>
            <WriteTool label="createClientScope" call="clientScopes.create" to={to("client-scope-new")} />
            <ChangeType isDisabled={length === 0} start={start} />
            <ToolbarItem>
              <KebabMenu testId="kebab">
                <WriteItem
                  call="clientScopes.del"
                  testId="delete"
                  isDisabled={length === 0}
                  onClick={() => start(remove.many)}
                >
                  {t("delete")}
                </WriteItem>
              </KebabMenu>
            </ToolbarItem>
          </>
        )}
      />
    </>
  );
}
