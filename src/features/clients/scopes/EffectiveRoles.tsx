import { Alert } from "@patternfly/react-core";
import { useEffectiveRoles } from "~/features/clients/scopes/effective";
import type { Evaluated } from "~/features/clients/scopes/EvaluateResults";
import { useSort, useT } from "~/i18n/useT";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";
import { LocalList } from "~/kit/list/List";
import { Loading } from "~/kit/page/Loading";
import { useLocalListState } from "~/kit/list/useListState";

/** The roles that tokens may have, where the user has them. */
export function EffectiveRoles({ client, scope }: Evaluated) {
  const t = useT();
  const state = useLocalListState();
  const { data, error, refresh } = useEffectiveRoles(client, scope);
  const rows = useSort(data ?? [], ({ name }) => name);
  if (error) return <ErrorAlert error={error} retry={refresh} />;
  if (!data) return <Loading />;
  return (
    <>
      {client.fullScopeAllowed && <Alert isInline component="p" variant="info" title={t("gatehouse.fullScopeRoles")} />}
      <LocalList
        listId="effective-role-scope-mappings"
        testId="effective-role-scope-mappings"
        label="effectiveRoleScopeMappings"
        rows={rows}
        state={state}
        id={({ id }) => id}
        search="searchForRole"
        columns={[
          { name: "role", label: "role", text: ({ name }) => name },
          { name: "origin", label: "origin", text: ({ origin }) => origin },
        ]}
        empty={{ title: "noRoles-clients", body: "noRolesInstructions-clients" }}
      />
    </>
  );
}
