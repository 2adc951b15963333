import { ToolbarItem } from "@patternfly/react-core";
import { Link, useNavigate } from "react-router-dom";
import { useAccess } from "~/data/access/access";
import { SEES_REALM } from "~/data/access/readers";
import { refreshShown, useData } from "~/data/query/cache";
import { markDeleted } from "~/data/query/deleted";
import { useRealm } from "~/data/query/useRealm";
import { isTransient, type UserTabProps } from "~/features/users/page/user";
import { useSignOutAll } from "~/features/users/page/useSignOutAll";
import { useT } from "~/i18n/useT";
import { LocalList } from "~/kit/list/List";
import { WriteTool } from "~/kit/controls/Write";
import { sessionKey, useSessionColumns, useSignOut } from "~/parts/users/SessionTable";
import { UtcSwitch } from "~/parts/events/UtcSwitch";
import { to } from "~/routes";

/** The regular sessions of a user: `GET users/{id}/sessions`, all in one answer. */
export function UserSessions({ user }: UserTabProps) {
  const realm = useRealm();
  const navigate = useNavigate();
  const end = () => {
    markDeleted(realm, "users.del", { id: user.id });
    return navigate(to("users"));
  };
  // who is made for a sign-in is gone with its sessions
  const leave = isTransient(user) ? end : undefined;
  const columns = useSessionColumns(["username", "type"]);
  const one = useSignOut(leave);
  const all = useSignOutAll(leave);
  return (
    <LocalList
      listId="user-sessions"
      label="titleSessions"
      rows={useData("users.listSessions", { id: user.id })}
      id={sessionKey}
      search="searchForSession"
      columns={columns}
      actions={one.row}
      bulk={[one.bulk]}
      toolbar={() => (
        <>
          <WriteTool label="logoutAllSessions" call="users.logout" object={user} onClick={() => void all(user)} />
          <ToolbarItem alignSelf="center">
            <UtcSwitch />
          </ToolbarItem>
          <OfflineSessions username={user.username} />
        </>
      )}
      empty={{
        title: "noSessions",
        body: "noSessionsForUser",
        action: { label: "refresh", onClick: () => void refreshShown() },
        children: <OfflineSessions username={user.username} />,
      }}
    />
  );
}

/** The server lists offline sessions of a user only client by client, and in the list of the realm. */
function OfflineSessions({ username = "" }: { username?: string }) {
  const t = useT();
  if (useAccess()(SEES_REALM).length > 0) return null;
  const query = new URLSearchParams({ type: "OFFLINE", search: username });
  return (
    <ToolbarItem alignSelf="center">
      <Link to={`${to("sessions")}?${query}`}>{t("gatehouse.offlineSessions")}</Link>
    </ToolbarItem>
  );
}
