import { useAccess } from "~/data/access/access";
import { prefetch, preloadOptional, useData } from "~/data/query/cache";
import { listRead } from "~/data/query/reads";
import { hasFeature } from "~/data/access/features";
import { SEES_REALM } from "~/data/access/readers";
import { preloadServerInfo, useServerInfo } from "~/data/query/serverInfo";
import { preference } from "~/data/browser/preferences";
import { ATTRIBUTES } from "~/features/users/list/userColumns";
import { SEARCHED } from "~/features/users/list/userSearch";
import { LIST_ID, UserTable } from "~/features/users/list/UserTable";
import { useT } from "~/i18n/useT";
import { PageHeading } from "~/kit/page/Page";
import { RoutableTabs } from "~/kit/page/RoutableTabs";
import type { PageModule } from "~/place";
import { useRealm } from "~/data/query/useRealm";
import { Permissions } from "~/parts/users/Permissions";

/**
 * Starts the list's reads together; the list itself waits where it has to be known first that no directory is read.
 */
export const preload: PageModule["preload"] = async ({ realm = "", tab = "list" }, search) => {
  if (tab !== "list") return preloadServerInfo();
  const params = new URLSearchParams(search);
  const isSearched = ["search", "enabled", ...SEARCHED].some((name) => params.get(name));
  const columns = params.get("columns")?.split(" ") ?? preference("gatehouse.lists")[LIST_ID]?.shown ?? [];
  const query = { briefRepresentation: !columns.some((name) => name.startsWith(ATTRIBUTES)) };
  const list = () => prefetch(realm, listRead("ui.users", query, ["enabled", ...SEARCHED])({}, params.toString()));
  const info = preloadOptional(realm, "ui.info");
  const rows = isSearched
    ? list()
    : info.then((known) => (known?.userProfileProvidersEnabled === false ? list() : undefined));
  await Promise.all([info, rows, preloadOptional(realm, "users.getProfile"), preloadServerInfo()]);
};

/** The users of the realm. */
export default function UserList() {
  const t = useT();
  const can = useAccess();
  // the server answers these permissions to who may view the realm
  const mayGrant =
    can(["manage-authorization", "manage-users", "manage-clients"]).length === 0 && can(SEES_REALM).length === 0;
  const legacy = hasFeature(useServerInfo(), "ADMIN_FINE_GRAINED_AUTHZ");
  return (
    <>
      <PageHeading title={t("titleUsers")} subtitle={t("usersExplain")} />
      <div data-testid="users-page">
        <RoutableTabs
          label={t("titleUsers")}
          testId="user-tabs"
          tabs={{
            list: { testId: "listTab", content: <UserTable /> },
            ...(legacy && mayGrant && { permissions: { testId: "permissionsTab", content: <UserPermissions /> } }),
          }}
        />
      </div>
    </>
  );
}

/** Who may manage all users of the realm: `GET` and `PUT users-management-permissions`. */
function UserPermissions() {
  const realm = useRealm();
  return (
    <Permissions
      type="users"
      permissions={useData("realms.getUsersManagementPermissions", { realm })}
      call="realms.updateUsersManagementPermissions"
      set={(call, enabled) => call("realms.updateUsersManagementPermissions", { realm, enabled })}
    />
  );
}
