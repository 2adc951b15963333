import type { UserProfileConfig } from "@keycloak/keycloak-admin-client/lib/defs/userProfileMetadata";
import type { ListedUser } from "~/data/api/extra";
import { UserEmail, UserName } from "~/features/users/page/UserName";
import { useTime } from "~/i18n/useTime";
import { useServerText, useT } from "~/i18n/useT";
import { RelativeTime } from "~/kit/controls/RelativeTime";
import { ShortId } from "~/kit/controls/ShortId";
import type { Column, Filter } from "~/kit/list/columns";
import { ROOT } from "~/parts/profile/userProfile";

/** What the names of columns with attributes begin with. */
export const ATTRIBUTES = "attributes.";

/** Whether users are locked for a time is only known of those that are listed. */
export const LOCKED: Filter<ListedUser> = {
  name: "temporaryLocked",
  label: "temporaryLocked",
  any: "gatehouse.anyLock",
  options: { true: "temporaryLocked" },
  test: ({ bruteForceStatus }) => bruteForceStatus?.disabled === true,
};

/** Whether users may sign in; the server searches for it. */
export const ENABLED: Filter<ListedUser> = {
  name: "enabled",
  label: "enabled",
  any: "gatehouse.anyState",
  options: { true: "enabled", false: "disabled" },
};

/**
 * Columns of the users' list: who they are, and by choice when they were made, their state and what the profile names.
 */
export function useUserColumns(profile: UserProfileConfig): Column<ListedUser>[] {
  const t = useT();
  const label = useServerText();
  const time = useTime();
  const yesNo = (on: boolean | undefined) => t(on ? "yes" : "no");
  const named = (profile.attributes ?? []).filter(({ name }) => name && ROOT.every((one) => one !== name));
  return [
    {
      name: "username",
      label: "username",
      text: ({ username = "" }) => username,
      cell: (user) => <UserName user={user} />,
    },
    { name: "email", label: "email", text: ({ email = "" }) => email, cell: (user) => <UserEmail user={user} /> },
    { name: "lastName", label: "lastName", text: ({ lastName = "" }) => lastName },
    { name: "firstName", label: "firstName", text: ({ firstName = "" }) => firstName },
    {
      name: "createdTimestamp",
      label: "createdAt",
      isExtra: true,
      text: ({ createdTimestamp }) => time(createdTimestamp),
      cell: ({ createdTimestamp }) => <RelativeTime time={createdTimestamp} exact={time(createdTimestamp)} />,
      order: ({ createdTimestamp = 0 }) => createdTimestamp,
    },
    { name: "enabled", label: "enabled", isExtra: true, text: ({ enabled }) => yesNo(enabled) },
    { name: "emailVerified", label: "emailVerified", isExtra: true, text: ({ emailVerified }) => yesNo(emailVerified) },
    { name: "id", label: "id", isExtra: true, text: ({ id = "" }) => id, cell: ({ id = "" }) => <ShortId id={id} /> },
    ...named.map(({ name = "", displayName }): Column<ListedUser> => ({
      name: ATTRIBUTES + name,
      label: { text: label(displayName, name) },
      isExtra: true,
      // as an import reads them
      text: ({ attributes = {} }) => [attributes[name] ?? []].flat().join("|"),
      cell: ({ attributes = {} }) => <bdi>{[attributes[name] ?? []].flat().join(", ") || "—"}</bdi>,
    })),
  ];
}
