import { ToolbarItem } from "@patternfly/react-core";
import type { RealmSession } from "~/data/api/extra";
import { refreshShown } from "~/data/query/cache";
import type { Key } from "~/i18n/useT";
import type { Filter } from "~/kit/list/columns";
import { List } from "~/kit/list/List";
import { UtcSwitch } from "~/parts/events/UtcSwitch";
import { sessionKey, useSessionColumns, useSignOut } from "~/parts/users/SessionTable";

interface Props {
  /** See `List`. */
  listId: string;
  /** The call, which cannot sort; `query` is what it gets beside page and search. */
  from: "ui.sessions" | "ui.clientSessions";
  query?: Record<string, unknown>;
  filters?: Filter<RealmSession>[];
  /** Names of columns that say nothing there. */
  without?: readonly string[];
  /** What is said where there is no session. */
  emptyBody: Key;
}

/** Sessions of many users, each of which can be signed out. */
export function SessionList({ without, emptyBody, ...list }: Props) {
  const columns = useSessionColumns(without);
  const signOut = useSignOut();
  return (
    <List
      {...list}
      label="titleSessions"
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
        body: emptyBody,
        action: { label: "refresh", onClick: () => void refreshShown() },
      }}
    />
  );
}
