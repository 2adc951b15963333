import type UserRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userRepresentation";
import type { WithAccess, Write } from "~/data/access/permissions";
import type { Text } from "~/i18n/useT";
import type { Column } from "~/kit/list/columns";
import { PickDialog } from "~/kit/list/PickDialog";
import type { ListControl } from "~/kit/list/useListState";
import { UserName } from "~/parts/users/UserName";

interface Props {
  title: Text;
  /** Ids of users that are selected already and cannot be picked. */
  taken?: ReadonlySet<string>;
  /** State of the list, where what is taken depends on it. */
  state?: ListControl;
  /** Who has no e-mail address cannot be picked. */
  needsEmail?: boolean;
  /** The call that picking leads to, and the object it writes. */
  call: Write;
  object?: WithAccess;
  onClose: () => void;
  onPick: (users: UserRepresentation[]) => void;
}

const columns: Column<UserRepresentation>[] = [
  {
    name: "username",
    label: "username",
    text: ({ username = "" }) => username,
    cell: (user) => <UserName user={user} />,
  },
  { name: "email", label: "email", text: ({ email = "" }) => email },
  { name: "lastName", label: "lastName", text: ({ lastName = "" }) => lastName },
  { name: "firstName", label: "firstName", text: ({ firstName = "" }) => firstName },
];

/** Picks users of the realm, found by name or e-mail (`GET users`). */
export function UserPicker({ taken, needsEmail, ...props }: Props) {
  const isTaken = ({ id = "" }: UserRepresentation) => taken?.has(id) === true;
  return (
    <PickDialog
      {...props}
      listId="user-picker"
      label="titleUsers"
      from="users.find"
      query={{ briefRepresentation: true }}
      id={({ id = "" }) => id}
      search="searchForUser"
      columns={columns}
      isDisabled={(user) => isTaken(user) || (needsEmail === true && !user.email)}
      isSelected={isTaken}
      empty={{ title: "noUsersFound", body: "emptyInstructions" }}
    />
  );
}
