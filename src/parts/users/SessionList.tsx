import { ToolbarItem } from "@patternfly/react-core";
import type { RealmSession } from "~/data/api/extra";
import { refreshShown } from "~/data/query/cache";
import type { Key } from "~/i18n/useT";
import type { Filter } from "~/kit/list/columns";
import { useServerSource, useSortedPage } from "~/kit/list/listSource";
import { ListView } from "~/kit/list/ListView";
import { useListState } from "~/kit/list/useListState";
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
export function SessionList({ listId, from, query, filters, without, emptyBody }: Props) {
  const columns = useSessionColumns(without);
  const state = useListState();
  const paged = useServerSource(from, query, { columns, filters }, state);
  const source = useSortedPage(paged, columns, state);
  const signOut = useSignOut();
  return (
    <ListView
      listId={listId}
      label="titleSessions"
      id={sessionKey}
      search="searchForSession"
      columns={columns}
      filters={filters}
      source={source}
      state={state}
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
