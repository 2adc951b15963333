import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { ToolbarItem } from "@patternfly/react-core";
import { refreshShown } from "~/data/query/cache";
import { List } from "~/kit/list/List";
import { UtcSwitch } from "~/parts/events/UtcSwitch";
import { sessionKey, useSessionColumns, useSignOut } from "~/parts/users/SessionTable";

/** The sessions that a client is used in, regular and offline ones. */
export function ClientSessions({ client: { id = "" } }: { client: ClientRepresentation }) {
  const columns = useSessionColumns(["clients"]);
  const signOut = useSignOut();
  return (
    <List
      listId="client-sessions"
      label="titleSessions"
      from="ui.clientSessions"
      query={{ clientId: id }}
      id={sessionKey}
      search="searchForSession"
      columns={columns}
      sortsPage
      actions={signOut.row}
      bulk={[signOut.bulk]}
      toolbar={() => (
        <ToolbarItem alignSelf="center">
          <UtcSwitch />
        </ToolbarItem>
      )}
      empty={{
        title: "noSessions",
        body: "noSessionsForClient",
        action: { label: "refresh", onClick: () => void refreshShown() },
      }}
    />
  );
}
