import { useAccess } from "~/data/access/access";
import { useOptional } from "~/data/query/cache";
import { UserDetails } from "~/features/users/details/UserDetails";
import { UserHeading } from "~/features/users/page/UserHeading";
import { useUserTabs } from "~/features/users/tabs/useUserTabs";
import { isTransient, useUser } from "~/features/users/page/user";
import { UserAttributes } from "~/features/users/details/UserAttributes";
import { UserSessions } from "~/features/users/tabs/UserSessions";
import { lazily } from "~/kit/page/lazily";
import { usePlace } from "~/kit/page/place";
import { RoutableTabs } from "~/kit/page/RoutableTabs";

const AccessExplorer = lazily(() =>
  import("~/features/users/access/AccessExplorer").then((module) => module.AccessExplorer),
);

const UserGroups = lazily(() => import("~/features/users/tabs/UserGroups").then((module) => module.UserGroups));
const UserEvents = lazily(() => import("~/features/users/tabs/UserEvents").then((module) => module.UserEvents));

/** One user. Each tab gets the user; its title is in the site map, and all but the first one load when opened. */
export default function UserTabs() {
  const user = useUser(usePlace().params.id ?? "");
  const { identity, belonging } = useUserTabs({ user });
  const access = useAccess();
  const seesEvents = access("view-events").length === 0;
  const seesGroups = access("query-groups").length === 0;
  const hasUnmanaged = ["ENABLED", "ADMIN_EDIT", "ADMIN_VIEW"].includes(
    useOptional("users.getProfile")?.unmanagedAttributePolicy ?? "",
  );
  return (
    <>
      <UserHeading user={user} />
      <RoutableTabs
        label={user.username ?? user.id}
        tabs={{
          settings: { testId: "user-details-tab", content: <UserDetails user={user} /> },
          ...(hasUnmanaged && { attributes: { testId: "attributesTab", content: <UserAttributes user={user} /> } }),
          ...identity,
          // the server knows no effective roles of who is kept nowhere
          ...(!isTransient(user) && {
            access: { testId: "user-access-tab", content: <AccessExplorer user={user} /> },
          }),
          ...(seesGroups && { groups: { testId: "user-groups-tab", content: <UserGroups user={user} /> } }),
          ...belonging,
          sessions: { testId: "user-sessions-tab", content: <UserSessions user={user} /> },
          ...(seesEvents && { events: { testId: "events-tab", content: <UserEvents user={user} /> } }),
        }}
      />
    </>
  );
}
